import type { Point } from './drawing'

/** A part of the sheet of a drawing. */
export type Box = readonly [left: number, top: number, right: number, bottom: number]

/** All that lies within a distance of some points. */
export function boxAround(points: readonly Point[], reach = 0): Box {
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [
    Math.min(...across) - reach,
    Math.min(...down) - reach,
    Math.max(...across) + reach,
    Math.max(...down) + reach,
  ]
}

export function union(boxes: readonly Box[]): Box {
  return boxAround(
    boxes.flatMap(([left, top, right, bottom]): Point[] => [
      [left, top],
      [right, bottom],
    ]),
  )
}

/** What an outline takes up; the generator writes it as one or more polygons: `M x y l dx dy … z`. */
export function boxOf(outline: string): Box {
  return boxAround(
    [...outline.matchAll(/M[^z]+/g)].flatMap(([polygon]) => {
      const numbers = polygon.match(/-?\d*\.?\d+/g)?.map(Number) ?? []
      let [x, y] = [0, 0]
      return numbers.flatMap((step, index): Point[] => {
        if (index % 2 === 0) {
          x += step
          return []
        }
        y += step
        return [[x, y]]
      })
    }),
  )
}
