import { claim, claimed } from '@/content/claim'
import { facts } from '@/content/facts'
import { forms } from '@/content/forms'
import { home } from '@/content/home'
import { services } from '@/content/services'
import { everyText } from '@/content/support/everyText'
import { expectNoFaults } from '@/content/support/expectNoFaults'
import { textsIn } from '@/content/support/textsIn'
import { ui } from '@/content/ui'
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

it('has figures in facts.ts and nowhere else', () => {
  const { terms, ...written } = home
  const figures = Object.values(facts).map(({ value }) => value)
  const allowed = new Set([ui.footer.founded, ...home.about.columns.map(String)])
  expectNoFaults(
    textsIn({ written, services, ui, forms })
      .filter(({ text }) => figures.some((figure) => text.includes(figure)) && !allowed.has(text))
      .map(({ place, text }) => `${place} types a figure of content/facts.ts: take it from there: „${text}“`),
  )
})
