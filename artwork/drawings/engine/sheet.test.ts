import { plan } from './axonometry'
import { Sheet } from './sheet'

const FRAME = { x: 0, y: 0, width: 100, height: 50 }
const SQUARE = [
  [10, 10],
  [20, 10],
  [20, 20],
  [10, 20],
] as const

it('shadows are one shape: whichever way around they are given, none cuts a hole into another', () => {
  const sheet = new Sheet(plan(1))
  sheet.shade(SQUARE)
  sheet.shade([...SQUARE].reverse())
  const [, shadows = ''] =
    /stroke-linejoin="round" opacity="[^"]+" d="([^"]+)"/.exec(
      sheet.svg(FRAME, { fade: 'round', extra: '', look: 'day' }),
    ) ?? []
  const [one, other] = shadows.split('z').map((outline) => outline.replace(/^M[-\d]+[ -]\d+/, ''))
  const turn = (steps = '') => {
    const [ax = 0, ay = 0, bx = 0, by = 0] = steps.match(/-?\d+/g)?.map(Number) ?? []
    return Math.sign(ax * by - ay * bx)
  }
  expect(turn(one)).not.toBe(0)
  expect(turn(one)).toBe(turn(other))
})
