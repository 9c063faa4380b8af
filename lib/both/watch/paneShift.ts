/** How much of a drawing's left and right is empty, and farther out than anybody walks. */
const EDGE = 0.07

export type Pair = readonly [across: number, down: number]

/** How far a drawing moves, so that a place stands in the middle of its window, and its empty edge outside. */
function shift(share: number, whole: number, part: number, empty: number): string {
  const edge = Math.min(empty * whole, (whole - part) / 2)
  const by = whole > part ? Math.max(part - whole + edge, Math.min(-edge, part / 2 - share * whole)) : 0
  return `${by.toFixed(1)}px`
}

/**
 * A transform that moves a drawing which is larger than its window, so that a place is seen; empty if nothing moves.
 * @param place shares of the drawing's width and height
 */
export function paneShift(place: Pair, sheet: Pair, pane: Pair): string {
  return sheet[1] > pane[1] + 1
    ? `translate(${shift(place[0], sheet[0], pane[0], EDGE)},${shift(place[1], sheet[1], pane[1], 0)})`
    : ''
}
