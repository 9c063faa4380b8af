import { plan } from './axonometry'
import { Sheet } from './sheet'

const FRAME = { x: 0, y: 0, width: 100, height: 50 }
const SQUARE = [
  [10, 10],
  [20, 10],
  [20, 20],
  [10, 20],
] as const

const drawn = (sheet: Sheet, fade: Parameters<Sheet['svg']>[1]['fade']) =>
  sheet.svg(FRAME, { fade, extra: '', look: 'day' })

it('shadows are one shape: whichever way around they are given, none cuts a hole into another', () => {
  const sheet = new Sheet(plan(1))
  sheet.shade(SQUARE)
  sheet.shade([...SQUARE].reverse())
  const [, shadows = ''] =
    /stroke-linejoin="round" opacity="[^"]+" d="([^"]+)"/.exec(drawn(sheet, 'round')) ?? []
  const [one, other] = shadows.split('z').map((outline) => outline.replace(/^M[-\d]+[ -]\d+/, ''))
  const turn = (steps = '') => {
    const [ax = 0, ay = 0, bx = 0, by = 0] = steps.match(/-?\d+/g)?.map(Number) ?? []
    return Math.sign(ax * by - ay * bx)
  }
  expect(turn(one)).not.toBe(0)
  expect(turn(one)).toBe(turn(other))
})

it('a drawing that runs out along its edges is all there in the middle, and gone before its frame', () => {
  const svg = drawn(new Sheet(plan(1)), { across: [0.06, 0.14], down: [0, 0.1] })
  const [, across = ''] = /id="across">(.*?)<\/linearGradient>/.exec(svg) ?? []
  const stops = [...across.matchAll(/offset="([\d.]+)%" stop-opacity="([\d.]+)"/g)].map(([, at, dark]) => [
    Number(at),
    Number(dark),
  ])
  expect(stops[0]).toEqual([6, 1])
  expect(stops.at(-1)).toEqual([94, 1])
  expect(stops).toContainEqual([14, 0])
  expect(stops).toContainEqual([86, 0])
})
