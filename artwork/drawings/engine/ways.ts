import { lengthOf } from '@/lib/both/watch/drawing'
import type { Spot } from './axonometry'
import type { Scene } from './scene'

type Net = Pick<Scene, 'posts' | 'joints' | 'links'>

function spotOf({ posts, joints = {} }: Net, name: string): Spot {
  const spot = posts[name] ?? joints[name]
  if (spot === undefined) {
    throw new Error(`No such place in the scene: ${name}`)
  }
  return spot
}

/** The shortest path between two places along the links, both ends included (Dijkstra). */
export function shortestPath(net: Net, from: string, to: string): Spot[] {
  const reached = new Map<string, { metres: number; way: readonly string[] }>()
  const open = new Map([[from, { metres: 0, way: [from] as readonly string[] }]])
  while (open.size > 0) {
    const [name, best] = [...open].reduce((one, other) => (other[1].metres < one[1].metres ? other : one))
    open.delete(name)
    reached.set(name, best)
    for (const [a, b] of net.links) {
      const next = a === name ? b : b === name ? a : null
      if (next === null || reached.has(next)) {
        continue
      }
      const metres = best.metres + lengthOf([spotOf(net, name), spotOf(net, next)])
      if (metres < (open.get(next)?.metres ?? Number.POSITIVE_INFINITY)) {
        open.set(next, { metres, way: [...best.way, next] })
      }
    }
  }
  const found = reached.get(to)
  if (found === undefined) {
    throw new Error(`No way from ${from} to ${to}`)
  }
  return found.way.map((name) => spotOf(net, name))
}
