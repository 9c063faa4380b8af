import { everyText } from './support/everyText'
import { expectNoFaults } from './support/expectNoFaults'
import { ofSample } from './support/ofSample'

jest.mock('@/content/place', () => ({
  isSamplePlace: jest.requireActual('@/content/place').isSamplePlace,
  place: {
    town: 'Kiel',
    area: 'Kiel und an der Förde',
    titleArea: 'Kiel und Förde',
    land: 'SH',
    regions: [
      { name: 'Kiel', text: 'Hafen und Werften' },
      { name: 'Plön', text: 'Hotels am See' },
    ],
  },
  areaInTitles: 'Kiel und an der Förde',
}))
// Records of their own, which an owner replaces, too.
jest.mock('@/content/company', () => {
  const actual = jest.requireActual('@/content/company')
  const texts = Object.keys(actual.company).map((field) => [field, field])
  return { ...actual, company: Object.fromEntries(texts) }
})
jest.mock('@/content/extras', () => ({ extras: { film: true } }))
jest.mock('@/content/formService', () => ({ formService: { provider: 'Anbieter' } }))

/** Tables of all Länder, the map of another town, and what pictures and film of the sample show: a release asks for others. */
const RECORDS =
  /^content\/(?:placeMap|laender|landNames|planning\/(?:offeredLaender|wageFloors|surchargeHours)|pictures)\.ts|^content\/(?:ui\.ts: ui\.film|night\.ts: night\.captions\.film)/

// An owner's own sentences name his town.
ofSample('says of a company elsewhere nothing of the place of the sample', async () => {
  const { place } = jest.requireActual<typeof import('./place')>('./place')
  const names = [place.town, ...place.regions.map(({ name }) => name), 'Rhein', 'Main', 'Rheinland-Pfalz']
  const words = new RegExp(`(?<!\\p{L})(?:${names.join('|')}|Hessisch)`, 'u')
  const texts = (await everyText()).filter(({ place: where }) => !RECORDS.test(where))
  expect(texts.filter(({ text }) => text.includes('Kiel')).length).toBeGreaterThan(20)
  expect(texts.filter(({ text }) => text === 'Sicherheitsdienst Kiel und Förde')).toHaveLength(2)
  expectNoFaults(
    texts.flatMap(({ place: where, text }) => {
      const [found] = text.replaceAll('\u2060', '').match(words) ?? []
      return found === undefined
        ? []
        : [
            `${where} names „${found}“, where only this company works: take it from content/place.ts: „${text}“`,
          ]
    }),
  )
})

it('takes over of the sample neither its trade fair nor its office on the map', () => {
  jest.isolateModules(() => {
    jest.doMock('@/content/owner/place.json', () => ({ town: 'Kiel', area: 'Kiel', land: 'SH' }))
    const { place } = jest.requireActual<typeof import('./place')>('./place')
    expect(place).toMatchObject({ town: 'Kiel', land: 'SH' })
    expect(place).not.toHaveProperty('geo')
    expect(place).not.toHaveProperty('tradeFair')
  })
})

it('sends nobody to a trade fair in a town that has none', async () => {
  const hotel = (await everyText()).filter(({ place: where }) => where.includes('hotelsicherheit'))
  expect(hotel.length).toBeGreaterThan(20)
  expect(hotel.filter(({ text }) => text.includes('Messe'))).toEqual([])
})
