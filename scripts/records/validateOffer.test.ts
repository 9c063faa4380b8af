import type { Offer } from '@/content/services/offered'
import type { ServiceSlug } from '@/content/services/slugs'
import { validateOffer } from './validateOffer'

const offer: Offer = { services: ['werkschutz', 'objektschutz'], large: ['werkschutz'], footer: [] }
const many: ServiceSlug[] = [
  'werkschutz',
  'objektschutz',
  'empfangsdienst',
  'kontrolldienst',
  'hotelsicherheit',
  'reinigungsdienste',
]

it.each<[string, Partial<Offer>]>([
  ['services ist leer', { services: [], large: [] }],
  ['services „museumswache“ ist keine von', { services: ['werkschutz', 'museumswache' as 'werkschutz'] }],
  ['services „objektschutz“ steht zweimal da', { services: ['werkschutz', 'objektschutz', 'objektschutz'] }],
  ['large „hotelsicherheit“ steht nicht in services', { large: ['hotelsicherheit'] }],
  ['large hat 4 Einträge; möglich sind höchstens 3', { services: many, large: many.slice(0, 4) }],
  ['footer hat 6 Einträge; möglich sind höchstens 5', { services: many, footer: many }],
])('%s', (line, change) => {
  expect(validateOffer({ ...offer, ...change })).toEqual([
    expect.stringMatching(
      /^content\/services\/offered\.ts: .*\. Richtig ist zum Beispiel „\['\w+', '\w+'\]“\.$/,
    ),
  ])
  expect(validateOffer({ ...offer, ...change })[0]).toContain(line)
})

it('takes one service, or all that the lists hold', () => {
  expect(validateOffer({ services: ['werkschutz'], large: [], footer: [] })).toEqual([])
  expect(validateOffer({ services: many, large: many.slice(0, 3), footer: many.slice(0, 5) })).toEqual([])
})
