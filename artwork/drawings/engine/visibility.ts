import type { Point } from './axonometry'

/** Something that blocks the view: x, y, width, depth. */
export type Blocker = readonly [number, number, number, number]

type Segment = readonly [Point, Point]

function sides([x, y, width, depth]: Blocker): Segment[] {
  const corners: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + depth],
    [x, y + depth],
  ]
  return corners.map((corner, index) => [corner, corners[(index + 1) % 4] ?? corner])
}

/** Distance along a ray at which it meets a segment, or infinity. */
function meeting([ox, oy]: Point, angle: number, [[ax, ay], [bx, by]]: Segment): number {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const [sx, sy] = [bx - ax, by - ay]
  const cross = dx * sy - dy * sx
  if (Math.abs(cross) < 1e-12) {
    return Number.POSITIVE_INFINITY
  }
  const distance = ((ax - ox) * sy - (ay - oy) * sx) / cross
  const share = ((ax - ox) * dy - (ay - oy) * dx) / cross
  return distance > 0 && share >= 0 && share <= 1 ? distance : Number.POSITIVE_INFINITY
}

/** Everything that somebody at a place inside a room sees over the floor: a polygon around that place. */
export function seenFrom(eye: Point, room: Blocker, blockers: readonly Blocker[]): Point[] {
  const segments = [room, ...blockers].flatMap(sides)
  const angles = segments
    .map(([[x, y]]) => Math.atan2(y - eye[1], x - eye[0]))
    // Just beside each corner the view passes it.
    .flatMap((angle) => [angle - 1e-5, angle, angle + 1e-5])
    .sort((a, b) => a - b)
  return angles.map((angle) => {
    const distance = Math.min(...segments.map((segment) => meeting(eye, angle, segment)))
    return [eye[0] + Math.cos(angle) * distance, eye[1] + Math.sin(angle) * distance]
  })
}
