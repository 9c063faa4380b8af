import { Temporal } from 'temporal-polyfill'
import { germanHours } from '@/desk/german/numbers'
import { reckon } from '@/desk/hours/reckoning'
import { postPlan } from '@/desk/specimens/postPlan'
import { calendarOf } from '@/desk/time/calendar'
import { rangeOf } from '@/desk/time/period'
import { total } from '@/desk/time/table'
import { eventIn } from './eventPlan'

it.each([
  [2026, '2026-06-13'],
  [2027, '2027-06-12'],
  [2031, '2031-06-14'],
  [2030, '2030-06-08'],
])('is on the second Saturday in June of %d', (year, day) => {
  expect(eventIn(year).period).toEqual({ kind: 'range', from: day, to: day })
})

it('comes to the hours and heads of the sheet', () => {
  const plan = eventIn(2027)
  const { table, peak } = reckon(plan, calendarOf(Temporal, plan.land, rangeOf(plan.period)))
  const [sheet] = postPlan.flatMap((block) => (block.kind === 'table' ? [block] : []))
  const [heads = [], hours = []] = sheet?.foot ?? []
  expect(germanHours(total(table))).toBe(hours.at(-1))
  expect(String(peak?.people)).toBe(heads[2])
})
