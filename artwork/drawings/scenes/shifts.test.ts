import { shortestPath } from '@/artwork/drawings/engine/ways'
import { watches } from '@/content/watches'
import type { Watch } from '@/content/watches/types'
import { lengthOf } from '@/lib/both/watch/drawing'
import { minutesIn, spanOf } from '@/lib/both/watch/timeline'
import { scenes } from './'

/** Metres a minute: somebody who looks around while walking, and a car between parked ones. */
const PACE = { 'on foot': 66, 'by car': 330 } as const

const WORDS = { scale: '', north: '' }
const all = Object.entries(watches) as [keyof typeof scenes, Watch][]

describe.each(all)('the shift of %s', (slug, watch) => {
  const scene = scenes[slug]?.(WORDS)
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

  it('has a figure of people for each hour where it has any', () => {
    const { from, to } = spanOf(watch)
    expect([undefined, Math.ceil((to - from) / 60)]).toContain(watch.staff?.length)
  })
})
