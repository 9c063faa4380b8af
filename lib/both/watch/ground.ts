import type { Ground } from './drawing'

/** Turns what is drawn in plan, heading to the right, to where it goes on the sheet. */
export function turnedOnGround({ axes: [[a, b], [c, d]] }: Ground, heading: number): string {
  const radians = (heading * Math.PI) / 180
  const [x, y] = [Math.cos(radians), Math.sin(radians)]
  // Back from the sheet to the plan; the determinant's size changes no angle.
  const side = Math.sign(a * d - b * c)
  const angle = (Math.atan2(side * (a * y - b * x), side * (d * x - c * y)) * 180) / Math.PI
  return `matrix(${[a, b, c, d].join()},0,0)rotate(${angle.toFixed(1)}deg)`
}
