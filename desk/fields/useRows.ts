import { useEffect, useRef } from 'react'
import { MOST_ROWS, type Row, type RowsAction, type RowsState, reduceRows } from './rows'

/** What the focus goes to once the list is drawn anew. */
type Focus = { kind: 'row'; id: number } | { kind: 'undo' }

/** Rows with what can be done to them; `RowList` draws them. */
export type List<T> = ReturnType<typeof useRows<T & object>>

/**
 * A list of rows that can be added, copied, changed, removed and brought back. The keyboard goes along: the element with
 * `listRef` holds every row with `data-row={id}`, and the undo button (`RowList`).
 * @param state kept by the caller, as `useKept` does
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

  function dispatch(action: RowsAction<T>) {
    const next = reduceRows(state, action, most)
    focus.current = focusAfter(rows, next, action)
    onChange(next)
  }

  return {
    rows,
    /** What 'undo' would bring back, and where it stood, counted from 1. */
    removed: removed.at(-1)?.row ?? null,
    removedPlace: (removed.at(-1)?.index ?? 0) + 1,
    isFull: rows.length >= most,
    listRef,
    add: (row: T) => dispatch({ kind: 'add', row }),
    copy: (id: number) => dispatch({ kind: 'copy', id }),
    remove: (id: number) => dispatch({ kind: 'remove', id }),
    change: (id: number, patch: Partial<T>) => dispatch({ kind: 'change', id, patch }),
    undo: () => dispatch({ kind: 'undo' }),
  }
}

function focusAfter<T>(before: readonly Row<T>[], next: RowsState<T>, action: RowsAction<T>): Focus | null {
  switch (action.kind) {
    case 'change':
      return null
    case 'remove':
      return { kind: 'undo' }
    case 'add':
    case 'copy':
    case 'undo': {
      const fresh = next.rows.find((row) => !before.includes(row))
      return fresh === undefined ? null : { kind: 'row', id: fresh.id }
    }
  }
}
