import { realContent } from '@/scripts/records/support/realContent'
import { releaseHints } from './releaseHints'

const live = { siteUrl: 'https://www.nachtruf.de', formEndpoint: 'https://formdienst.de/f', indexing: true }
const unset = { siteUrl: null, formEndpoint: null, indexing: true }
const sentences = Array.from({ length: 100 }, (_, at) => `Satz ${at}`)
const unconfirmed = { ...realContent, claims: [{ name: 'home', sentences }], confirmations: {} }

it('says in a few lines what a release lists in many', () => {
  const linesOf = (texts: string[]) => texts.join('\n').split('\n')
  expect(linesOf(releaseHints(unset, unconfirmed))).toEqual([
    expect.stringContaining('Die Adresse der Website fehlt'),
    expect.stringContaining('Die Adresse des Formulardienstes fehlt'),
    expect.stringContaining('npm run release'),
  ])
})

it('says nothing of a site that may go public', () => {
  expect(releaseHints(live, realContent)).toEqual([])
})
