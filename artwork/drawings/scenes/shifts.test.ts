import type { Spot } from '@/artwork/drawings/engine/axonometry'
import { drawingOf } from '@/artwork/drawings/engine/drawing'
import type { Footprint, Scene } from '@/artwork/drawings/engine/scene'
import { shortestPath } from '@/artwork/drawings/engine/ways'
import { watches } from '@/content/watches'
import type { Watch } from '@/content/watches/types'
import { clockOf } from '@/lib/both/clock'
import { lengthOf } from '@/lib/both/watch/drawing'
import { minutesIn, spanOf } from '@/lib/both/watch/timeline'
import { absentAt, timesOf } from '@/lib/both/watch/times'
import { drawnWatch } from '@/lib/server/drawings'
import { scenes } from './'

/** Metres a minute: somebody who looks around while walking, and a car between parked ones. */
const PACE = { 'on foot': 66, 'by car': 330 } as const

const HOUR = 60
/** Each is drawn once: that of an event takes a second. */
const all = (Object.entries(watches) as [keyof typeof scenes, Watch][]).map(
  ([slug, watch]) => [slug, watch, scenes[slug]?.(watch.drawing)] as const,
)

describe.each(all)('the shift of %s', (slug, watch, scene) => {
  const times = watch.stops.map(({ at }) => minutesIn(watch, at))

  it('runs from its beginning to its end, in order', () => {
    const { from, to } = spanOf(watch)
    expect(times[0]).toBe(from)
    expect(times.at(-1)).toBe(to)
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(new Set(times).size).toBe(times.length)
    expect(watch.stops.every(({ at }) => /^([01]\d|2[0-3]):[0-5]\d$/.test(at))).toBe(true)
  })

  it('leaves time for every way at the pace of its kind', () => {
    const hurried = watch.stops.slice(1).flatMap((stop, index) => {
      const before = watch.stops[index]
      if (before === undefined || scene === undefined) {
        return [stop.at]
      }
      const metres = lengthOf(shortestPath(scene, before.post, stop.post))
      // The rest is over before anybody goes on.
      const free = (times[index + 1] ?? 0) - (times[index] ?? 0) - (before.rest ?? 0)
      return metres > free * PACE[watch.moves] ? [`${stop.at}: ${Math.round(metres)} m in ${free} min`] : []
    })
    expect(hurried).toEqual([])
  })

  it('keeps the Arbeitszeitgesetz: at most ten hours, breaks in time and long enough (§§ 3, 4)', () => {
    const { from, to } = spanOf(watch)
    const rests = watch.stops.filter(({ rest }) => rest !== undefined)
    const rested = rests.reduce((sum, { rest = 0 }) => sum + rest, 0)
    const worked = to - from - rested
    expect(worked).toBeLessThanOrEqual(600)
    expect(rested).toBeGreaterThanOrEqual(worked > 540 ? 45 : worked > 360 ? 30 : 0)
    expect(rests.every(({ rest = 0 }) => rest >= 15)).toBe(true)
    const edges = [
      from,
      ...rests.flatMap(({ at, rest = 0 }) => [minutesIn(watch, at), minutesIn(watch, at) + rest]),
      to,
    ]
    for (let index = 0; index < edges.length; index += 2) {
      expect((edges[index + 1] ?? 0) - (edges[index] ?? 0)).toBeLessThanOrEqual(360)
    }
  })

  it('names every post that its scene draws, and no other', () => {
    const used = new Set(watch.stops.map(({ post }) => post))
    expect(Object.keys(watch.places).sort()).toEqual([...used].sort())
    expect(Object.keys(scene?.posts ?? {}).sort()).toEqual([...used].sort())
  })

  it('keeps its drawing when minutes and words change', () => {
    const drawing = drawnWatch(slug)
    const stops = watch.stops.map(({ text, ...stop }, index) => ({
      ...stop,
      at: index === 0 ? stop.at : clockOf(minutesIn(watch, stop.at) + 1),
      ...(text !== undefined && { text: 'Anders.' }),
    }))
    const changed = scene && drawing && drawingOf({ ...watch, stops }, scene, drawing)
    expect(JSON.parse(JSON.stringify(changed))).toEqual(drawing)
  })

  it('has times for each part that its scene adds, and for no other', () => {
    const parts = (scene?.timed ?? []).map(({ name, kind }) => `${name} ${kind}`)
    expect(new Set(parts).size).toBe(parts.length)
    expect([...new Set(scene?.timed?.map(({ name }) => name))].sort()).toEqual(
      Object.keys(watch.times).sort(),
    )
    expect(Object.keys(scene?.trolley?.spots ?? {}).sort()).toEqual(
      [...new Set(watch.trolley?.map(([, spot]) => spot))].sort(),
    )
    expect(watch.crowd !== undefined).toBe(scene?.crowd !== undefined)
  })

  it('has a figure of people for each hour where it has any', () => {
    const { from, to } = spanOf(watch)
    expect([undefined, Math.ceil((to - from) / 60)]).toContain(watch.staff?.length)
  })
})

