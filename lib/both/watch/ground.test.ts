import { isometric, planOblique } from '@/artwork/drawings/engine/axonometry'
import { groundOf } from '@/artwork/drawings/engine/drawing'
import { turnedOnGround } from './ground'

const angleOf = (transform: string) => Number(/rotate\((-?[\d.]+)deg\)/.exec(transform)?.[1])

it('turns a plan that keeps its right angles by the heading, less its own turn', () => {
  const ground = groundOf(planOblique(100, 17, 0.8))
  expect(ground.lift).toBeCloseTo(0.8, 1)
  expect(angleOf(turnedOnGround(ground, 17))).toBeCloseTo(0, 0)
  expect(angleOf(turnedOnGround(ground, -73))).toBeCloseTo(-90, 0)
})

it('goes along an axis of a slanting ground where the sheet shows that axis', () => {
  const ground = groundOf(isometric(10))
  expect(angleOf(turnedOnGround(ground, 30))).toBeCloseTo(0, 0)
  expect(angleOf(turnedOnGround(ground, 150))).toBeCloseTo(90, 0)
  expect(angleOf(turnedOnGround(ground, 90))).toBeCloseTo(45, 0)
})
