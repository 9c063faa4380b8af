import type { Watch } from '@/content/watches/types'
import { minutesIn, numberedPosts } from '@/lib/both/watch/timeline'
import { type Point, whole } from './axonometry'
import { occludersOf, piecesOf } from './occlusion'
import { pathThrough } from './pen'
import { type Pin, pinsAt } from './pins'
import type { Scene, TimedKind } from './scene'
import { shortestPath } from './ways'

/** What the page knows of a drawing: its file, and what is laid over it, in the drawing's own units. */
export type Drawing = {
  hash: string
  width: number
  height: number
  viewBox: string
  /** Posts in the order of their numbers. */
  posts: ({ id: string } & Pin)[]
  /** The whole route once: where it is seen, and where something stands before it. */
  route: { seen: string; hidden: string }
  /** Outlines of what hides parts of the route. */
  occluders: string
  /** Minutes of the shift during which each is on: `1320-1390 1500-1510`. */
  timed: { kind: TimedKind; paths: string[]; on: string; still: 'shown' | 'hidden' }[]
  /** Minute, x and y, again and again: `1080 300 200 1090 310 210`. */
  trolley: { parts: { fill: string; d: string }[]; keys: string } | null
  /** Share of the crowd that is there, from each time on. */
  crowd: { hash: string; presence: string } | null
  /** For each stop but the first: the way to it from the one before, as points. */
  ways: Point[][]
  upright?: true
}

/** A shape at a whole place. Its own steps stay exact, so that equal shapes are equal text. */
function placed(shape: readonly Point[]): Point[] {
  const [x, y] = shape[0] ?? [0, 0]
  const [wx, wy] = whole([x, y])
  return shape.map(([px, py]) => [px + wx - x, py + wy - y])
}

export function drawingOf(watch: Watch, scene: Scene, hash: string, crowdHash: string | null): Drawing {
  const { sheet, frame, posts } = scene
  const numbered = numberedPosts(watch)
  const ways = watch.stops
    .slice(1)
    .map(({ post }, index) => shortestPath(scene, watch.stops[index]?.post ?? post, post))
  const steps = new Map<string, ReturnType<typeof piecesOf>>()
  for (const way of ways) {
    way.slice(1).forEach((to, index) => {
      const from = way[index] ?? to
      // Both directions are one line; drawn twice its dashes would fill each other's gaps.
      const key = [from.join(), to.join()].sort().join('–')
      if (!steps.has(key)) {
        steps.set(key, piecesOf(sheet, [from, to]))
      }
    })
  }
  const pieces = [...steps.values()].flat()
  const line = (hidden: boolean) =>
    pieces
      .filter((piece) => piece.hidden === hidden && piece.line.length > 0)
      .map((piece) => pathThrough([piece.line[0] ?? [0, 0], piece.line.at(-1) ?? [0, 0]].map(whole), false))
      .join('')
  return {
    hash,
    width: frame.width,
    height: frame.height,
    viewBox: [frame.x, frame.y, frame.width, frame.height].join(' '),
    posts: pinsAt(
      numbered.map((id) => whole(sheet.view.project(posts[id] ?? [0, 0]))),
      frame.width,
    ).map((pin, index) => ({ id: numbered[index] ?? '', ...pin })),
    route: { seen: line(false), hidden: line(true) },
    occluders: occludersOf(sheet, ways),
    timed: (scene.timed ?? []).map(({ kind, shapes, on, still }) => ({
      kind,
      paths: shapes.map((shape) => (typeof shape === 'string' ? shape : pathThrough(placed(shape), true))),
      on: on.map(([start, end]) => `${minutesIn(watch, start)}-${minutesIn(watch, end)}`).join(' '),
      still: still ?? 'shown',
    })),
    trolley: scene.trolley
      ? {
          parts: [...scene.trolley.parts],
          keys: scene.trolley.keys
            .map(([at, spot]) => [minutesIn(watch, at), ...whole(sheet.view.project(spot))].join(' '))
            .join(' '),
        }
      : null,
    crowd:
      scene.crowd && crowdHash !== null
        ? {
            hash: crowdHash,
            presence: scene.crowd.presence.map(([at, share]) => `${minutesIn(watch, at)}-${share}`).join(' '),
          }
        : null,
    ways: ways.map((way) => sheet.points(way).map(whole)),
    ...(scene.upright && { upright: true }),
  }
}
