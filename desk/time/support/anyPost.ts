import fc from 'fast-check'
import type { Clock } from '@/content/clock'
import { type DateRange, weekdays } from '@/content/planning/days'
import type { Post } from '@/content/planning/post'
import { clockOf } from '@/lib/both/clock'

const quarter = (most: number) => fc.integer({ min: 0, max: most }).map((at) => at * 15)
const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

export const anyRange = fc.tuple(day, day).map((days): DateRange => {
  const [from = '', to = ''] = days.sort()
  return { from, to }
})

/** Values of every field of a post: a new one has none yet, and the compiler says so. */
export const anyPost: { readonly [Field in keyof Required<Post>]: fc.Arbitrary<Required<Post>[Field]> } = {
  days: fc.subarray([...weekdays], { minLength: 1 }),
  from: quarter(95).map(clockOf),
  to: quarter(96).map((time): Clock => (time === 1440 ? '24:00' : clockOf(time))),
  people: fc.integer({ min: 1, max: 99 }),
  name: fc.stringMatching(/^[a-zäß]{1,20}$/),
  dates: fc.array(anyRange, { minLength: 1, maxLength: 4 }),
  onCall: fc.boolean(),
}
