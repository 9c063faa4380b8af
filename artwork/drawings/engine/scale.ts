import type { Spot } from './axonometry'
import { ink } from './ink'
import { short } from './pen'
import type { Sheet } from './sheet'

/** A scale bar on the ground along x, with a stroke every fifth of its length and its words. */
export function scaleBar(sheet: Sheet, [x, y]: Spot, metres: number, label: string): string {
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
  return words(tx + 14, ty + 10, label)
}

/** A needle to the north with its letter. */
export function north(sheet: Sheet, [x, y]: Spot, size: number, label: string): string {
  const [tip, foot, left, right] = [
    sheet.p(x, y - size),
    sheet.p(x, y + size),
    sheet.p(x - size * 0.3, y + size * 0.2),
    sheet.p(x + size * 0.3, y + size * 0.2),
  ]
  sheet.above.line([foot, tip], { stroke: ink.mistDim, width: 1 })
  sheet.above.polygon([tip, left, right], { fill: ink.mistDim })
  return words(tip[0] + 6, tip[1] - 6, label)
}

/** The drawing is a picture of its own, so the page's font does not reach it. Large, so that a phone's width leaves it legible. */
function words(x: number, y: number, text: string): string {
  return `<text x="${short(x)}" y="${short(y)}" font-family="Host Grotesk,Arial,sans-serif" font-size="28" fill="${ink.mistDim}">${text}</text>`
}
