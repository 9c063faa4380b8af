import { type Point, type Spot, whole } from './axonometry'
import { ink } from './ink'
import type { Sheet } from './sheet'

/** A word in the drawing, which the page writes in its own letters. */
export type Label = { at: Point; text: string }

/** A scale bar on the ground along x, with a stroke every fifth of its length and its words. */
export function scaleBar(sheet: Sheet, [x, y]: Spot, metres: number, label: string): Label {
  const line = { stroke: ink.mistDim, width: 1 }
  sheet.above.line(
    sheet.points([
      [x, y],
      [x + metres, y],
    ]),
    line,
  )
  for (const share of [0, 0.5, 1]) {
    sheet.above.line(
      sheet.points([
        [x + metres * share, y - metres * 0.025],
        [x + metres * share, y + metres * 0.025],
      ]),
      line,
    )
  }
  const [tx, ty] = sheet.p(x + metres, y)
  return { at: whole([tx + 14, ty + 10]), text: label }
}

/** A needle to the north with its letter. */
export function north(sheet: Sheet, [x, y]: Spot, size: number, label: string): Label {
  const [tip, foot, left, right] = [
    sheet.p(x, y - size),
    sheet.p(x, y + size),
    sheet.p(x - size * 0.3, y + size * 0.2),
    sheet.p(x + size * 0.3, y + size * 0.2),
  ]
  sheet.above.line([foot, tip], { stroke: ink.mistDim, width: 1 })
  sheet.above.polygon([tip, left, right], { fill: ink.mistDim })
  return { at: whole([tip[0] + 6, tip[1] - 6]), text: label }
}
