import type { Watch } from '@/content/watches/types'
import type { Drawing, Files, Ground } from '@/lib/both/watch/drawing'
import { lengthOf } from '@/lib/both/watch/drawing'
import { minutesIn, numberedPosts } from '@/lib/both/watch/timeline'
import { timetableOf } from '@/lib/both/watch/timetable'
import { type Axonometry, type Point, type Spot, whole } from './axonometry'
import { ink, POOL_OF_LIGHT } from './ink'
import { piecesOf } from './occlusion'
import { pathThrough } from './pen'
import { marksAt, pinsAt } from './pins'
import { firstSeen } from './regions'
import type { Scene } from './scene'
import type { Sheet } from './sheet'
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

function pathOf(shape: readonly Point[] | string): string {
  return typeof shape === 'string' ? shape : pathThrough(placed(shape), true)
}

/** Between which shares of a way, as it lies on the sheet, something stands before it. */
function hiddenShares(sheet: Sheet, way: readonly Spot[]): [number, number][] {
  const pieces = piecesOf(sheet, way)
  const all = pieces.reduce((sum, { line }) => sum + lengthOf(line), 0)
  let done = 0
  return pieces.flatMap(({ hidden, line }): [number, number][] => {
    const from = done
    done += lengthOf(line)
    return hidden && all > 0 ? [[rounded(from / all, 2), rounded(done / all, 2)]] : []
  })
}

/** The ground of a scene, for what turns on it: a step along its first axis is as long as on the sheet. */
export function groundOf({ axes: { x, y, z } }: Axonometry): Ground {
  const step = Math.hypot(...x)
  const inSteps = ([right, down]: Point): Point => [rounded(right / step, 3), rounded(down / step, 3)]
  return { axes: [inSteps(x), inSteps(y)], lift: rounded(-z[1] / step, 3) }
}

/** What the page knows of a scene in which a watch takes place. */
export function drawingOf(
  watch: Watch,
  scene: Scene,
  { files, crowd: crowdFiles, tile }: { files: Files; crowd: Files | null; tile: string },
): Drawing {
  const { sheet, frame, posts, timed = [], trolley, crowd, labels = [], faults = {}, regions = [] } = scene
  const numbered = numberedPosts(watch)
  const paths = watch.stops
    .slice(1)
    .map(({ post }, index) => shortestPath(scene, watch.stops[index]?.post ?? post, post))
  const steps = new Map<string, ReturnType<typeof piecesOf>>()
  for (const way of paths) {
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
  const ways = paths.map((way) => sheet.points(way).map(whole))
  const hidden = paths.map((way) => hiddenShares(sheet, way))
  const pins = pinsAt(
    numbered.map((id) => whole(sheet.view.project(posts[id] ?? [0, 0]))),
    frame,
    watch.moves === 'by car' ? ways : [],
  )
  const found = watch.stops.flatMap(({ at, post, fault }) => {
    if (fault === undefined) {
      return []
    }
    const place = whole(sheet.view.project(faults[post] ?? posts[post] ?? [0, 0]))
    const from = minutesIn(watch, at)
    if (fault === 'settled' || 'open' in fault) {
      return [{ at: place, from, isOpen: fault !== 'settled' }]
    }
    const until = minutesIn(watch, fault.settled)
    return [
      { at: place, from, until, isOpen: true },
      { at: place, from: until, isOpen: false },
    ]
  })
  const marks = marksAt(found, pins, frame, ways)
  const seen = firstSeen(regions, { paths, ways, watch, timetable: timetableOf(watch, { ways, hidden }) })
  return {
    files,
    viewBox: [frame.x, frame.y, frame.width, frame.height],
    tile,
    posts: pins.map(({ x, y, lean }) => ({ at: [x, y], lean })),
    labels: labels.filter(({ text }) => text !== ''),
    route: { seen: line(false), hidden: line(true) },
    timed: timed.map(({ kind, shapes, on, still }) => {
      const parts = shapes.map(pathOf)
      return {
        kind,
        // A gradient fits itself to its element; all else is one path.
        paths: kind === 'pool' ? parts : [parts.join('')],
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
      crowd && crowdFiles !== null
        ? {
            files: crowdFiles,
            presence: crowd.presence.map(([at, share]) => [minutesIn(watch, at), share]),
          }
        : null,
    ways,
    hidden,
    regions: regions.flatMap(({ outline }, index) => {
      const from = seen[index]
      return from === undefined ? [] : [{ d: pathOf(outline), from: rounded(from, 1) }]
    }),
    faults: found.map((fault, index) => ({ ...fault, beside: marks[index] ?? [0, 0] })),
    ...(scene.looksAround && { looksAround: true }),
    ...(watch.moves === 'by car' && { ground: groundOf(sheet.view) }),
    ...(scene.upright && { upright: true }),
  }
}
