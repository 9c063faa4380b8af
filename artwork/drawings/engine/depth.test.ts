import { type Axonometry, isometric, planOblique } from './axonometry'
import { type Box, boxAt, hides, orderOf, paintersOrder } from './depth'

const view = isometric(10)
const named = (boxes: Record<string, Box>) => Object.entries(boxes).map(([name, box]) => ({ name, box }))
const orderIn = (boxes: Record<string, Box>, axonometry: Axonometry = view) =>
  paintersOrder(named(boxes), axonometry).map(({ name }) => name)

describe('the order of two boxes', () => {
  const cube = boxAt([0, 0, 0], [2, 2, 2])

  it('is decided by the plane that parts them', () => {
    expect(orderOf(cube, boxAt([2, 0, 0], [2, 2, 2]), view)).toBe('behind')
    expect(orderOf(cube, boxAt([0, 2, 0], [2, 2, 2]), view)).toBe('behind')
    expect(orderOf(cube, boxAt([0, 0, 2], [2, 2, 2]), view)).toBe('behind')
    expect(orderOf(boxAt([0, 0, 2], [2, 2, 2]), cube, view)).toBe('before')
  })

  it('is free where their outlines do not meet', () => {
    expect(orderOf(cube, boxAt([20, -20, 0], [2, 2, 2]), view)).toBe('free')
    // Farther along x, but higher: neither can hide the other.
    expect(orderOf(boxAt([0, 0, 0], [2, 2, 2]), boxAt([2, -2.1, 0], [2, 2, 2]), view)).toBe('free')
  })

  it('does not exist where they run into each other', () => {
    expect(orderOf(cube, boxAt([1, 1, 1], [2, 2, 2]), view)).toBe('tangled')
    expect(() => orderIn({ cube, other: boxAt([1, 1, 1], [2, 2, 2]) })).toThrow('run into each other')
  })
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

  it('lays a roof over what stands below it, and a thing on the roof over that', () => {
    const boxes = {
      fan: boxAt([1, 1, 5], [1, 1, 1]),
      roof: boxAt([-1, -1, 4], [6, 6, 1]),
      room: boxAt([0, 0], [4, 4, 4]),
    }
    expect(orderIn(boxes)).toEqual(['room', 'roof', 'fan'])
  })

  it('is what sorting by the middle gets wrong: a long fence before a deep hall', () => {
    const hall = boxAt([0, 0], [30, 10, 8])
    const fence = boxAt([-40, 10.5], [45, 0, 2])
    expect(orderIn({ fence, hall })).toEqual(['hall', 'fence'])
  })

  it('says which things hide one another in a circle', () => {
    const circle = {
      bar: boxAt([0, 0, 4], [1, 6, 1]),
      post: boxAt([1, 0, 0], [1, 2, 5]),
      block: boxAt([0, 2, 0], [2, 2, 4]),
    }
    expect(() => orderIn(circle)).toThrow('hide one another in a circle: bar, post, block')
  })
})

it('knows what a box hides', () => {
  const hall = boxAt([10, 10], [10, 10, 10])
  expect(hides(hall, [8, 8, 0], view)).toBe(true)
  expect(hides(hall, [22, 15, 0], view)).toBe(false)
  expect(hides(hall, [12, 12, 10], view)).toBe(false)
  expect(hides(hall, [8, 8, 0], planOblique(10, 20))).toBe(true)
})
