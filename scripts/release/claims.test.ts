import { claim, claimed } from '@/content/claim'
import { everyText } from '@/content/support/everyText'
import { expectNoFaults } from '@/content/support/expectNoFaults'
import { claims, claimsOf } from './claims'

it('finds on a page the claims that stand there, and no others', () => {
  const text = `Ja. ${claim('Wir kommen zu zweit.')}`
  expect(claimsOf('seite', { heading: 'Wer kommt?', items: [text] }).sentences).toEqual([
    'Wir kommen zu zweit.',
  ])
})

it('asks for every claim of content/', async () => {
  await everyText()
  const asked = claims.flatMap(({ sentences }) => sentences)
  expectNoFaults(
    [...claimed]
      .filter((sentence) => !asked.includes(sentence) && sentence !== 'Wir kommen zu zweit.')
      .map((sentence) => `No page of scripts/release/claims.ts holds the claim „${sentence}“.`),
  )
})
