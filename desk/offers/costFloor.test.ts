import { type WageFloor, wageFloors } from '@/content/planning/wageFloors'
import { contributionFactor, costFloor, floorOf, fullTimeHours } from './costFloor'

const row = (when: string, wage: number, withContributions: number, hour: number, night: number) => ({
  when,
  wage,
  withContributions,
  hour,
  night,
})
/** By hand: wage × 1.197, then × 2087 ÷ 1743, then ten hours of it. */
const TARIFF = [row('2026', 1515, 1813, 2171, 217), row('2027', 1570, 1879, 2250, 225)]
/** Of Rheinland-Pfalz, whose wage of 2027 no source says. */
const TARIFF_RP = [row('2026', 1514, 1812, 2170, 217)]
const MINIMUM = [row('2026', 1390, 1664, 1992, 199), row('2027', 1460, 1748, 2093, 209)]

it('reckons with the hours of the page, and with the halves that the law fixes', () => {
  expect(fullTimeHours).toEqual({ paid: 2087, duty: 1743 })
  expect(contributionFactor('HE')).toBe(1197)
})

it('reckons exactly where floating numbers do not, and rounds each amount once', () => {
  // 18.37 × 1.197 = 21.98889; × 2087 ÷ 1743 = 26.328630…
  expect(floorOf(1837, 'HE')).toEqual({ wage: 1837, withContributions: 2199, hour: 2633, night: 263 })
})

it('knows that an employer in Saxony pays half a per cent less', () => {
  expect(contributionFactor('SN')).toBe(1192)
  // 14.60 × 1.192 = 17.4032; × 2087 ÷ 1743 = 20.8379…
  expect(floorOf(1460, 'SN')).toMatchObject({ withContributions: 1740, hour: 2084, night: 208 })
})

it.each([
  ['HE', '2026-11-28', 'agreement', TARIFF, false],
  ['HE', '2026-12-31', 'agreement', TARIFF, false],
  ['HE', '2027-01-01', 'agreement', TARIFF.slice(1), false],
  ['HE', '2027-12-31', 'agreement', TARIFF.slice(1), false],
  ['HE', '2028-03-01', 'agreement', TARIFF.slice(1), true],
  ['RP', '2026-11-28', 'agreement', TARIFF_RP, false],
  ['RP', '2027-01-01', 'minimum', MINIMUM.slice(1), false],
  ['HH', '2026-11-28', 'minimum', MINIMUM, false],
  ['HH', '2028-03-01', 'minimum', MINIMUM.slice(1), true],
] as const)(
  'in %s on %s shows by %s what holds and follows, and at the end what held last',
  (land, day, kind, rows, isOver) => {
    expect(costFloor(wageFloors, land, day)).toMatchObject({ kind, rows, isOver })
  },
)

it('says beside an agreement what the minimum wage of the day comes to', () => {
  const minimumOn = (land: 'HE' | 'HH', day: string) => costFloor(wageFloors, land, day).minimum
  expect(minimumOn('HE', '2026-11-28')).toBe(1992)
  expect(minimumOn('HE', '2027-01-01')).toBe(2093)
  expect(minimumOn('HH', '2026-11-28')).toBeNull()
})

it('reckons with the minimum wage where it is known and the agreement is not', () => {
  const risen = wageFloors.map((floor) =>
    floor.work === 'any'
      ? { ...floor, steps: [{ cents: 1600, from: '2028-01-01', to: '2028-12-31' }] as const }
      : floor,
  )
  expect(costFloor(risen, 'HE', '2028-03-01')).toMatchObject({
    kind: 'minimum',
    isOver: false,
    minimum: null,
    rows: [{ when: '2028', wage: 1600 }],
  })
})

it('names the days of a wage that holds for no whole year', () => {
  const minimum: WageFloor = {
    work: 'any',
    land: null,
    what: 'Mindestlohn',
    steps: [{ cents: 1390, from: '2027-02-01', to: '2028-01-31' }],
    source: 'Verordnung',
    later: 'im Bundesgesetzblatt',
  }
  expect(costFloor([minimum], 'HE', '2027-03-01').rows[0].when).toBe(
    'vom\u00a01.\u00a0Februar\u00a02027 bis\u00a031.\u00a0Januar\u00a02028',
  )
})
