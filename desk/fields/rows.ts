/** As many rows as a list of a calculator may have. */
export const MOST_ROWS = 30

/** The content of a row, with its number, which is its own as long as it exists. */
export type Row<T> = T & { readonly id: number }

/** A row that was removed, and where it stood. */
type Removed<T> = { row: Row<T>; index: number }

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
export function rowsOf<T extends object>(rows: readonly T[]): RowsState<T> {
  return { rows: rows.map((row, index) => ({ ...row, id: index + 1 })), removed: [] }
}
