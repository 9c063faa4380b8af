import { acceptRows, MOST_ROWS, type RowsState, reduceRows, rowsOf } from './rows'

type Named = { name: string }

const state = (...names: string[]): RowsState<Named> => rowsOf(names.map((name) => ({ name })))
const names = ({ rows }: RowsState<Named>) => rows.map(({ name }) => name).join(' ')

describe('reduceRows', () => {
  test('adds at the end, under a number of its own', () => {
    const next = reduceRows(state('a', 'b'), { kind: 'add', row: { name: 'c' } })
    expect(next.rows).toEqual([
      { id: 1, name: 'a' },
      { id: 2, name: 'b' },
      { id: 3, name: 'c' },
    ])
  })

  test('copies below the original', () => {
    const next = reduceRows(state('a', 'b'), { kind: 'copy', id: 1 })
    expect(next.rows.map(({ id, name }) => `${id}${name}`)).toEqual(['1a', '3a', '2b'])
  })

  test('changes one row only', () => {
    expect(names(reduceRows(state('a', 'b'), { kind: 'change', id: 2, patch: { name: 'z' } }))).toBe('a z')
  })

  test('brings back what was removed, last first, each at its place', () => {
    let next = reduceRows(state('a', 'b', 'c'), { kind: 'remove', id: 2 })
    next = reduceRows(next, { kind: 'remove', id: 1 })
    expect(names(next)).toBe('c')
    next = reduceRows(next, { kind: 'undo' })
    expect(names(next)).toBe('a c')
    next = reduceRows(next, { kind: 'undo' })
    expect(names(next)).toBe('a b c')
    expect(next.removed).toEqual([])
  })

  test('gives no new row the number of one that may come back', () => {
    let next = reduceRows(state('a', 'b'), { kind: 'remove', id: 2 })
    next = reduceRows(next, { kind: 'add', row: { name: 'c' } })
    next = reduceRows(next, { kind: 'undo' })
    expect(next.rows.map(({ id, name }) => `${id}${name}`)).toEqual(['1a', '2b', '3c'])
  })

  test('takes no more than it may, not even back', () => {
    const full = state(...Array.from({ length: MOST_ROWS }, () => 'x'))
    expect(reduceRows(full, { kind: 'add', row: { name: 'y' } })).toBe(full)
    expect(reduceRows(full, { kind: 'copy', id: 1 })).toBe(full)
    const refilled = reduceRows(reduceRows(full, { kind: 'remove', id: 1 }), { kind: 'copy', id: 2 })
    expect(reduceRows(refilled, { kind: 'undo' })).toBe(refilled)
  })

  test('knows nothing of rows that are gone', () => {
    const before = state('a')
    expect(reduceRows(before, { kind: 'remove', id: 9 })).toBe(before)
    expect(reduceRows(before, { kind: 'copy', id: 9 })).toBe(before)
    expect(reduceRows(before, { kind: 'undo' })).toBe(before)
  })
})

describe('acceptRows', () => {
  const accept = (stored: unknown) =>
    acceptRows(stored, (row) => {
      const { name } = Object(row)
      return typeof name === 'string' ? { name } : null
    })

  test('takes what was stored, without what it does not know, and what can be brought back', () => {
    expect(accept([{ id: 7, name: 'a', old: 1 }])).toEqual(state('a'))
    const removed = reduceRows(state('a', 'b'), { kind: 'remove', id: 1 })
    const again = accept(JSON.parse(JSON.stringify(removed)))
    expect(again && names(reduceRows(again, { kind: 'undo' }))).toBe('a b')
  })

  test.each([null, undefined, 'a', {}, [null], [{}], [{ name: 3 }], [{ name: 'a' }, 5], { rows: 1 }])(
    'refuses %j',
    (stored) => {
      expect(accept(stored)).toBeNull()
    },
  )

  test('leaves out removed rows that it cannot use', () => {
    expect(
      accept({ rows: [{ name: 'a' }], removed: [{ row: 5, index: 0 }, { row: { name: 'b' } }] }),
    ).toEqual(state('a'))
  })

  test('cuts off what is too much', () => {
    expect(accept(Array.from({ length: 99 }, () => ({ name: 'a' })))?.rows).toHaveLength(MOST_ROWS)
  })
})
