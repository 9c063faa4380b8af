import { render } from '@testing-library/react'
import { examplePlan } from '@/content/planning/examplePlan'
import { weekMinutes } from '@/desk/time/week'
import { WeekMiniature } from './WeekMiniature'

it('draws each hour of the example once', () => {
  render(<WeekMiniature nobody="" />)
  const bars = [...document.querySelectorAll('path[fill]')].flatMap((path) => [
    ...(path.getAttribute('d') ?? '').matchAll(/M(\d+) \d+H(\d+)/g),
  ])
  const length = bars.reduce((sum, [, from, to]) => sum + Number(to) - Number(from), 0)
  const day = 344
  expect(length / day).toBeCloseTo(weekMinutes(examplePlan.posts) / (24 * 60), 1)
})
