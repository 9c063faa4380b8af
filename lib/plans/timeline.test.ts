import { plans } from '@/content/plans'
import type { Plan } from '@/content/plans/types'
import { clockOf, minutesOf } from '@/lib/clock'
import { scenes } from './scenes'
import { minutesIn, PACE, spanOf } from './timeline'
import { lengthOf, shortestPath } from './ways'

const WORDS = { scale: '', north: '' }
const all = Object.entries(plans) as [keyof typeof scenes, Plan][]

it('counts on beyond midnight', () => {
  const plan = { shift: { from: '22:00', to: '06:00' } } as const
  expect(spanOf(plan)).toEqual({ from: 1320, to: 1800 })
  expect(minutesIn(plan, '01:15')).toBe(1515)
  expect(clockOf(1515)).toBe('01:15')
})

describe.each(all)('the shift of %s', (slug, plan) => {
  const scene = scenes[slug]?.(WORDS)
  const times = plan.stops.map(({ at }) => minutesIn(plan, at))

  it('runs from its beginning to its end, in order', () => {
    const { from, to } = spanOf(plan)
    expect(times[0]).toBe(from)
    expect(times.at(-1)).toBe(to)
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(new Set(times).size).toBe(times.length)
    expect(plan.stops.every(({ at }) => /^([01]\d|2[0-3]):[0-5]\d$/.test(at))).toBe(true)
  })

  it('leaves time for every way at the pace of its kind', () => {
    const hurried = plan.stops.slice(1).flatMap((stop, index) => {
      const before = plan.stops[index]
      if (before === undefined || scene === undefined) {
        return [stop.at]
      }
      const metres = lengthOf(shortestPath(scene, before.post, stop.post))
      // The rest is over before anybody goes on.
      const free = (times[index + 1] ?? 0) - (times[index] ?? 0) - (before.rest ?? 0)
      return metres > free * PACE[plan.moves] ? [`${stop.at}: ${Math.round(metres)} m in ${free} min`] : []
    })
    expect(hurried).toEqual([])
  })

  it('keeps the Arbeitszeitgesetz: at most ten hours, breaks in time and long enough (§§ 3, 4)', () => {
    const { from, to } = spanOf(plan)
    const rests = plan.stops.filter(({ rest }) => rest !== undefined)
    const rested = rests.reduce((sum, { rest = 0 }) => sum + rest, 0)
    const worked = to - from - rested
    expect(worked).toBeLessThanOrEqual(600)
    expect(rested).toBeGreaterThanOrEqual(worked > 540 ? 45 : worked > 360 ? 30 : 0)
    expect(rests.every(({ rest = 0 }) => rest >= 15)).toBe(true)
    const edges = [
      from,
      ...rests.flatMap(({ at, rest = 0 }) => [minutesIn(plan, at), minutesIn(plan, at) + rest]),
      to,
    ]
    for (let index = 0; index < edges.length; index += 2) {
      expect((edges[index + 1] ?? 0) - (edges[index] ?? 0)).toBeLessThanOrEqual(360)
    }
  })

  it('names every post that its scene draws, and no other', () => {
    const used = new Set(plan.stops.map(({ post }) => post))
    expect(Object.keys(plan.places).sort()).toEqual([...used].sort())
    expect(Object.keys(scene?.posts ?? {}).sort()).toEqual([...used].sort())
  })

  it('says that it is made up, and how the buyer’s own comes about', () => {
    expect(plan.lead).toMatch(/gedacht/)
    expect(plan.lead).toMatch(/Ihren Plan zeichnen wir nach der Be(gehung|sichtigung)\.$/)
  })

  it('has a figure of people for each hour where it has any', () => {
    const { from, to } = spanOf(plan)
    expect([undefined, Math.ceil((to - from) / 60)]).toContain(plan.staff?.length)
  })
})

it('walks between two and five kilometres an hour', () => {
  expect((PACE['on foot'] * 60) / 1000).toBeGreaterThanOrEqual(2)
  expect((PACE['on foot'] * 60) / 1000).toBeLessThanOrEqual(5)
  expect(minutesOf('00:00')).toBe(0)
})
