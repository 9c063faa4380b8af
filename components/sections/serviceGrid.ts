/** How wide a cell is on desktops, in twelfths. */
export type Cell = 8 | 4

const WIDE_FIRST: readonly Cell[] = [8, 4]
const THIRDS: readonly Cell[] = [4, 4, 4]
const WIDE_LAST: readonly Cell[] = [4, 8]

/**
 * Widths of the cells of an editorial grid, row by row: 8+4, 4+4+4, 4+8 and again. Any number from two on comes out even,
 * and the last cell, which leads on and has no picture, is never wide.
 */
export function cellsOf(count: number): Cell[] {
  const cells: Cell[] = []
  for (let row = 0, left = count; left > 0; row += 1) {
    const next = rowOf(row, left)
    cells.push(...next)
    left -= next.length
  }
  return cells
}

function rowOf(row: number, left: number): readonly Cell[] {
  if (left === 2) {
    return WIDE_FIRST
  }
  // Four are two pairs, or one cell would be left over.
  const thirds = left === 3 || (left !== 4 && row % 2 === 1)
  if (thirds) {
    return THIRDS
  }
  return row % 4 === 0 ? WIDE_FIRST : WIDE_LAST
}
