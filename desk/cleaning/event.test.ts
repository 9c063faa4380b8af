import { Temporal } from 'temporal-polyfill'
import { type EventDraft, veranstaltung } from '@/content/planning/veranstaltung'
import { errorOf, type Field } from '@/desk/fields/planner'
import { total } from '@/desk/time/table'
import { event, eventHours, eventOutcome, germanDate, headsByDay, mostAtOnce, phasesOf } from './event'

const { faults } = veranstaltung
const draft = (patch: Partial<EventDraft> = {}): EventDraft => ({
  name: 'Tor',
  date: '2027-06-12',
  from: '18:00',
  to: '23:00',
  people: '2',
  ...patch,
})
const shifts = (...drafts: readonly EventDraft[]) => phasesOf(drafts).map(({ shift }) => shift)
const days = (...drafts: EventDraft[]) => headsByDay(shifts(...drafts))
const outcome = (...rows: EventDraft[]) => eventOutcome({ rows, options: { land: 'HE' } }, Temporal)

function fieldOf(key: string): Field {
  const field = new Map<string, Field>(Object.entries(event.fields)).get(key)
  if (field === undefined) {
    throw new Error(key)
  }
  return field
}

describe('phasesOf', () => {
  test.each([
    ['18:00', '23:00', 1080, 1380],
    ['22:00', '06:00', 1320, 1800],
    ['16:00', '00:00', 960, 1440],
    ['08:00', '08:00', 480, 1920],
    ['00:00', '12:15', 0, 735],
  ])('%s to %s', (from, to, start, end) => {
    expect(shifts(draft({ from, to }))[0]).toEqual({
      date: '2027-06-12',
      from: start,
      to: end,
      people: 2,
    })
  })

  test.each([
    [{ date: '' }, undefined],
    [{ from: '' }, undefined],
    [{ to: '' }, undefined],
    [{ people: '' }, undefined],
    [{ date: '12.06.2027' }, faults.date.nonsense],
    [{ date: '2027-13-01' }, faults.date.nonsense],
    [{ date: '2025-12-31' }, faults.date.small],
    [{ date: '2036-01-01' }, faults.date.large],
    [{ from: '25:00' }, faults.time.nonsense],
    [{ from: '18:10' }, faults.time.fraction],
    [{ to: 'spät' }, faults.time.nonsense],
    [{ people: '0' }, faults.people.small],
    [{ people: '1,5' }, faults.people.fraction],
    [{ people: '1.000' }, faults.people.large],
    [{ people: 'viele' }, faults.people.nonsense],
  ])('%j is no shift', (patch, error) => {
    expect(shifts(draft(patch))).toEqual([])
    expect(Object.entries(patch).map(([key, text]) => errorOf(fieldOf(key), text))).toEqual([error])
  })

  test('a row that is wrong leaves the others alone', () => {
    expect(shifts(draft({ people: 'x' }), draft())).toHaveLength(1)
  })

  test('ten hours are not long, a quarter more is', () => {
    expect(outcome(draft({ from: '08:00', to: '18:00' })).notes).toEqual([])
    expect(outcome(draft({ from: '08:00', to: '18:15' })).notes).toEqual([veranstaltung.long('Tor')])
  })
})

describe('headsByDay', () => {
  test('adds up who is there at the same time', () => {
    expect(
      days(draft({ from: '16:00', to: '20:00' }), draft({ from: '18:00', to: '22:00', people: '3' })),
    ).toEqual([
      {
        date: '2027-06-12',
        stretches: [
          { from: 960, to: 1080, heads: 2 },
          { from: 1080, to: 1200, heads: 5 },
          { from: 1200, to: 1320, heads: 3 },
        ],
      },
    ])
  })

  test('a shift over midnight stands on two days, also at the end of a year', () => {
    expect(days(draft({ date: '2027-12-31', from: '22:00', to: '06:00' }))).toEqual([
      { date: '2027-12-31', stretches: [{ from: 1320, to: 1440, heads: 2 }] },
      { date: '2028-01-01', stretches: [{ from: 0, to: 360, heads: 2 }] },
    ])
  })

  test('one that ends at midnight stands on one', () => {
    expect(days(draft({ from: '16:00', to: '00:00' }))).toHaveLength(1)
  })

  test('a relief that leaves the number as it is makes no step', () => {
    expect(
      days(draft({ from: '08:00', to: '12:00' }), draft({ from: '12:00', to: '16:00' }))[0]?.stretches,
    ).toEqual([{ from: 480, to: 960, heads: 2 }])
  })

  test('nobody is nothing', () => {
    expect(
      days(draft({ from: '08:00', to: '09:00' }), draft({ from: '10:00', to: '11:00' }))[0]?.stretches,
    ).toHaveLength(2)
    expect(headsByDay([])).toEqual([])
  })

  test('days in their order, whatever the order of the rows', () => {
    expect(days(draft({ date: '2027-06-13' }), draft()).map(({ date }) => date)).toEqual([
      '2027-06-12',
      '2027-06-13',
    ])
  })
})

test('most at once, the first time', () => {
  expect(mostAtOnce(days(draft({ date: '2027-06-13' }), draft()))).toEqual({
    date: '2027-06-12',
    from: 1080,
    to: 1380,
    heads: 2,
  })
  expect(mostAtOnce([])).toBeNull()
})

test('the example by hand: 16 + 20 + 48 + 48 + 32 + 24 hours, most during the concert', () => {
  const planned = shifts(...event.example.rows)
  expect(total(eventHours(Temporal, 'HE', planned)) / 60).toBe(188)
  expect(mostAtOnce(headsByDay(planned))).toEqual({ date: '2027-06-12', from: 1200, to: 1380, heads: 20 })
})

test('a date to read', () => {
  expect(germanDate('2027-06-12')).toBe('Sa., 12.06.2027')
})

test('the outcome in words', () => {
  const { figures, heads, request, announced } = outcome(
    draft({ name: 'Bühne', from: '16:00', to: '00:00' }),
    draft({ name: '', date: '2027-06-13', from: '00:00', to: '08:00', people: '1' }),
    draft({ people: '' }),
  )
  expect(figures.map(({ value }) => value)).toEqual(['24', '8', '2'])
  expect(heads?.note).toBe(veranstaltung.most('2', 'Sa., 12.06.2027', '16:00', '24:00'))
  expect(announced).toBe(veranstaltung.announced('24', '8', '2'))
  expect(request?.lines.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    '– Bühne: Sa., 12.06.2027, 16:00 bis 00:00 Uhr, Kräfte: 2',
    '– Zeile 2: So., 13.06.2027, 00:00 bis 08:00 Uhr, Kräfte: 1',
    'Zusammen 24 Stunden, davon nachts 8, sonntags 8, an Feiertagen 0 (Hessen)',
  ])
})

test('nothing planned: no picture, nothing to ask for', () => {
  expect(outcome()).toMatchObject({
    figures: [{ value: '0' }, { value: '0' }, { value: '0' }],
    request: null,
  })
  expect(outcome().heads).toBeUndefined()
})
