import { type Point, whole } from './axonometry'

/** A drawing on a phone, in pixels: its height where it goes with the guard, and the room that all of it has, with its pins smaller (`--watch-mark`). */
const NEAR = 448
const WHOLE = { width: 360, height: 210, mark: 0.85 } as const
/** From the place on the ground to the middle of the number, and the number's radius with a little air. */
const STEM = 26
const RADIUS = 11.5
/** Half as wide as a car, in pixels (`components/watch/WatchGuard.tsx`). */
const HALF_CAR = 4
const LEANINGS = [0, -30, 30, -55, 55] as const

type Size = { width: number; height: number }

export type Pin = { x: number; y: number; lean: number }

/** The middle of a pin's number, seen from its place on the ground. */
export function headOf(lean: number): Point {
  const angle = (lean * Math.PI) / 180
  return [STEM * Math.sin(angle), -STEM * Math.cos(angle)]
}

/** Pixels that a unit of the sheet takes where pins and marks, which keep their size, come closest to one another. */
function scalesIn({ width, height }: Size): number[] {
  return [NEAR / height, Math.min(WHOLE.height / height, WHOLE.width / width) / WHOLE.mark]
}

/** Whether a way leads below something as wide as that, whose place is in pixels. */
function passes(road: readonly Point[], [x, y]: Point, scale: number, reach: number): boolean {
  return road.slice(1).some(([bx, by], index) => {
    const [ax, ay] = road[index] ?? [bx, by]
    const [px, py] = [x / scale - ax, y / scale - ay]
    const [dx, dy] = [bx - ax, by - ay]
    const share = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy || 1)))
    return Math.hypot(px - share * dx, py - share * dy) * scale < reach
  })
}

/**
 * Leans pins aside where numbers would cover one another, or the place that another one points at.
 * @param roads lines that numbers keep off, too: a car goes along them below the pins
 */
export function pinsAt(
  places: readonly Point[],
  frame: Size,
  roads: readonly (readonly Point[])[] = [],
): Pin[] {
  const scales = scalesIn(frame)
  const pins = places.map(([x, y]): Pin => ({ x, y, lean: 0 }))
  const cost = (pin: Pin, others: readonly Pin[]) =>
    scales.reduce((sum, scale) => {
      const head = ({ x, y, lean }: Pin): Point => {
        const [dx, dy] = headOf(lean)
        return [x * scale + dx, y * scale + dy]
      }
      const foot = ({ x, y }: Pin): Point => [x * scale, y * scale]
      const covered = (a: Point, b: Point, reach: number) =>
        Math.max(0, 1 - Math.hypot(a[0] - b[0], a[1] - b[1]) / reach)
      return others.reduce(
        (own, other) =>
          own +
          3 * covered(head(pin), head(other), 2 * RADIUS) +
          2 * covered(head(pin), foot(other), RADIUS) +
          2 * covered(head(other), foot(pin), RADIUS),
        sum + (roads.some((road) => passes(road, head(pin), scale, RADIUS + HALF_CAR)) ? 1 : 0),
      )
    }, Math.abs(pin.lean) / 400)
  // Each looks for its best place among the others; three rounds settle it.
  for (let round = 0; round < 3; round += 1) {
    pins.forEach((pin, index) => {
      const others = pins.filter((_, at) => at !== index)
      const best = LEANINGS.map((lean) => ({ lean, cost: cost({ ...pin, lean }, others) })).reduce((a, b) =>
        b.cost < a.cost ? b : a,
      )
      pin.lean = best.lean
    })
  }
  return pins
}

/** Pixels of a drawing's width on a desktop. */
const DESKTOP = 760
/** Radius of a fault's mark, of a pin's foot and of its stem, with a little air. */
const MARK = 8.5
const FOOT = 4
const STALK = 1
/** Where a mark looks for room: at its place, else around it, to the right of it first. */
const BESIDE: readonly Point[] = [
  [0, 0],
  ...[14, 20, 26].flatMap((reach) =>
    [0, 180, 30, 150, -30, 210, 60, 120, 90, -60, -120, -90].map((degrees): Point => {
      const angle = (degrees * Math.PI) / 180
      return whole([reach * Math.cos(angle), reach * Math.sin(angle)])
    }),
  ),
]

type Disc = { at: Point; beside: Point; radius: number }

function discsOf({ x, y, lean }: Pin): Disc[] {
  const [dx, dy] = headOf(lean)
  const at = [x, y] as const
  return [
    { at, beside: [dx, dy], radius: RADIUS },
    { at, beside: [dx / 3, dy / 3], radius: STALK },
    { at, beside: [0, 0], radius: FOOT },
  ]
}

/**
 * How far beside its place each mark of a fault stands, in pixels: no pin and no other mark covers it, and it covers none, at any size of the drawing. Where there is room it keeps off the ways, too: a line through a cross is none.
 */
export function marksAt(
  places: readonly Point[],
  pins: readonly Pin[],
  frame: Size,
  ways: readonly (readonly Point[])[] = [],
): Point[] {
  const scales = [...scalesIn(frame), DESKTOP / frame.width]
  const posts = pins.flatMap(discsOf)
  const placed: Disc[] = []
  for (const at of places) {
    const covered = ([x, y]: Point, scale: number) =>
      [...posts, ...placed].reduce((sum, { at: [ox, oy], beside: [dx, dy], radius }) => {
        const apart = Math.hypot((at[0] - ox) * scale + x - dx, (at[1] - oy) * scale + y - dy)
        return sum + Math.max(0, MARK + radius - apart)
      }, 0)
    const costs = BESIDE.map((beside) => ({
      beside,
      cost: scales.reduce(
        (sum, scale) =>
          sum +
          covered(beside, scale) +
          (ways.some((way) =>
            passes(way, [at[0] * scale + beside[0], at[1] * scale + beside[1]], scale, MARK),
          )
            ? 2
            : 0),
        Math.round(Math.hypot(...beside)) / 20,
      ),
    }))
    const { beside } = costs.reduce((a, b) => (b.cost < a.cost ? b : a))
    placed.push({ at, beside, radius: MARK })
  }
  return placed.map(({ beside }) => beside)
}
