import type { Point } from '@/lib/both/watch/drawing'

/** A place in metres: x to the right and down, y to the left and down, z up. */
export type Spot = readonly [x: number, y: number, z?: number]

export type { Point }

/** A parallel projection that shows the tops, the y-max sides and the x-max sides of boxes. */
export type Axonometry = {
  /** Where one metre along each axis leads on the sheet. */
  axes: { x: Point; y: Point; z: Point }
  project: (spot: Spot) => Point
  /** From a place towards the eye: all places on this line fall on one point of the sheet. */
  towardsEye: readonly [number, number, number]
}

/** What lies over a drawing needs no finer place: whole numbers take half the bytes. */
export function whole([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)]
}

/** Half metres fall on tenths of a sheet unit: equal things are then written alike, and compress to almost nothing. */
function onGrid([x, y]: Point): Point {
  return [Math.round(x * 5) / 5, Math.round(y * 5) / 5]
}

function axonometry(...axes: [Point, Point, Point]): Axonometry {
  const [x, y, z] = axes.map(onGrid) as [Point, Point, Point]
  // a·x + b·y + z = 0: the direction that the projection swallows.
  const determinant = x[0] * y[1] - x[1] * y[0]
  const a = (-z[0] * y[1] + z[1] * y[0]) / determinant
  const b = (-x[0] * z[1] + x[1] * z[0]) / determinant
  return {
    axes: { x, y, z },
    project: ([px, py, pz = 0]) => [px * x[0] + py * y[0] + pz * z[0], px * x[1] + py * y[1] + pz * z[1]],
    towardsEye: [a, b, 1],
  }
}

/** @param scale sheet units for a metre */
export function isometric(scale: number): Axonometry {
  const [c, s] = [Math.cos(Math.PI / 6) * scale, 0.5 * scale]
  return axonometry([c, s], [-c, s], [0, -scale])
}

/** The plan keeps its right angles, turned by an angle; heights go straight up, shortened. */
export function planOblique(scale: number, degrees: number, lift = 0.75): Axonometry {
  const angle = (degrees * Math.PI) / 180
  const [c, s] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  return axonometry([c, s], [-s, c], [0, -scale * lift])
}

/** Seen from a little above, as from a stand: depth shortened, heights nearly true. */
export function dimetric(scale: number, degrees: number, tilt: number): Axonometry {
  const angle = (degrees * Math.PI) / 180
  const [c, s] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  return axonometry([c, s * tilt], [-s, c * tilt], [0, -scale * Math.sqrt(1 - tilt * tilt)])
}

/** The upright view of a section: what is farther away is not smaller. */
export function elevation(scale: number): Axonometry {
  return {
    axes: { x: [scale, 0], y: [0, 0], z: [0, -scale] },
    project: ([x, , z = 0]) => [x * scale, -z * scale],
    towardsEye: [0, 1, 0],
  }
}

/** The view from straight above. */
export function plan(scale: number): Axonometry {
  return {
    axes: { x: [scale, 0], y: [0, scale], z: [0, 0] },
    project: ([x, y]) => [x * scale, y * scale],
    towardsEye: [0, 0, 1],
  }
}
