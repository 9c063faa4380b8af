import { getHolidays } from 'feiertagejs'
import { type Land, laender } from './laender'
import { localHolidays } from './localHolidays'

/** With which digits postal codes begin in each Land: a wrong town or two Länder mixed up are seen. */
const postalRegions: Record<Land, string> = {
  BW: '63 64 68 69 70 71 72 73 74 75 76 77 78 79 88 89 97',
  BY: '63 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97',
  BE: '10 12 13 14',
  BB: '01 03 04 14 15 16 17 19 39',
  HB: '27 28',
  HH: '20 21 22 27',
  HE: '34 35 36 37 55 60 61 63 64 65 68 69',
  MV: '17 18 19 23',
  NI: '19 21 26 27 28 29 30 31 34 37 38 48 49',
  NW: '32 33 34 37 40 41 42 44 45 46 47 48 49 50 51 52 53 57 58 59',
  RP: '51 53 54 55 56 57 65 66 67 76',
  SL: '66',
  SN: '01 02 04 07 08 09',
  ST: '06 29 38 39',
  SH: '20 21 22 23 24 25',
  TH: '04 06 07 36 37 98 99',
}
const records = Object.entries(laender).map(([land, record]) => ({ land: land as Land, ...record }))

it.each(records)('$land has an authority that a letter and a mail reach', ({ land, dataProtection }) => {
  const { name, address, email } = dataProtection
  expect(name).toMatch(/^\S.*Datenschutz.*\S$/)
  // A house number stays in the line of its street.
  const [, postalRegion] =
    address.match(/^\S.*[^\d\s]\u00a0\d+[a-z]?(?:–\d+)?, (\d\d)\d{3} [A-ZÄÖÜ][a-zäöüß]+$/) ?? []
  expect(postalRegions[land].split(' ')).toContain(postalRegion)
  expect(email).toMatch(/^[a-z]+@[a-z.-]+\.de$/)
})

it('has no authority twice', () => {
  for (const field of ['name', 'address', 'email'] as const) {
    expect(new Set(records.map(({ dataProtection }) => dataProtection[field])).size).toBe(16)
  }
})

it.each(records)('$land goes into the sentences of the pages', ({ inLand, permit, assembly }) => {
  expect(inLand).toMatch(/^(?:in [A-Z][^\s]+|im Saarland)$/)
  if (permit !== null) {
    expect(permit).toMatch(/^(?:meist )?(?:der|die|das) .*[a-z]$/)
  }
  if (assembly !== null) {
    expect(assembly).toMatch(/^(?:§\u00a0\d+ der|nach der) \S+(?: \S+)?[a-zR]$/)
  }
})

/** Holidays that do not hold in all of a Land or not every year, and whether the library counts them there. */
const partial: [land: Land, date: string, name: string, counted: boolean][] = [
  ['BY', '2027-08-15', 'Mariä Himmelfahrt', true],
  ['BY', '2027-08-08', 'Friedensfest', false],
  ['BE', '2028-06-17', '17.\u00a0Juni\u00a02028', false],
  ['SN', '2027-05-27', 'Fronleichnam', false],
  ['TH', '2027-05-27', 'Fronleichnam', false],
]

it.each(partial)('%s says of %s how the calculator counts it', (land, date, name, counted) => {
  const dates = getHolidays(Number(date.slice(0, 4)), land).map((day) => day.date.toISOString().slice(0, 10))
  expect(dates.includes(date)).toBe(counted)
  const sentence = localHolidays[land]?.split(/(?<=\.) (?=[A-Z])/).find((each) => each.includes(name))
  expect(sentence).toContain(counted ? 'ist eingerechnet' : 'ist nicht eingerechnet')
})

it('says nothing of holidays where each holds in the whole Land', () => {
  expect(new Set(Object.keys(localHolidays))).toEqual(new Set(partial.map(([land]) => land)))
})
