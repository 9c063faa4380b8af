import { sheetPicture } from './sheetPicture'
import { specimens } from './specimens'

/** The strokes of a picture: where each begins and how long it is. */
function strokesOf(svg: string) {
  return [...svg.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((found) => found.slice(1).map(Number))
}

it.each(specimens)('$id: nothing leaves the edges of the sheet', (specimen) => {
  const strokes = strokesOf(sheetPicture(specimen))
  expect(strokes.length).toBeGreaterThan(40)
  for (const [x = 0, y = 0, length = 0] of strokes.slice(1)) {
    expect(x).toBeGreaterThanOrEqual(200)
    expect(x + length).toBeLessThanOrEqual(1945)
    expect(y).toBeGreaterThanOrEqual(100)
    expect(y).toBeLessThanOrEqual(2850)
  }
})

it('ends a table that is too long with a whole row', () => {
  const svg = sheetPicture({
    title: '',
    blocks: [
      {
        kind: 'table',
        caption: '',
        columns: [{ heading: 'Was' }],
        rows: Array(40).fill(['ein Wort '.repeat(60)]),
      },
    ],
  })
  const ends = [...svg.matchAll(/M\d+ \d+V(\d+)/g)].map(([, y]) => Number(y))
  const last = Math.max(...strokesOf(svg).flatMap(([, y = 0, length]) => (length === 1740 ? y : [])))
  expect(last).toBeLessThanOrEqual(2850)
  expect(ends).toEqual([last, last])
})

it('draws a stroke for each word, as long as the word is, and a table in its lines', () => {
  const words = (text: string) => strokesOf(sheetPicture({ title: '', blocks: [{ kind: 'text', text }] }))
  expect(words('ab abcdef').length - words('').length).toBe(2)
  const [short, long] = words('ab abcdef').slice(-2)
  expect(long?.[2]).toBeGreaterThan(short?.[2] ?? 0)

  const table = (rows: number) =>
    strokesOf(
      sheetPicture({
        title: '',
        blocks: [{ kind: 'table', caption: '', columns: [{ heading: 'Was' }], rows: [], empty: rows }],
      }),
    ).length
  expect(table(5) - table(2)).toBe(3)
})
