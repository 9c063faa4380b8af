import { cellsOf } from './serviceGrid'

/** That many cells, with large ones at these places. */
const places = (count: number, ...large: number[]) =>
  Array.from({ length: count }, (_, at) => large.includes(at))

describe('the grid of services', () => {
  it.each<[count: number, large: number[], cells: number[]]>([
    [10, [0, 6], [8, 4, 4, 4, 4, 4, 8, 4, 4, 4]],
    [10, [1, 5, 8], [4, 8, 4, 4, 4, 8, 4, 4, 4, 4]],
    [7, [], [4, 4, 4, 8, 4, 8, 4]],
    [7, [3], [4, 4, 4, 8, 4, 8, 4]],
    [3, [0], [4, 4, 4]],
  ])('of %i with large ones at %j is %j', (count, large, cells) => {
    expect(cellsOf(places(count, ...large))).toEqual(cells)
  })

  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])(
    'fills its rows with %i cells, whichever are large',
    (count) => {
      for (const large of [[], [0], [1], [count - 1], [0, 1, 2], [1, 4, 7], [2, 5]]) {
        const cells = cellsOf(places(count, ...large))
        expect(cells).toHaveLength(count)
        expect(cells.at(-1)).toBe(4)
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
      }
    },
  )
})
