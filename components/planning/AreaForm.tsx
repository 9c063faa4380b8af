import type { ReactNode } from 'react'
import { useHydrated } from '@/components/ui/useHydrated'
import { RowTools, RowUndo } from './RowTools'
import type { Row, useRows } from './useRows'

type FormProps<T extends { name: string }> = {
  heading: string
  list: ReturnType<typeof useRows<T>>
  words: {
    copy: string
    remove: string
    undo: string
    unscripted: string
    add: string
    unnamed: (place: number) => string
    removed: (name: string) => string
  }
  /** What a row begins with when it is added. */
  added: () => T
  /** Fields that are not of a row: above the rows. */
  before?: ReactNode
  /** Fields of a row. */
  children: (row: Row<T>, place: number) => ReactNode
}

/** Rows that can be added, copied, removed and brought back. There from the start, and to be used once a script runs it. */
export function AreaForm<T extends { name: string }>({
  heading,
  list,
  words,
  added,
  before,
  children,
}: FormProps<T>) {
  const isReady = useHydrated()
  const { rows, removed, removedPlace, isFull, listRef, add, copy, remove, undo } = list
  const nameOf = (row: Row<T>, place: number) => row.name.trim() || words.unnamed(place)
  return (
    <fieldset disabled={!isReady} className="areas-form print:hidden">
      <legend className="areas-heading">{heading}</legend>
      <noscript>
        <p className="areas-note">{words.unscripted}</p>
      </noscript>
      {before}
      <div ref={listRef}>
        {rows.map((row, index) => (
          <fieldset key={row.id} data-row={row.id} className="areas-row">
            <legend className="sr-only">{nameOf(row, index + 1)}</legend>
            {children(row, index)}
            <RowTools
              name={nameOf(row, index + 1)}
              words={words}
              onCopy={isFull ? null : () => copy(row.id)}
              onRemove={() => remove(row.id)}
            />
          </fieldset>
        ))}
        <RowUndo
          removed={removed && words.removed(nameOf(removed, removedPlace))}
          undo={words.undo}
          onUndo={undo}
        />
        {!isFull && (
          <button type="button" onClick={() => add(added())} className="rows-add">
            {words.add}
          </button>
        )}
      </div>
    </fieldset>
  )
}
