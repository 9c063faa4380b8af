import { eventIn } from './eventPlan'

// Fridays to Sundays.
it.each([
  [2026, '2026-06-12', '2026-06-14'],
  [2027, '2027-06-11', '2027-06-13'],
  [2031, '2031-06-13', '2031-06-15'],
])('is on the second Saturday in June of %d', (year, from, to) => {
  const { period, posts } = eventIn(year)
  expect(period).toEqual({ kind: 'range', from, to })
  expect([posts[0]?.dates?.[0]?.from, posts.at(-1)?.dates?.[0]?.from]).toEqual([from, to])
})
