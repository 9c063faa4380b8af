import type { Watch } from '@/content/watches/types'
import type { Drawing } from '@/lib/both/watch/drawing'
import { minutesIn, numberedPosts } from '@/lib/both/watch/timeline'
import { type Point, whole } from './axonometry'
import { ink, POOL_OF_LIGHT } from './ink'
import { occludersOf, piecesOf } from './occlusion'
import { pathThrough } from './pen'
import { headOf, pinScale, pinsAt } from './pins'
import type { Scene } from './scene'
import { shortestPath } from './ways'

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}

/** A shape at a whole place. Its own steps stay exact, so that equal shapes are equal text. */
function placed(shape: readonly Point[]): Point[] {
  const [x, y] = shape[0] ?? [0, 0]
  const [wx, wy] = whole([x, y])
  return shape.map(([px, py]) => [px + wx - x, py + wy - y])
}

export function drawingOf(watch: Watch, scene: Scene, hash: string, crowdHash: string | null): Drawing {
  const { sheet, frame, posts, timed = [], trolley, crowd } = scene
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
    viewBox: [frame.x, frame.y, frame.width, frame.height],
    posts: pinsAt(
      numbered.map((id) => whole(sheet.view.project(posts[id] ?? [0, 0]))),
      frame.width,
    ).map(({ x, y, lean }) => {
      const [dx, dy] = headOf(lean)
      return { at: [x, y], head: [rounded(dx, 1), rounded(dy, 1)] }
    }),
    pinScale: rounded(pinScale(frame.width), 2),
    route: { seen: line(false), hidden: line(true) },
    occluders: occludersOf(sheet, ways),
    timed: timed.map(({ kind, shapes, on, still }) => {
      const paths = shapes.map((shape) =>
        typeof shape === 'string' ? shape : pathThrough(placed(shape), true),
      )
      return {
        kind,
        // A gradient fits itself to its element, and spilt light adds up; all else is one path.
        paths: kind === 'pool' || kind === 'spill' ? paths : [paths.join('')],
        on: on.map(([start, end]) => [minutesIn(watch, start), minutesIn(watch, end)]),
        ...(still && { still }),
      }
    }),
    pool: timed.some(({ kind }) => kind === 'pool') ? { color: ink.lamp, stops: POOL_OF_LIGHT } : null,
    trolley: trolley
      ? {
          parts: trolley.parts,
          keys: trolley.keys.map(([at, spot]) => [minutesIn(watch, at), ...whole(sheet.view.project(spot))]),
        }
      : null,
    crowd:
      crowd && crowdHash !== null
        ? { hash: crowdHash, presence: crowd.presence.map(([at, share]) => [minutesIn(watch, at), share]) }
        : null,
    ways: ways.map((way) => sheet.points(way).map(whole)),
    ...(scene.upright && { upright: true }),
  }
}
