import type { Axonometry, Spot } from './axonometry'

/** Extent of a thing in metres. */
export type Box = { min: readonly [number, number, number]; max: readonly [number, number, number] }

/** Boxes may touch: what rounding leaves over is no overlap. */
const TOLERANCE = 1e-6

export function boxAt([x, y, z = 0]: Spot, [width, depth, height]: readonly [number, number, number]): Box {
  return { min: [x, y, z], max: [x + width, y + depth, z + height] }
}

/** The three sides of a box that are seen, each from its first corner around. */
export function facesOf({ min, max }: Box): Record<'left' | 'right' | 'top', Spot[]> {
  const [x0, y0, z0] = min
  const [x1, y1, z1] = max
  return {
    left: [
      [x0, y1, z0],
      [x1, y1, z0],
      [x1, y1, z1],
      [x0, y1, z1],
    ],
    right: [
      [x1, y1, z0],
      [x1, y0, z0],
      [x1, y0, z1],
      [x1, y1, z1],
    ],
    top: [
      [x0, y0, z1],
      [x1, y0, z1],
      [x1, y1, z1],
      [x0, y1, z1],
    ],
  }
}

function corners({ min, max }: Box): Spot[] {
  return [min[0], max[0]].flatMap((x) =>
    [min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z): Spot => [x, y, z])),
  )
}

/** Whether the outlines of two boxes overlap on the sheet: convex outlines, so some edge's normal parts them if not. */
function outlinesOverlap(one: Box, other: Box, { axes, project }: Axonometry): boolean {
  const [first, second] = [corners(one).map(project), corners(other).map(project)]
  return [axes.x, axes.y, axes.z].every(([ex, ey]) => {
    const along = ([x, y]: readonly [number, number]) => y * ex - x * ey
    const [a, b] = [first.map(along), second.map(along)]
    return Math.max(...a) > Math.min(...b) + TOLERANCE && Math.max(...b) > Math.min(...a) + TOLERANCE
  })
}

/**
 * `behind`: the other may hide parts of this one and never the reverse. A plane that parts two boxes decides: what is on
 * the eye's side of it cannot be hidden. `free` where their outlines do not meet; `tangled` where the boxes run into
 * each other, so that no order is right.
 */
export type Order = 'behind' | 'before' | 'free' | 'tangled'

export function orderOf(one: Box, other: Box, view: Axonometry): Order {
  if (!outlinesOverlap(one, other, view)) {
    return 'free'
  }
  for (const axis of [0, 1, 2] as const) {
    if (one.max[axis] <= other.min[axis] + TOLERANCE) {
      return 'behind'
    }
    if (other.max[axis] <= one.min[axis] + TOLERANCE) {
      return 'before'
    }
  }
  return 'tangled'
}

/**
 * Things in the order in which a painter lays them down, farthest first.
 * @throws where things run into each other or hide one another in a circle: the scene is wrong then, not the order
 */
export function paintersOrder<T extends { box: Box; name: string }>(
  things: readonly T[],
  view: Axonometry,
): T[] {
  const behind = things.map(() => new Set<number>())
  const tangles: string[] = []
  things.forEach((one, i) => {
    things.slice(i + 1).forEach((other, offset) => {
      const j = i + 1 + offset
      const order = orderOf(one.box, other.box, view)
      if (order === 'tangled') {
        tangles.push(`"${one.name}" and "${other.name}" run into each other: ${show(one)} ${show(other)}`)
      }
      if (order === 'behind') {
        behind[j]?.add(i)
      } else if (order === 'before') {
        behind[i]?.add(j)
      }
    })
  })
  if (tangles.length > 0) {
    throw new Error(tangles.join('\n'))
  }
  const painted = new Set<number>()
  const result: T[] = []
  while (result.length < things.length) {
    const next = things.findIndex(
      (_, i) => !painted.has(i) && [...(behind[i] ?? [])].every((index) => painted.has(index)),
    )
    const thing = things[next]
    if (thing === undefined) {
      const left = things.filter((_, i) => !painted.has(i)).map(({ name }) => name)
      throw new Error(`These hide one another in a circle: ${left.join(', ')}`)
    }
    painted.add(next)
    result.push(thing)
  }
  return result
}

function show({ box }: { box: Box }): string {
  return `${box.min.map((n) => n.toFixed(1))}–${box.max.map((n) => n.toFixed(1))}`
}

/** Whether a box stands between a place and the eye. */
export function hides({ min, max }: Box, [x, y, z = 0]: Spot, { towardsEye }: Axonometry): boolean {
  const from = [x, y, z]
  let [near, far] = [0.01, Number.POSITIVE_INFINITY]
  for (const axis of [0, 1, 2] as const) {
    const [start, step] = [from[axis] ?? 0, towardsEye[axis]]
    const bounds = [(min[axis] - start) / step, (max[axis] - start) / step]
    near = Math.max(near, Math.min(...bounds))
    far = Math.min(far, Math.max(...bounds))
  }
  return far - near > TOLERANCE
}
