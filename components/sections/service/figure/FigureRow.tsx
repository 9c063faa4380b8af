import type { Clock } from '@/content/clock'
import type { Cell, FigureTable } from '@/lib/server/figureTable'
import { hyphenate } from '@/lib/server/hyphenate'
import { Times } from './Times'

const numbers = new Intl.NumberFormat('de-DE')

/** Nothing here: quieter for the eye than a column of noughts. */
const NONE = '–'

/** How many numbers a phone sets side by side, each below its label. */
export type NumbersPerLine = 3 | 6

const PHONE_GRID: Record<NumbersPerLine, string> = {
  3: 'max-sm:grid-cols-3',
  6: 'max-sm:grid-cols-[repeat(5,1fr)_auto]',
}

type Props = {
  name: string
  /** Shown above the name; empty for a row without a time. */
  times: readonly Clock[]
  /** One for each of `columns`, in their order; what is missing is empty. */
  cells: readonly Cell[]
  columns: FigureTable['columns']
  numbersPerLine: NumbersPerLine
}

export function FigureRow({ name, times, cells, columns, numbersPerLine }: Props) {
  return (
    <tr
      className={`hairline max-sm:grid max-sm:gap-x-2 max-sm:gap-y-2 max-sm:py-4 [tfoot>&]:border-current/60 ${PHONE_GRID[numbersPerLine]}`}
    >
      <th
        scope="row"
        className="py-3 pr-4 align-top font-semibold night:text-white max-sm:col-span-full max-sm:p-0"
      >
        {times.length > 0 && (
          <span className="block font-normal text-nebel-600 night:text-nebel-400 tabular-nums">
            <Times of={times} />
          </span>
        )}
        {hyphenate(name)}
      </th>
      {columns.map(({ name: column, numeric }, index) => {
        const cell = cells[index] ?? null
        return (
          <td
            key={column}
            className={`py-3 align-top max-sm:flex max-sm:flex-col max-sm:justify-end max-sm:p-0 ${
              numeric
                ? 'pl-4 text-right tabular-nums max-sm:text-left'
                : 'pr-6 last:pr-0 max-sm:col-span-full'
            } ${cell === null ? 'max-sm:hidden' : ''}`}
          >
            {cell !== null && (
              <span
                aria-hidden="true"
                className="text-label leading-snug font-normal text-nebel-600 night:text-nebel-400 sm:hidden"
              >
                {column}
              </span>
            )}
            <Value cell={cell} />
          </td>
        )
      })}
    </tr>
  )
}

function Value({ cell }: { cell: Cell }) {
  if (cell === 0) {
    return (
      <span>
        <span aria-hidden="true">{NONE}</span>
        <span className="sr-only">{numbers.format(0)}</span>
      </span>
    )
  }
  // Soft hyphens: at twice the text size a column must be able to become narrower than its longest word (WCAG 1.4.4).
  return <span>{typeof cell === 'number' ? numbers.format(cell) : hyphenate(cell ?? '')}</span>
}
