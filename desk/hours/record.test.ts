import { Temporal } from 'temporal-polyfill'
import { exampleIn } from '@/content/planning/examplePlan'
import type { Plan } from '@/content/planning/types'
import { offer } from '@/content/services/offered'
import { rowsOf } from '@/desk/fields/rows'
import { calendarOf } from '@/desk/time/calendar'
import { hoursOf } from '@/desk/time/hours'
import { rangeOf } from '@/desk/time/period'
import { total } from '@/desk/time/table'
import { emptyPost, formOf, type PostTexts, readForm } from './record'

const plan: Plan = { ...exampleIn(2027), land: 'HE' }
const [service] = offer.services
const post: PostTexts = { ...emptyPost, name: 'Tor', days: 'Mo,Di', from: '8', to: '16', people: '2' }
const withPost = (patch: Partial<PostTexts>, of = plan) =>
  readForm({ ...formOf(of), posts: rowsOf([{ ...post, ...patch }]) })

it('reads back the plan that it was filled with', () => {
  const full: Plan = {
    ...plan,
    ...(service !== undefined && { service }),
    period: { kind: 'range', from: '2027-05-01', to: '2027-09-30' },
    sunday: '6-20',
    fullTime: { weeklyHours: 38.5, leaveDays: 30, sickDays: 10 },
    posts: [
      {
        ...(plan.posts[0] ?? { days: [], from: '08:00', to: '16:00', people: 1, name: '' }),
        dates: [{ from: '2027-06-01', to: '2027-06-30' }],
      },
    ],
  }
  for (const each of [plan, full]) {
    expect(readForm(formOf(each))).toMatchObject({ plan: each, incomplete: 0, leavesNobody: false })
  }
})

it.each<[Partial<PostTexts>, string]>([
  [{ from: '' }, 'from'],
  [{ to: 'x' }, 'to'],
  [{ people: '0' }, 'people'],
  [{ days: '' }, 'days'],
  [{ dates: 'im Sommer' }, 'dates'],
  [{ dates: '1.5.2028' }, 'dates'],
  [{ dates: '1.5. außer 1.5.' }, 'dates'],
])('does not count a post with %j, and says so', (patch, field) => {
  const { plan: read, incomplete, faults } = withPost(patch)
  expect([read?.posts, incomplete]).toEqual([[], 1])
  expect(Object.keys(faults.posts.get(1) ?? {})).toEqual([field])
})

const rangeOfDays = (from: string, to: string): Plan => ({ ...plan, period: { kind: 'range', from, to } })

it('takes days without a year for those of the period, and the evening before a year', () => {
  expect(withPost({ dates: '1.5.–30.9.' }).plan?.posts[0]?.dates).toEqual([
    { from: '2027-05-01', to: '2027-09-30' },
  ])
  const night = { from: '22', to: '6' }
  expect(withPost({ ...night, dates: '31.12.2026' }).incomplete).toBe(0)
  // By day it has no hour in the year.
  expect(withPost({ dates: '31.12.2026' }).incomplete).toBe(1)
  expect(withPost({ dates: '24.12.–31.12.' }).plan?.posts[0]?.dates).toEqual([
    { from: '2027-12-24', to: '2027-12-31' },
  ])
  expect(
    withPost({ ...night, dates: '31.12.2026' }, rangeOfDays('2027-01-01', '2027-01-02')).incomplete,
  ).toBe(1)
  // No link can hold the evening before the first year.
  const first = { ...plan, period: { kind: 'year', year: 2026 } } as const
  expect(withPost({ dates: '1.12.–31.1.' }, first).plan?.posts[0]?.dates).toEqual([
    { from: '2026-01-01', to: '2026-01-31' },
    { from: '2026-12-01', to: '2026-12-31' },
  ])
})

const workdays = 'Di,Mi,Do,Fr'
const everyDay = 'Mo,Di,Mi,Do,Fr,Sa,So,Ft'

