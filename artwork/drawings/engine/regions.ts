import { lengthOf, type Region as SeenRegion } from '@/lib/both/watch/drawing'
import type { Point, Spot } from './axonometry'
import type { Box } from './depth'
import type { Region } from './scene'

/** Metres between two looks. */
const STEP = 0.5

/** A way in metres, and the same on the sheet. */
export type Path = { spots: readonly Spot[]; points: readonly Point[] }

function isWithin({ min, max }: Box, [x, y, z = 0]: Spot): boolean {
  return x >= min[0] && x <= max[0] && y >= min[1] && y <= max[1] && z >= min[2] && z <= max[2]
}

/** Shares of a way between which one is in a part of the site; null where it leads past. The page goes along ways by their length on the sheet. */
function sharesWithin(box: Box, { spots, points }: Path): [number, number] | null {
  const whole = lengthOf(points)
  const shares = spots.slice(1).flatMap((to, leg) => {
    const from = spots[leg] ?? to
    const [begin, long] = [lengthOf(points.slice(0, leg + 1)), lengthOf(points.slice(leg, leg + 2))]
    const count = Math.max(1, Math.ceil(lengthOf([from, to]) / STEP))
    return Array.from({ length: count }, (_, k) => (k + 1) / count)
      .filter((share) =>
        isWithin(box, [
          from[0] + (to[0] - from[0]) * share,
          from[1] + (to[1] - from[1]) * share,
          (from[2] ?? 0) + ((to[2] ?? 0) - (from[2] ?? 0)) * share,
        ]),
      )
      .map((share) => Number((whole > 0 ? (begin + long * share) / whole : 1).toFixed(3)))
  })
  const [first, last] = [shares[0], shares.at(-1)]
  return first === undefined || last === undefined ? null : [first, last]
}

/** From where a region is seen: posts, and stretches of ways. */
export function seenFrom(
  { seen }: Region,
  posts: Readonly<Record<string, Spot>>,
  paths: Readonly<Record<string, Path>>,
): Pick<SeenRegion, 'posts' | 'ways'> {
  if ('from' in seen) {
    return { posts: seen.from, ways: {} }
  }
  return {
    posts: Object.keys(posts).filter((post) => isWithin(seen.within, posts[post] ?? [0, 0])),
    ways: Object.fromEntries(
      Object.entries(paths).flatMap(([name, path]) => {
        const shares = sharesWithin(seen.within, path)
        return shares ? [[name, shares] as const] : []
      }),
    ),
  }
}
