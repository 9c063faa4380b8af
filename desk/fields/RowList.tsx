import type { ReactNode } from 'react'
import { Button } from '@/components/ui/Button'
import { rowLabels } from '@/content/planning/rowLabels'
import { QuietButton } from './QuietButton'
import type { Row } from './rows'
import type { List } from './useRows'

type Props<T> = {
  list: List<T>
  /** What a row is called that has no name of its own, by its place. */
  unnamed: (place: number) => string
  labels: { add: string; most?: string; removed: (name: string) => string }
  /** What a new row begins with. */
  empty: T
  /** Fields of a row. */
  children: (row: Row<T>, name: string) => ReactNode
  /** Tools that only such rows have. */
  tools?: (row: Row<T>) => ReactNode
  /** Of the rows; of a row. */
  className?: string
  rowClassName?: string
  canCopy?: boolean
  /** So many always stay. */
  least?: number
}

/** A name, and where several rows have the same, their place, so that buttons differ. */
function toolName<T extends { name: string }>(rows: readonly T[], at: number, unnamed: Props<T>['unnamed']) {
  const name = rows[at]?.name.trim() ?? ''
  const isShared = name !== '' && rows.filter((row) => row.name.trim() === name).length > 1
  return isShared ? `${name} (${unnamed(at + 1)})` : name || unnamed(at + 1)
}

/** Rows of a calculator: each with its tools, then one more, and what was removed last. */
export function RowList<T extends { name: string }>(props: Props<T>) {
  const {
    list,
    unnamed,
    labels,
    empty,
    children,
    tools,
    className = '',
    rowClassName,
    canCopy = true,
    least = 0,
  } = props
  const { removed } = list
  return (
    <div ref={list.listRef} className={`wrap-anywhere ${className}`}>
      {list.rows.map((row, at) => {
        const name = toolName(list.rows, at, unnamed)
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lie on the grid of its parent.
          <div key={row.id} role="group" aria-label={name} data-row={row.id} className={rowClassName}>
            {children(row, row.name.trim() || unnamed(at + 1))}
            <p className="flex flex-wrap gap-x-6 print:hidden">
              {tools?.(row)}
              {canCopy && !list.isFull && (
                <Tool onClick={() => list.copy(row.id)} of={name}>
                  {rowLabels.copy}
                </Tool>
              )}
              {list.rows.length > least && (
                <Tool onClick={() => list.remove(row.id)} of={name}>
                  {rowLabels.remove}
                </Tool>
              )}
            </p>
          </div>
        )
      })}
      <div className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-1 pb-4 print:hidden">
        {list.isFull ? (
          <p>{labels.most}</p>
        ) : (
          <Button look="quiet" onClick={() => list.add(empty)}>
            {labels.add}
          </Button>
        )}
        {/* Stays in the page, so that screen readers hear it change. */}
        <p role="status" className="text-label">
          {removed !== null && labels.removed(removed.name.trim() || unnamed(list.removedPlace))}
        </p>
        {removed !== null && !list.isFull && (
          <QuietButton data-undo onClick={list.undo}>
            {rowLabels.undo}
          </QuietButton>
        )}
      </div>
    </div>
  )
}

function Tool({ of, onClick, children }: { of: string; onClick: () => void; children: string }) {
  return (
    <QuietButton onClick={onClick} aria-label={`${children}: ${of}`}>
      {children}
    </QuietButton>
  )
}
