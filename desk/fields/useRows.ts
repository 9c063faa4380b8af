import { useEffect, useRef, useState } from 'react'
import { MOST_ROWS, type Row, type RowsAction, type RowsState, reduceRows } from './rows'

/** What the focus goes to once the list is drawn anew. */
type Focus = { kind: 'row'; id: number } | { kind: 'undo' }

/** Rows with what can be done to them; `RowList` draws them. */
export type List<T> = ReturnType<typeof useRows<T & object>>

/**
 * A list of rows that can be added, copied, changed, removed and brought back. The keyboard goes along: the element with
 * `listRef` holds every row with `data-row={id}`, and the undo button (`RowList`).
 * @param state kept by the caller, as `useStored` does
 * @param most how many there may be
 */
export function useRows<T extends object>(
  state: RowsState<T>,
  onChange: (state: RowsState<T>) => void,
  most = MOST_ROWS,
) {
  const { rows, removed } = state
  const listRef = useRef<HTMLDivElement>(null)
  const focus = useRef<Focus | null>(null)
  const [fresh, setFresh] = useState<number | null>(null)

  useEffect(() => {
    const target = focus.current
    if (target !== null) {
      focus.current = null
      listRef.current
        ?.querySelector<HTMLElement>(
          target.kind === 'undo' ? '[data-undo]' : `[data-row="${target.id}"] :is(input, select)`,
        )
        ?.focus()
    }
  })

  function dispatch(action: RowsAction<T>, goes: 'along' | 'stay' = 'along') {
    const next = reduceRows(state, action, most)
    const added = next.rows.find(({ id }) => rows.every((row) => row.id !== id))
    focus.current = goes === 'stay' ? null : focusAfter(added, action)
    if (added !== undefined) {
      setFresh(added.id)
    }
    onChange(next)
  }

  return {
    rows,
    /** What 'undo' would bring back, and where it stood, counted from 1. */
    removed: removed.at(-1)?.row ?? null,
    removedPlace: (removed.at(-1)?.index ?? 0) + 1,
    isFull: rows.length >= most,
    listRef,
    /** The row that came last. */
    fresh,
    /** @param goes whether the keyboard goes along */
    add: (row: T, goes?: 'along' | 'stay') => dispatch({ kind: 'add', row }, goes),
    copy: (id: number) => dispatch({ kind: 'copy', id }),
    remove: (id: number) => dispatch({ kind: 'remove', id }),
    change: (id: number, patch: Partial<T>) => dispatch({ kind: 'change', id, patch }),
    undo: () => dispatch({ kind: 'undo' }),
  }
}

function focusAfter<T>(added: Row<T> | undefined, { kind }: RowsAction<T>): Focus | null {
  if (kind === 'remove') {
    return { kind: 'undo' }
  }
  return added === undefined ? null : { kind: 'row', id: added.id }
}
