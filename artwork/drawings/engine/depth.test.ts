import { isometric } from './axonometry'
import { type Box, boxAt, orderOf, paintersOrder } from './depth'

const view = isometric(10)
const orderIn = (boxes: Record<string, Box>) =>
  paintersOrder(
    Object.entries(boxes).map(([name, box]) => ({ name, box })),
    view,
  ).map(({ name }) => name)

const cube = boxAt([0, 0, 0], [2, 2, 2])

it.each([
  ['beside it', boxAt([2, 0, 0], [2, 2, 2]), 'behind'],
  ['in front of it', boxAt([0, 2, 0], [2, 2, 2]), 'behind'],
  ['on it', boxAt([0, 0, 2], [2, 2, 2]), 'behind'],
  ['below it', boxAt([0, 0, -2], [2, 2, 2]), 'before'],
  ['whose outline does not meet its own', boxAt([20, -20, 0], [2, 2, 2]), 'free'],
  ['farther along x, but higher', boxAt([2, -2.1, 0], [2, 2, 2]), 'free'],
  ['that runs into it', boxAt([1, 1, 1], [2, 2, 2]), 'tangled'],
])('a cube and a box %s', (_, other, order) => {
  expect(orderOf(cube, other, view)).toBe(order)
})

describe("the painter's order", () => {
  it('does not depend on the order in which things were named', () => {
    const boxes = {
      far: boxAt([0, 0], [4, 4, 3]),
      long: boxAt([4, -6], [1, 20, 1]),
      near: boxAt([5, 0], [4, 4, 3]),
    }
    expect(orderIn(boxes)).toEqual(['far', 'long', 'near'])
    expect(orderIn({ near: boxes.near, long: boxes.long, far: boxes.far })).toEqual(['far', 'long', 'near'])
  })

  it('is none where things run into each other, or hide one another in a circle, which it names', () => {
    expect(() => orderIn({ cube, other: boxAt([1, 1, 1], [2, 2, 2]) })).toThrow('run into each other')
    const circle = {
      bar: boxAt([0, 0, 4], [1, 6, 1]),
      post: boxAt([1, 0, 0], [1, 2, 5]),
      block: boxAt([0, 2, 0], [2, 2, 4]),
    }
    expect(() => orderIn(circle)).toThrow('hide one another in a circle: bar, post, block')
  })
})
