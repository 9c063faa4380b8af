import type { Watch } from '@/content/watches/types'
import { type Drawing, type Files, type Ground, lengthOf, wayName } from '@/lib/both/watch/drawing'
import { faultsOf, numberedPosts } from '@/lib/both/watch/timeline'
import { type Axonometry, type Point, type Spot, whole } from './axonometry'
import { ink, POOL_OF_LIGHT } from './ink'
import { piecesOf } from './occlusion'
import { pathThrough } from './pen'
import { headOf, marksAt, pinsAt } from './pins'
import { seenFrom } from './regions'
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

/** Between which shares of a way, as it lies on the sheet, it is behind something. */
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
  const { sheet, frame, posts, timed = [], trolley, labels = [], faults = {}, regions = [] } = scene
  const placeOf = (spot: Spot) => whole(sheet.view.project(spot))
  const numbered = numberedPosts(watch)
  const paths = Object.fromEntries(
    watch.stops.slice(1).map(({ post }, index) => {
      const before = watch.stops[index]?.post ?? post
      const spots = shortestPath(scene, before, post)
      return [wayName(before, post), { spots, points: sheet.points(spots).map(whole) }]
    }),
  )
  const steps = new Map<string, ReturnType<typeof piecesOf>>()
  for (const { spots } of Object.values(paths)) {
    spots.slice(1).forEach((to, index) => {
      const from = spots[index] ?? to
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
  const lines = Object.values(paths).map(({ points }) => points)
  const pins = pinsAt(
    numbered.map((post) => placeOf(posts[post] ?? [0, 0])),
    frame,
    watch.moves === 'by car' ? lines : [],
  )
  const faulty = faultsOf(watch.stops)
  const faultPlaces = faulty.map(({ stop: { post } }) => placeOf(faults[post] ?? posts[post] ?? [0, 0]))
  const marks = marksAt(faultPlaces, pins, frame, lines)
  return {
    files,
    viewBox: [frame.x, frame.y, frame.width, frame.height],
    tile,
    posts: Object.fromEntries(
      pins.map(({ x, y, lean }, index) => [numbered[index], { at: [x, y], stem: whole(headOf(lean)) }]),
    ),
    labels: labels.filter(({ text }) => text !== ''),
    route: { seen: line(false), hidden: line(true) },
    timed: timed.map(({ name, kind, shapes, still }) => {
      const parts = shapes.map(pathOf)
      return {
        name,
        kind,
        // A gradient fits itself to its element; all else is one path.
        paths: kind === 'pool' ? parts : [parts.join('')],
        ...(still && { still }),
      }
    }),
    pool: timed.some(({ kind }) => kind === 'pool') ? { color: ink.lamp, stops: POOL_OF_LIGHT } : null,
    trolley: trolley
      ? {
          parts: trolley.parts,
          spots: Object.fromEntries(
            Object.entries(trolley.spots).map(([name, spot]) => [name, placeOf(spot)]),
          ),
        }
      : null,
    crowd: crowdFiles,
    ways: Object.fromEntries(
      Object.entries(paths).map(([name, { spots, points }]) => {
        const hidden = hiddenShares(sheet, spots)
        return [name, { points, ...(hidden.length > 0 && { hidden }) }]
      }),
    ),
    regions: regions.map((region) => ({
      outline: pathOf(region.outline),
      ...seenFrom(region, posts, paths),
    })),
    faults: Object.fromEntries(
      faulty.map(({ name }, index) => [
        name,
        { at: faultPlaces[index] ?? [0, 0], beside: marks[index] ?? [0, 0] },
      ]),
    ),
    ...(scene.looksAround && { looksAround: true }),
    ...(watch.moves === 'by car' && { ground: groundOf(sheet.view) }),
    ...(scene.upright && { upright: true }),
  }
}
