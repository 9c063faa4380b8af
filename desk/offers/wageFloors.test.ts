import { wageFloors } from '@/content/planning/wageFloors'
import { floorRows, floorText } from './wageFloors'

const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

it('says what holds on the day, then what follows', () => {
  expect(spaced(floorText('2026-11-26', 'any', 'HE'))).toBe('13,90 € (vom 1. Januar 2027 an 14,60 €)')
  expect(spaced(floorText('2026-12-31', 'guarding', 'HE'))).toBe('15,15 € (vom 1. Januar 2027 an 15,70 €)')
  expect(spaced(floorText('2027-01-01', 'guarding', 'HE'))).toBe('15,70 €')
  expect(spaced(floorText('2025-12-31', 'glass', 'RP'))).toBe('vom 1. Januar 2026 an 18,40 €')
})

it('says nothing of an agreement that has ended, or that another Land has', () => {
  expect(floorText('2028-01-01', 'guarding', 'HE')).toBe('')
  expect(floorText('2026-11-26', 'guarding', 'RP')).toBe('')
  expect(floorText('2027-01-01', 'cleaning', 'HE')).toBe('')
  expect(spaced(floorText('2030-01-01', 'any', 'RP'))).toBe('14,60 €')
})

it('knows one lowest wage a day for the same work in the same Land', () => {
  for (const one of wageFloors) {
    expect(one.to === null || one.from <= one.to).toBe(true)
    const others = wageFloors.filter(
      (other) =>
        other !== one && other.work === one.work && other.land === one.land && other.from >= one.from,
    )
    for (const other of others) {
      expect(one.to !== null && one.to < other.from).toBe(true)
    }
  }
})

it('has one row for each kind of work, with all that holds on a day or later', () => {
  const rows = floorRows('HE', '2026-11-26')
  expect(rows.map(({ what }) => what)).toEqual([...new Set(rows.map(({ what }) => what))])
  expect(rows[0]?.wages.map((wage) => wage.replaceAll('\u00a0', ' '))).toEqual([
    '13,90 € vom 01.01.2026 bis 31.12.2026',
    '14,60 € ab 01.01.2027',
  ])
  expect(floorRows('BE', '2027-06-01').map(({ wages }) => wages.length)).toEqual([1])
})
