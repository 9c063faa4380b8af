import { type WageFloor, wageFloors } from '@/content/planning/wageFloors'
import { floorRow } from './wageFloors'

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

it.each([
  ['2026-12-31', ['13,90 € vom 01.01.2026 bis 31.12.2026', '14,60 € vom 01.01.2027 bis 31.01.2028']],
  ['2027-01-01', ['14,60 € vom 01.01.2027 bis 31.01.2028']],
  ['2028-02-01', ['14,60 € vom 01.01.2027 bis 31.01.2028']],
])(
  'says on %s what holds and follows, and at the end what held last; always where the next one will stand',
  (day, wages) => {
    expect(floorRow(minimum, day, [minimum]).wages.map(spaced)).toEqual([
      ...wages,
      'Was danach gilt, steht im Bundesgesetzblatt.',
    ])
  },
)

it('says what the minimum wage is where nothing else is known from then on', () => {
  const cleaning: WageFloor = {
    ...minimum,
    work: 'cleaning',
    steps: [{ cents: 1500, from: '2026-01-01', to: '2026-12-31' }],
  }
  expect(floorRow(cleaning, '2026-12-01', [minimum, cleaning]).wages.map(spaced)).toEqual([
    '15,00 € vom 01.01.2026 bis 31.12.2026',
    'danach mindestens 14,60 € (Mindestlohn)',
    'Was danach gilt, steht im Bundesgesetzblatt.',
  ])
})

it('says of the source whom it binds, where that is to be looked up', () => {
  const note = 'Ob er alle bindet, steht im Bundesanzeiger'
  expect(floorRow({ ...minimum, note }, '2027-01-01', [minimum]).source).toBe(`Verordnung. ${note}`)
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