it('draws as many people at the event in each hour as its columns say, with the one who leads', () => {
  const [, watch, scene] = all.find(([slug]) => slug === 'veranstaltungsservice') ?? []
  if (!watch?.staff || !scene?.timed) {
    throw new Error('The event has no people.')
  }
  const { from } = spanOf(watch)
  const times = timesOf(watch)
  const counted = watch.staff.map((_, hour) => {
    const middle = from + hour * HOUR + (hour === 9 ? 10 : 30)
    return (scene.timed ?? [])
      .filter(({ kind }) => kind === 'staff')
      .filter(({ name }) => !absentAt(times, middle).includes(name))
      .reduce((sum, { shapes }) => sum + shapes.length, 1)
  })
  expect(counted).toEqual(watch.staff)
})

/** Whether a straight way leads over a rectangle: within both of its extents during one and the same part of the way. */
function crosses(from: Spot, to: Spot, [x, y, width, depth]: Footprint): boolean {
  let [enters, leaves] = [0, 1]
  for (const [start, end, low, high] of [
    [from[0], to[0], x, x + width],
    [from[1], to[1], y, y + depth],
  ] as const) {
    // Along an extent the quotients are infinite, which is right; on its very edge there are none.
    const shares = [(low - start) / (end - start), (high - start) / (end - start)]
    enters = Math.max(enters, Math.min(...shares))
    leaves = Math.min(leaves, Math.max(...shares))
  }
  return enters < leaves
}

it('knows what a straight way leads over', () => {
  expect(crosses([0, 0], [4, 4], [1, 1, 1, 1])).toBe(true)
  expect(crosses([0, 0], [4, 4], [3, 0, 1, 1])).toBe(false)
  expect(crosses([0, 2], [4, 2], [1, 1, 1, 2])).toBe(true)
  expect(crosses([0, 0], [4, 0], [1, 1, 1, 2])).toBe(false)
  expect(crosses([0, 0], [4, 4], [5, 5, 1, 1])).toBe(false)
})

/** What is higher above the floor is walked below. */
const HEAD = 1.9

/** What stands in the way, by name: furniture of a watch, else what is drawn as solid. */
function standing({ footprints = [], sheet }: Scene): { name: string; footprint: Footprint }[] {
  return [
    ...footprints.map((footprint) => ({ name: 'furniture', footprint })),
    ...sheet.solids
      .filter(({ box }) => box.min[2] < HEAD)
      .map(({ name, box: { min, max } }) => ({
        name,
        footprint: [min[0], min[1], max[0] - min[0], max[1] - min[1]] as const,
      })),
  ]
}

// Where there are floors above one another, ways lead up stairs and through walls' doors, which no footprint knows.
const level = all.flatMap(([slug, { stops }, scene]) => {
  const storeys = new Set(Object.values(scene?.posts ?? {}).map(([, , z = 0]) => z))
  return scene && storeys.size === 1 ? [{ slug, stops, scene }] : []
})

it.each(level)('no way of $slug leads through anything', ({ stops, scene }) => {
  const things = standing(scene)
  const through = stops.slice(1).flatMap(({ post }, index) => {
    const way = shortestPath(scene, stops[index]?.post ?? post, post)
    return way.slice(1).flatMap((to, leg) => {
      const from = way[leg] ?? to
      return things
        .filter(({ footprint }) => crosses(from, to, footprint))
        .map(({ name, footprint }) => `${from} → ${to}: ${name} at ${footprint}`)
    })
  })
  expect(things).not.toEqual([])
  expect(through).toEqual([])
})
