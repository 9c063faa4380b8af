import { compounds } from '@/content/compounds'
import { hyphenate } from './hyphenate'

it('breaks the words that content/compounds.ts lists, and no others', () => {
  const [listed = ''] = compounds
  const word = listed.replace('|', '')
  expect(hyphenate(`Mehr ${word}, Bundesverdienstkreuz.`)).toBe(
    `Mehr ${listed.replace('|', '\u00ad')}, Bundesverdienstkreuz.`,
  )
})
