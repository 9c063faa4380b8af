import { lengthOf } from '@/lib/both/watch/drawing'
import type { Point, Spot } from './axonometry'
import { hides } from './depth'
import type { Sheet } from './sheet'

/** Those of some outlines that nothing hides any part of: light must not shine through what stands before it. */
export function inSight(sheet: Sheet, outlines: readonly (readonly Spot[])[]): Point[][] {
  const solid = occluding(sheet)
  return outlines
    .filter((spots) => !solid.some(({ box }) => spots.some((spot) => hides(box, spot, sheet.view))))
    .map((spots) => sheet.points(spots))
}

function occluding(sheet: Sheet) {
  return sheet.solids.filter(({ name }) => !/^(fence|lamp|person|tree|bush|beams|scaffold)/.test(name))
}

/** A way in pieces that are seen and pieces that something hides, as lines on the sheet. */
export function piecesOf(sheet: Sheet, way: readonly Spot[]): { hidden: boolean; line: Point[] }[] {
  const pieces: { hidden: boolean; line: Point[] }[] = []
  const solid = occluding(sheet)
  way.slice(1).forEach((to, index) => {
    const from = way[index]
    if (from === undefined) {
      return
    }
    const steps = Math.max(1, Math.ceil(lengthOf([from, to]) / 1.5))
    for (let k = 0; k < steps; k += 1) {
      const at = (share: number): Spot => [
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share,
        (from[2] ?? 0) + ((to[2] ?? 0) - (from[2] ?? 0)) * share,
      ]
      const hidden = solid.some(({ box }) => hides(box, at((k + 0.5) / steps), sheet.view))
      const [start, end] = [sheet.view.project(at(k / steps)), sheet.view.project(at((k + 1) / steps))]
      const last = pieces.at(-1)
      if (last !== undefined && last.hidden === hidden) {
        last.line.push(end)
      } else {
        pieces.push({ hidden, line: [start, end] })
      }
    }
  })
  return pieces
}
