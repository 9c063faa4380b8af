import { scenes } from '@/artwork/drawings/scenes'
import { watches } from '@/content/watches'
import type { Watch } from '@/content/watches/types'
import type { Spot } from './axonometry'
import type { Footprint, Scene } from './scene'
import { shortestPath } from './ways'

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

describe('the shortest path', () => {
  const net = {
    posts: { gate: [0, 0], hall: [10, 0], island: [50, 50] },
    joints: { far: [5, 20], near: [3, 1], nearer: [6, 1] },
    // The way with fewer bends is the longer one; each link is named from either of its ends.
    links: [
      ['gate', 'far'],
      ['far', 'hall'],
      ['near', 'gate'],
      ['nearer', 'near'],
      ['nearer', 'hall'],
    ],
  } as const

  it('is the one of the fewest metres, both ends included, in either direction', () => {
    const way = [
      [0, 0],
      [3, 1],
      [6, 1],
      [10, 0],
    ]
    expect(shortestPath(net, 'gate', 'hall')).toEqual(way)
    expect(shortestPath(net, 'hall', 'gate')).toEqual(way.toReversed())
  })

  it('leads from a place to itself without a step', () => {
    expect(shortestPath(net, 'gate', 'gate')).toEqual([[0, 0]])
  })

  it('says what is wrong with a net that has none', () => {
    expect(() => shortestPath(net, 'gate', 'island')).toThrow('No way from gate to island')
    expect(() => shortestPath({ ...net, links: [['gate', 'cellar']] }, 'gate', 'hall')).toThrow(
      'No such place in the scene: cellar',
    )
  })
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
const level = (Object.entries(watches) as [keyof typeof scenes, Watch][]).flatMap(([slug, { stops }]) => {
  const scene = scenes[slug]?.({ scale: '', north: '' })
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
