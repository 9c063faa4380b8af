import { costsPage } from '@/content/planning/costsPage'
import { type WageFloor, wageFloors } from '@/content/planning/wageFloors'
import { floorRow, knownWage } from './wageFloors'

const minimum: WageFloor = {
  work: 'any',
  land: null,
  what: 'Gesetzlicher Mindestlohn',
  steps: [
    { cents: 1390, from: '2026-01-01', to: '2026-12-31' },
    { cents: 1460, from: '2027-01-01', to: '2028-01-31' },
  ],
  source: 'Verordnung',
  later: 'im Bundesgesetzblatt',
}
const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

const FIRST = '13,90 € vom 1. Januar bis 31. Dezember 2026'
const SECOND = '14,60 € vom 1. Januar 2027 bis 31. Januar 2028'

it.each([
  ['2025-12-31', `Der Mindestlohn beträgt ${FIRST} und ${SECOND}. Wo`],
  ['2026-12-31', `Der Mindestlohn beträgt ${FIRST} und ${SECOND}. Wo`],
  ['2027-01-01', `Der Mindestlohn beträgt ${SECOND}. Wo`],
  [
    '2028-02-01',
    `Der Mindestlohn betrug zuletzt ${SECOND}. Was danach gilt, steht im Bundesgesetzblatt. Wo der Tarifvertrag gilt, begann`,
  ],
])('says on %s what holds and what follows, from when to when; at the end, what held last', (day, said) => {
  const known = knownWage(minimum, day)
  const [text = ''] = costsPage.price.answer({ minimum: known, agreement: known })
  expect(spaced(`${text}`)).toContain(said)
})

it('speaks of no agreement where none is known', () => {
  const [text] = costsPage.price.answer({ minimum: knownWage(minimum, '2027-01-01'), agreement: null })
  expect(spaced(`${text}`)).toContain(`${SECOND}. Darüber liegen`)
})

it.each([
  ['2026-12-31', ['13,90 € vom 01.01.2026 bis 31.12.2026', '14,60 € vom 01.01.2027 bis 31.01.2028']],
  ['2028-02-01', ['14,60 € vom 01.01.2027 bis 31.01.2028', 'Was danach gilt, steht im Bundesgesetzblatt.']],
])('has a row on %s, too', (day, wages) => {
  expect(floorRow(minimum, day).wages.map(spaced)).toEqual(wages)
})

it('knows one lowest wage a day for the same work in the same Land', () => {
  const kinds = wageFloors.map(({ work, land }) => `${work} ${land}`)
  expect(kinds).toEqual([...new Set(kinds)])
  for (const { steps } of wageFloors) {
    const days = steps.flatMap(({ from, to }) => [from, to])
    expect(days).toEqual(days.toSorted())
    expect(steps.filter(({ from }, at) => from === steps[at - 1]?.to)).toEqual([])
  }
})
