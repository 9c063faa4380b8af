import type { Point } from './axonometry'

/** Width in pixels of a drawing on a phone, where its pins, which keep their size, come closest to one another. */
const NARROWEST = 640
/** From the place on the ground to the middle of the number, and the number's radius with a little air. */
const STEM = 26
const RADIUS = 11.5
const LEANINGS = [0, -30, 30, -55, 55] as const

export type Pin = { x: number; y: number; lean: number }

/** The middle of a pin's number, seen from its place on the ground. */
function headOf(lean: number): Point {
  const angle = (lean * Math.PI) / 180
  return [STEM * Math.sin(angle), -STEM * Math.cos(angle)]
}

/** Leans pins aside where numbers would cover one another, or the place that another one points at. */
export function pinsAt(places: readonly Point[], width: number): Pin[] {
  const scale = width / NARROWEST
  const pins = places.map(([x, y]): Pin => ({ x, y, lean: 0 }))
  const head = ({ x, y, lean }: Pin): Point => {
    const [dx, dy] = headOf(lean)
    return [x + dx * scale, y + dy * scale]
  }
  const covered = (a: Point, b: Point, reach: number) =>
    Math.max(0, 1 - Math.hypot(a[0] - b[0], a[1] - b[1]) / (reach * scale))
  const cost = (pin: Pin, others: readonly Pin[]) =>
    others.reduce(
      (sum, other) =>
        sum +
        3 * covered(head(pin), head(other), 2 * RADIUS) +
        2 * covered(head(pin), [other.x, other.y], RADIUS) +
        2 * covered(head(other), [pin.x, pin.y], RADIUS),
      Math.abs(pin.lean) / 400,
    )
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
