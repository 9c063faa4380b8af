import { streife } from '@/content/planning/streife'
import { errorOf } from '@/desk/fields/planner'
import { type PatrolPlan, patrolMinutes, patrolOutcome, patrols } from './patrols'

const stop = (minutes: string, checks: string) => ({ name: 'Lager', minutes, checks })
const everyNight: PatrolPlan['options'] = { nights: '7', road: '' }
const { faults } = streife

test('two checks of ten minutes each night: some 60 a month, 10 hours on site, as the page of the service says', () => {
  const { site, checks } = patrolMinutes({ rows: [stop('10', '2')], options: everyNight })
  expect(site).toEqual({ night: 20, week: 140, year: 7280 })
  expect(checks).toEqual({ night: 2, week: 14 })
  expect((checks.week * 52) / 12).toBeCloseTo(60.7, 1)
  expect(site.year / 12 / 60).toBeCloseTo(10.1, 1)
})

test('the example by hand: 60 + 40 + 20 minutes', () => {
  const { site, checks } = patrolMinutes(patrols.example)
  expect(site).toEqual({ night: 120, week: 840, year: 43_680 })
  expect(checks).toEqual({ night: 6, week: 42 })
})

test.each([
  ['1', 20],
  ['5', 100],
  ['7', 140],
] as const)('%s nights a week are %d minutes', (nights, week) => {
  expect(patrolMinutes({ rows: [stop('10', '2')], options: { nights, road: '' } }).site.week).toBe(week)
})

test('travel is not guessed', () => {
  expect(patrolMinutes({ rows: [stop('10', '2')], options: everyNight })).toMatchObject({
    road: null,
    weekWithRoad: null,
  })
})

test('travel that somebody knows is added beside, never into the minutes on site', () => {
  const result = patrolMinutes({ rows: [stop('10', '2')], options: { nights: '5', road: '45' } })
  expect(result.site.week).toBe(100)
  expect(result.weekWithRoad).toBe(5 * 65)
})

test.each([
  ['weit', 'nonsense'],
  ['0', 'small'],
  ['1.441', 'large'],
] as const)('travel of %j is %s', (road, fault) => {
  expect(errorOf(patrols.options.road, road)).toBe(faults.road[fault])
  expect(patrolMinutes({ rows: [], options: { nights: '7', road } }).weekWithRoad).toBeNull()
})

test.each([
  ['', '2', null, null],
  ['10', '', null, null],
  ['x', '2', 'nonsense', null],
  ['0', '2', 'small', null],
  ['601', '2', 'large', null],
  ['10', '0', null, 'small'],
  ['10', '1,5', null, 'fraction'],
  ['10', '25', null, 'large'],
  ['10', '-1', null, 'nonsense'],
] as const)(
  'nothing comes of %j minutes, %j checks; the rest counts',
  (minutes, checks, minutesFault, checksFault) => {
    const result = patrolMinutes({ rows: [stop(minutes, checks), stop('7,5', '2')], options: everyNight })
    expect(errorOf(patrols.fields.minutes, minutes)).toBe(
      minutesFault ? faults.minutes[minutesFault] : undefined,
    )
    expect(errorOf(patrols.fields.checks, checks)).toBe(checksFault ? faults.checks[checksFault] : undefined)
    expect(result.stops).toHaveLength(1)
    expect(result.site.night).toBe(15)
    expect(result.checks.night).toBe(2)
  },
)

test('no stops, no minutes', () => {
  expect(patrolMinutes({ rows: [], options: everyNight }).site).toEqual({ night: 0, week: 0, year: 0 })
})

test('the outcome in words; a tour on the road is a bar of its own', () => {
  const { figures, table, notes, request } = patrolOutcome({
    rows: patrols.example.rows.slice(0, 2),
    options: { nights: '5', road: '45' },
  })
  expect(figures.map(({ value }) => value)).toEqual(['100', '8,3', '20'])
  expect(table).toMatchObject({
    rows: [
      { name: 'Bürohaus', cells: ['30', '2', '60'], bar: { length: 30, pieces: 2, look: 'plain' } },
      { name: 'Lager', cells: ['20', '2', '40'] },
      { name: 'Fahrt', cells: ['', '', '45'], bar: { length: 45, pieces: 1, look: 'open' } },
    ],
    foot: { cells: ['', '4', '100'] },
  })
  expect(notes[1]).toBe(streife.withRoad('12,1'))
  expect(request?.lines.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    '– Bürohaus: 2 × 30 Minuten je Nacht',
    '– Lager: 2 × 20 Minuten je Nacht',
    '5 Nächte die Woche: 100 Minuten vor Ort je Nacht, 8,3 Stunden und 20 Kontrollen in der Woche, ohne Fahrt',
    'Fahrzeit je Nacht, soweit bekannt: 45 Minuten',
  ])
})