it.each<[string, Partial<PostTexts>, Plan, number]>([
  [
    'every summer of five years',
    { days: workdays, from: '9:30', to: '17', dates: '1.5.-31.10.' },
    rangeOfDays('2026-01-01', '2030-12-31'),
    3825,
  ],
  [
    'the holidays of a school year',
    {
      days: `Mo,${workdays}`,
      from: '18',
      to: '24',
      dates: '4.10.-16.10., 23.12.-11.1., 3.4.-15.4., 3.7.-31.7.',
    },
    rangeOfDays('2027-08-01', '2028-07-31'),
    324,
  ],
  ...(
    [
      ['2027-01-01', '2028-12-31', 6072],
      ['2027-10-01', '2028-09-30', 3036],
      ['2027-06-01', '2028-05-31', 3036],
    ] as const
  ).map(([from, to, hours]): [string, Partial<PostTexts>, Plan, number] => [
    `a pool from ${from} to ${to}`,
    { days: everyDay, from: '9', to: '20', people: '2', dates: '1.5.-15.9.' },
    rangeOfDays(from, to),
    hours,
  ]),
])('counts %s', (_, patch, of, hours) => {
  const { plan: read } = withPost({ people: '1', ...patch }, of)
  const days = read && calendarOf(Temporal, 'HE', rangeOf(read.period))
  expect(read && days && total(hoursOf(read, days).table) / 60).toBe(hours)
})

it('reads what was typed anew in another period, and says what it understood', () => {
  const said = (dates: string, of = plan) =>
    withPost({ dates }, of)
      .fieldsOf({ ...post, dates })
      .dates.understood?.(dates)
  const plain = (...of: Parameters<typeof said>) => said(...of)?.replaceAll('\u00a0', ' ')
  expect(plain('1.5.–30.9.')).toBe('Gilt 1.5.–30.9.2027.')
  expect(plain('1.5.–30.9.', rangeOfDays('2026-01-01', '2030-12-31'))).toBe(
    'Gilt jedes Jahr 1.5.–30.9. (2026 bis 2030).',
  )
  expect(plain('1.5., 3.4.–15.4.2028')).toBe('Gilt 1.5.2027. 3.4.–15.4.2028 liegt außerhalb des Zeitraums.')
  expect(plain('1.5., 3.4.2028, 4.4.2028')).toContain('3.4.2028, 4.4.2028 liegen außerhalb')
  const ten = Array.from({ length: 10 }, (_, at) => `${at + 1}.5.`).join()
  expect(plain(ten)).toMatch(/, 8\.5\.2027 und an 2 weiteren Terminen\.$/)
  expect([plain(''), plain('im Sommer'), plain('1.5.2028')]).toEqual(['', '', ''])
})

it('has no plan while a date is missing or behind the other', () => {
  const { place, ...form } = formOf(plan)
  const range = (from: string, to: string) =>
    readForm({ ...form, place: { ...place, period: 'range', from, to } })
  expect(range('2027-05-10', '')).toMatchObject({ plan: null, faults: { place: { to: 'empty' } } })
  expect(range('', '2100-01-05').faults.place).toEqual({ from: 'empty', to: 'nonsense' })
  expect(range('2027-05-10', '2027-05-09')).toMatchObject({ plan: null, faults: { place: { to: 'order' } } })
  expect(range('2027-05-10', '2027-05-10').plan?.period).toEqual({
    kind: 'range',
    from: '2027-05-10',
    to: '2027-05-10',
  })
})

it('counts nobody where the assumptions leave no time, or cannot be read', () => {
  const { fullTime, ...form } = formOf(plan)
  for (const patch of [{ weeklyHours: '0' }, { leaveDays: '200', sickDays: '200' }, { sickDays: 'x' }]) {
    expect(readForm({ ...form, fullTime: { ...fullTime, ...patch } }).leavesNobody).toBe(true)
  }
})
