import { shortestPath } from './ways'

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
