import { streife } from '@/content/planning/streife'
import { patrolMinutes } from './patrols'

const stop = (minutes: string, checks: string) => ({ name: 'Lager', minutes, checks })
const everyNight = { nights: 7, road: '' }

test('two checks of ten minutes each night: some 60 a month, 10 hours on site, as the page of the service says', () => {
  const { site, checks } = patrolMinutes([stop('10', '2')], everyNight)
  expect(site).toEqual({ night: 20, week: 140, year: 7280 })
  expect(checks).toEqual({ night: 2, week: 14 })
  expect((checks.week * 52) / 12).toBeCloseTo(60.7, 1)
  expect(site.year / 12 / 60).toBeCloseTo(10.1, 1)
})

test('the example by hand: 60 + 40 + 20 minutes', () => {
  const { site, checks } = patrolMinutes(streife.example, everyNight)
  expect(site).toEqual({ night: 120, week: 840, year: 43_680 })
  expect(checks).toEqual({ night: 6, week: 42 })
})

test.each([
  [1, 20],
  [5, 100],
  [7, 140],
])('%d nights a week are %d minutes', (nights, week) => {
  expect(patrolMinutes([stop('10', '2')], { nights, road: '' }).site.week).toBe(week)
})

test('travel is not guessed', () => {
  expect(patrolMinutes([stop('10', '2')], everyNight)).toMatchObject({
    road: { value: null, fault: null },
    weekWithRoad: null,
  })
})

test('travel that somebody knows is added beside, never into the minutes on site', () => {
  const result = patrolMinutes([stop('10', '2')], { nights: 5, road: '45' })
  expect(result.site.week).toBe(100)
  expect(result.weekWithRoad).toBe(5 * 65)
})

test.each([
  ['weit', 'nonsense'],
  ['0', 'small'],
  ['1.441', 'large'],
])('travel of %j is %s', (road, fault) => {
  expect(patrolMinutes([], { nights: 7, road })).toMatchObject({ road: { fault }, weekWithRoad: null })
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
])(
  'nothing comes of %j minutes, %j checks; the rest counts',
  (minutes, checks, minutesFault, checksFault) => {
    const result = patrolMinutes([stop(minutes, checks), stop('7,5', '2')], everyNight)
    expect(result.stops[0]).toMatchObject({
      minutes: { fault: minutesFault },
      checks: { fault: checksFault },
      night: null,
    })
    expect(result.site.night).toBe(15)
    expect(result.checks.night).toBe(2)
  },
)

test('no stops, no minutes', () => {
  expect(patrolMinutes([], everyNight).site).toEqual({ night: 0, week: 0, year: 0 })
})
