import { pinsAt } from './pins'

const leans = (places: readonly (readonly [number, number])[]) => pinsAt(places, 1570).map(({ lean }) => lean)

describe('pins', () => {
  it('stand upright where there is room', () => {
    expect(
      leans([
        [0, 0],
        [400, 0],
        [0, 400],
      ]),
    ).toEqual([0, 0, 0])
  })

  it('lean apart where their numbers would cover one another', () => {
    const [left = 0, right = 0] = leans([
      [0, 0],
      [30, 0],
    ])
    expect(left).toBeLessThan(right)
  })

  it('lean aside rather than cover the place of the one behind', () => {
    const [behind, before] = leans([
      [0, 0],
      [0, 64],
    ])
    expect([behind, before]).not.toEqual([0, 0])
  })
})
