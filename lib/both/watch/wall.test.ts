import { type WallEntry, wallTime } from './wall'

const entry = (at: number): WallEntry => ({ at, text: '', x: 0, y: 0 })
const house = (...ats: number[]) => ({ files: { night: '', seen: '' }, entries: ats.map(entry), idle: '' })
const night = { from: 1000, to: 1100, houses: [house(900, 1010), house(1010, 1012)], statements: [1000] }

it('goes from the first minute to the last, and on neither side farther', () => {
  const timeAt = wallTime(night)
  expect([-1, 0, 1, 2].map(timeAt)).toEqual([1000, 1000, 1100, 1100])
})

it('gives entries that follow each other closely room, and leaves quiet hours a part of theirs', () => {
  const timeAt = wallTime(night)
  // By the clock and the one statement the two entries lie two hundredths apart, by their number a third.
  const [first, second] = [1010, 1012].map((at, index) => (3 * ((at - 1000) / 100) + (index + 1) / 3) / 4)
  expect(timeAt(first ?? 0)).toBeCloseTo(1010, 6)
  expect(timeAt(second ?? 0)).toBeCloseTo(1012, 6)
  expect(timeAt(((first ?? 0) + (second ?? 0)) / 2)).toBeCloseTo(1011, 6)
})

it('gives each statement an eighth of the way, however late it comes', () => {
  const statements = [1000, 1040, 1080, 1098]
  expect(wallTime({ ...night, statements })(7 / 8)).toBeGreaterThan(1098)
  expect(wallTime(night)(7 / 8)).toBeLessThan(1098)
})

it('goes by the clock where nobody writes anything', () => {
  const timeAt = wallTime({ ...night, houses: [house()] })
  expect(timeAt(0.25)).toBeCloseTo(1025, 6)
})
