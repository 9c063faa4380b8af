import { MOST_ROWS, type RowsAction, type RowsState, reduceRows, rowsOf } from './rows'

type Named = { name: string }

const state = (...names: string[]): RowsState<Named> => rowsOf(names.map((name) => ({ name })))

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
