import { acceptRows, MOST_ROWS, type RowsAction, type RowsState, reduceRows, rowsOf } from './rows'

type Named = { name: string }

const state = (...names: string[]): RowsState<Named> => rowsOf(names.map((name) => ({ name })))
const names = ({ rows }: RowsState<Named>) => rows.map(({ name }) => name).join(' ')

const add = (name: string): RowsAction<Named> => ({ kind: 'add', row: { name } })
const copy = (id: number): RowsAction<Named> => ({ kind: 'copy', id })
const remove = (id: number): RowsAction<Named> => ({ kind: 'remove', id })
const undo: RowsAction<Named> = { kind: 'undo' }

describe('reduceRows', () => {
  test.each<[string, string, RowsAction<Named>[], string]>([
    ['adds at the end, under a number of its own', 'a b', [add('c')], '1a 2b 3c'],
    ['copies below the original', 'a b', [copy(1)], '1a 3a 2b'],
    ['changes one row only', 'a b', [{ kind: 'change', id: 2, patch: { name: 'z' } }], '1a 2z'],
    ['removes', 'a b c', [remove(2), remove(1)], '3c'],
    ['brings back what was removed, last first', 'a b c', [remove(2), remove(1), undo], '1a 3c'],
    ['… each at its place', 'a b c', [remove(2), remove(1), undo, undo], '1a 2b 3c'],
    ['gives no new row the number of one that may come back', 'a b', [remove(2), add('c'), undo], '1a 2b 3c'],
  ])('%s', (_, before, actions, after) => {
    const { rows } = actions.reduce((rest, action) => reduceRows(rest, action), state(...before.split(' ')))
    expect(rows.map(({ id, name }) => `${id}${name}`).join(' ')).toBe(after)
  })

  test('takes no more than it may, not even back', () => {
    const full = state(...Array.from({ length: MOST_ROWS }, () => 'x'))
    expect([add('y'), copy(1)].map((action) => reduceRows(full, action))).toEqual([full, full])
    const refilled = reduceRows(reduceRows(full, remove(1)), copy(2))
    expect(reduceRows(refilled, undo)).toBe(refilled)
  })

  test('knows nothing of rows that are gone', () => {
    const before = state('a')
    for (const action of [remove(9), copy(9), undo]) {
      expect(reduceRows(before, action)).toBe(before)
    }
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
