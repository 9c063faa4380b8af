import type { Point } from '@/lib/both/watch/drawing'

/** `0,0 10,0`: a way through these points. */
export function way(points: string): Point[] {
  return points.split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number)
    return [x, y]
  })
}
