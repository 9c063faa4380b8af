import { marksAt, pinsAt } from './pins'

const frame = { width: 1570, height: 1000 }
const leans = (places: readonly (readonly [number, number])[]) =>
  pinsAt(places, frame).map(({ lean }) => lean)

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

  it('lean aside rather than stand on the road that a car takes below them', () => {
    const north = [
      [0, 0],
      [0, -300],
    ] as const
    const [lean = 0] = pinsAt([[0, 0]], frame, [north]).map((pin) => pin.lean)
    expect(lean).not.toBe(0)
  })

  it('lean aside rather than cover the place of the one behind', () => {
    const [behind, before] = leans([
      [0, 0],
      [0, 64],
    ])
    expect([behind, before]).not.toEqual([0, 0])
  })
})

describe('the mark of a fault', () => {
  const [post, other] = [
    { x: 0, y: 0, lean: 0 },
    { x: 400, y: 0, lean: 0 },
  ]

  it('stands where something is wrong, as long as no pin stands there', () => {
    expect(marksAt([{ at: [200, 0], from: 0 }], [post, other], frame)).toEqual([[0, 0]])
  })

  it('stands beside the foot of a pin', () => {
    const [[x, y] = [0, 0]] = marksAt([{ at: [0, 0], from: 0 }], [post], frame)
    expect(Math.hypot(x, y)).toBeGreaterThan(12)
  })

  it('is covered by no number, whose pin stands before it', () => {
    // Where the number is on a phone.
    const [[x, y] = [0, 0]] = marksAt([{ at: [0, -58], from: 0 }], [post], frame)
    expect(Math.hypot(x, y)).toBeGreaterThan(12)
  })

  it('keeps off a way that leads through its place', () => {
    const way = [
      [0, 0],
      [400, 0],
    ] as const
    const [[, y] = [0, 0]] = marksAt([{ at: [200, 0], from: 0 }], [post, other], frame, [way])
    expect(Math.abs(y)).toBeGreaterThan(8)
  })

  it('leaves the place to the one that is found before it there, until that is settled', () => {
    const [first, second, third] = marksAt(
      [
        { at: [0, 0], from: 0 },
        { at: [200, 0], from: 10, until: 20 },
        { at: [0, 0], from: 20 },
      ],
      [post],
      frame,
    )
    expect(second).toEqual([0, 0])
    expect(third).not.toEqual(first)
    expect(
      marksAt(
        [
          { at: [200, 0], from: 10, until: 20 },
          { at: [200, 0], from: 20 },
        ],
        [post],
        frame,
      ),
    ).toEqual([
      [0, 0],
      [0, 0],
    ])
  })
})
