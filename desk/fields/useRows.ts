import { useEffect, useRef, useState } from 'react'

/** As many rows as a list of a calculator may have. */
export const MOST_ROWS = 30

/** What a row says, with the number that tells it from the others as long as it exists. */
export type Row<T> = T & { readonly id: number }

/** A row that was removed, and where it stood. */
export type Removed<T> = { row: Row<T>; index: number }

export type RowsState<T> = {
  rows: readonly Row<T>[]
  /** In the order of their removal: the last is brought back first. */
  removed: readonly Removed<T>[]
}

export type RowsAction<T> =
  | { kind: 'add'; row: T }
  | { kind: 'copy'; id: number }
  | { kind: 'remove'; id: number }
  | { kind: 'change'; id: number; patch: Partial<T> }
  | { kind: 'undo' }

export function reduceRows<T extends object>(
  state: RowsState<T>,
  action: RowsAction<T>,
  most = MOST_ROWS,
): RowsState<T> {
  const { rows, removed } = state
  const isFull = rows.length >= most
  switch (action.kind) {
    case 'add':
      return isFull ? state : { ...state, rows: [...rows, { ...action.row, id: nextId(state) }] }
    case 'copy': {
      const index = rows.findIndex(({ id }) => id === action.id)
      const row = rows[index]
      return row === undefined || isFull
        ? state
        : { ...state, rows: insert(rows, index + 1, { ...row, id: nextId(state) }) }
    }
    case 'remove': {
      const index = rows.findIndex(({ id }) => id === action.id)
      const row = rows[index]
      return row === undefined
        ? state
        : { rows: rows.filter((other) => other !== row), removed: [...removed, { row, index }] }
    }
    case 'change':
      return {
        ...state,
        rows: rows.map((row) => (row.id === action.id ? { ...row, ...action.patch } : row)),
      }
    case 'undo': {
      const last = removed.at(-1)
      return last === undefined || isFull
        ? state
        : { rows: insert(rows, last.index, last.row), removed: removed.slice(0, -1) }
    }
  }
}

/** Not `toSpliced`: Chromium 109 has none. */
function insert<T>(rows: readonly T[], index: number, row: T): T[] {
  return [...rows.slice(0, index), row, ...rows.slice(index)]
}

/** Never that of a row which may come back. */
function nextId<T>({ rows, removed }: RowsState<T>): number {
  return 1 + Math.max(0, ...rows.map(({ id }) => id), ...removed.map(({ row }) => row.id))
}

/** Rows that a calculator begins with. */
export function numbered<T extends object>(rows: readonly T[]): Row<T>[] {
  return rows.map((row, index) => ({ ...row, id: index + 1 }))
}

/**
 * Rows as they were stored; null if they are none that this version can use.
 * @param accept what one of them says, or null
 */
export function acceptRows<T extends object>(
  stored: unknown,
  accept: (row: Readonly<Record<string, unknown>>) => T | null,
): Row<T>[] | null {
  if (!Array.isArray(stored)) {
    return null
  }
  const rows = stored.slice(0, MOST_ROWS).map((row: unknown) => accept(Object(row)))
  return rows.every((row) => row !== null) ? numbered(rows) : null
}

/** A stored row whose fields are texts, as typed. */
export function acceptTexts<K extends string>(
  row: Readonly<Record<string, unknown>>,
  keys: readonly K[],
): Record<K, string> | null {
  const fields = keys.map((key) => [key, row[key]] as const)
  return fields.every(([, value]) => typeof value === 'string')
    ? (Object.fromEntries(fields) as Record<K, string>)
    : null
}

/** What the focus goes to once the list is drawn anew. */
type Focus = { kind: 'row'; id: number } | { kind: 'undo' }

/**
 * A list of rows that can be added, copied, changed, removed and brought back. The keyboard goes along: the element with
 * `listRef` holds every row with `data-row={id}`, and the undo button (`RowUndo`).
 * @param rows kept by the caller, as `useKept` does
 * @param most how many there may be
 */
export function useRows<T extends object>(
  rows: readonly Row<T>[],
  onChange: (rows: readonly Row<T>[]) => void,
  most = MOST_ROWS,
) {
  const [removed, setRemoved] = useState<readonly Removed<T>[]>([])
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
    const next = reduceRows({ rows, removed }, action, most)
    focus.current = focusAfter(rows, next, action)
    setRemoved(next.removed)
    onChange(next.rows)
  }

  return {
    rows,
    /** What 'undo' would bring back. */
    removed: removed.at(-1)?.row ?? null,
    /** Where that stood, counted from 1. */
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
