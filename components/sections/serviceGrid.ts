/** How wide a cell is on desktops, in twelfths. */
export type Cell = 8 | 4

/**
 * Widths of the cells of an editorial grid, row by row: a large cell shares its row with its neighbour, any others stand three
 * in a row. Any number from two on comes out even; where it would not, a cell is larger or smaller than asked for.
 * @param large for each cell; the last one leads on, has no picture and is never wide
 */
export function cellsOf(large: readonly boolean[]): Cell[] {
  const cells: Cell[] = []
  while (cells.length < large.length) {
    cells.push(...rowOf(large.slice(cells.length)))
  }
  return cells
}

function rowOf(rest: readonly boolean[]): readonly Cell[] {
  const [first, second] = rest
  const left = rest.length
  // One cell must not be left over: four are two pairs, three are thirds.
  const isPair = left === 2 || left === 4 || (left !== 3 && (first || second))
  if (!isPair) {
    return [4, 4, 4]
  }
  return second && !first && left > 2 ? [4, 8] : [8, 4]
}
