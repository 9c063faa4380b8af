import { cellsOf } from './serviceGrid'

describe('the grid of services', () => {
  it('composes nine services and the way on', () => {
    expect(cellsOf(10)).toEqual([8, 4, 4, 4, 4, 4, 8, 4, 4, 4])
  })

  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])('fills its rows with %i cells', (count) => {
    const cells = cellsOf(count)
    expect(cells).toHaveLength(count)
    const rows: number[] = [0]
    for (const width of cells) {
      const used = rows.at(-1) ?? 0
      if (used + width > 12) {
        rows.push(width)
      } else {
        rows[rows.length - 1] = used + width
      }
    }
    expect(new Set(rows)).toEqual(new Set([12]))
    expect(cells.at(-1)).toBe(4)
  })
})
