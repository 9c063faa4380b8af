import { render } from '@testing-library/react'
import fc from 'fast-check'
import { RegionMap } from './RegionMap'

type Pair = [x: number, y: number]

const whole: fc.Arbitrary<Pair> = fc.tuple(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 999 }))

function riverOf(course: readonly Pair[]): string {
  const layout = {
    width: 1000,
    height: 1000,
    project: ([x, y]: readonly number[]) => [x, y] as Pair,
    marks: [],
  }
  const map = {
    town: '',
    description: '',
    rivers: [{ name: 'Fluss', nameAt: [0, 0] as Pair, course }],
    borders: [],
  }
  const { container, unmount } = render(<RegionMap layout={layout} map={map} description="" />)
  const path = container.querySelector('path')?.getAttribute('d') ?? ''
  unmount()
  return path
}

/** The points that pull the curves of a path, and where it ends, as a browser reads it. */
function readRiver(path: string) {
  let at: Pair = [0, 0]
  let pull: Pair = [0, 0]
  const pulls: Pair[] = []
  for (const [, letter, numbers = ''] of path.matchAll(/([Mqtl])([^Mqtl]+)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = (numbers.match(/-?\d+/g) ?? []).map(Number)
    if (letter === 'q' || letter === 't') {
      pull = letter === 'q' ? [at[0] + a, at[1] + b] : [2 * at[0] - pull[0], 2 * at[1] - pull[1]]
      pulls.push(pull)
    }
    at = letter === 'M' ? [a, b] : letter === 'q' ? [at[0] + c, at[1] + d] : [at[0] + a, at[1] + b]
  }
  return { pulls, end: at }
}

it('bends a river by the points between its ends, however many there are', () => {
  fc.assert(
    fc.property(fc.array(whole, { minLength: 2, maxLength: 40 }), (course) => {
      const { pulls, end } = readRiver(riverOf(course))
      expect(end).toEqual(course.at(-1))
      expect(pulls).toHaveLength(course.length - 2)
      for (const [index, [x, y]] of pulls.entries()) {
        const [toX, toY] = course[index + 1] ?? []
        expect(Math.abs(x - (toX ?? Number.NaN))).toBeLessThanOrEqual(1)
        expect(Math.abs(y - (toY ?? Number.NaN))).toBeLessThanOrEqual(1)
      }
    }),
    { numRuns: 20 },
  )
})
