import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { useState } from 'react'
import { RowTools, RowUndo } from './RowTools'
import {
  acceptRows,
  acceptTexts,
  MOST_ROWS,
  numbered,
  type Row,
  type RowsState,
  reduceRows,
  useRows,
} from './useRows'

type Named = { name: string }

const state = (...names: string[]): RowsState<Named> => ({
  rows: numbered(names.map((name) => ({ name }))),
  removed: [],
})
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
  const accept = (stored: unknown) => acceptRows(stored, (row) => acceptTexts(row, ['name']))

  test('takes what was stored, without what it does not know', () => {
    expect(accept([{ id: 7, name: 'a', old: 1 }])).toEqual([{ id: 1, name: 'a' }])
  })

  test.each([null, undefined, 'a', {}, [null], [{}], [{ name: 3 }], [{ name: 'a' }, 5]])(
    'refuses %j',
    (stored) => {
      expect(accept(stored)).toBeNull()
    },
  )

  test('cuts off what is too much', () => {
    expect(accept(Array.from({ length: 99 }, () => ({ name: 'a' })))).toHaveLength(MOST_ROWS)
  })
})

test('the hook hands changes to its owner', () => {
  const onChange = jest.fn()
  const { result } = renderHook(() => useRows<Named>(state('a').rows, onChange))
  act(() => result.current.change(1, { name: 'b' }))
  expect(onChange).toHaveBeenCalledWith([{ id: 1, name: 'b' }])
})

test('the keyboard goes along with a row', () => {
  render(<List />)
  const field = (name: string) => screen.getByDisplayValue(name)

  fireEvent.click(screen.getByRole('button', { name: 'Neu' }))
  expect(field('c')).toHaveFocus()

  fireEvent.click(screen.getByRole('button', { name: 'Entfernen: b' }))
  expect(screen.queryByDisplayValue('b')).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('b entfernt')
  expect(screen.getByRole('button', { name: 'Rückgängig' })).toHaveFocus()

  fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
  expect(field('b')).toHaveFocus()
  expect(screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).value)).toEqual([
    'a',
    'b',
    'c',
  ])
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

function List() {
  const [value, setValue] = useState<readonly Row<Named>[]>(state('a', 'b').rows)
  const { rows, listRef, removed, add, copy, remove, change, undo } = useRows(value, setValue)
  return (
    <div ref={listRef}>
      {rows.map(({ id, name }) => (
        <div key={id} data-row={id}>
          <input value={name} onChange={(event) => change(id, { name: event.target.value })} />
          <RowTools
            name={name}
            words={{ copy: 'Kopieren', remove: 'Entfernen' }}
            onCopy={() => copy(id)}
            onRemove={() => remove(id)}
          />
        </div>
      ))}
      <RowUndo removed={removed && `${removed.name} entfernt`} undo="Rückgängig" onUndo={undo} />
      <button type="button" onClick={() => add({ name: 'c' })}>
        {'Neu'}
      </button>
    </div>
  )
}
