import type { FigureTable as Table } from '@/lib/server/figureTable'
import { FigureRow, type NumbersPerLine } from './FigureRow'

type Props = { caption: string; table: Table; numbersPerLine: NumbersPerLine }

/** A table in hairlines; on phones a block for each row (https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html). */
export function FigureTable({ caption, table, numbersPerLine }: Props) {
  const { corner, columns, rows, total } = table
  return (
    <table className="w-full border-b border-current/60 text-left text-body max-md:wrap-anywhere max-sm:block">
      <caption className="pb-3 text-left text-label font-medium text-nebel-600 night:text-nebel-400 max-sm:block">
        {caption}
      </caption>
      <thead className="max-sm:sr-only">
        <tr className="border-t border-current/60 text-label text-nebel-600 night:text-nebel-400">
          <th scope="col" className="py-3 pr-4 align-bottom font-medium">
            {corner}
          </th>
          {columns.map(({ name, numeric }) => (
            <th
              key={name}
              scope="col"
              className={`py-3 align-bottom font-medium ${numeric ? 'pl-4 text-right' : 'pr-6 last:pr-0'}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(({ name, times, cells }) => (
          <FigureRow
            key={`${times} ${name}`}
            name={name}
            times={times}
            cells={cells}
            columns={columns}
            numbersPerLine={numbersPerLine}
          />
        ))}
      </tbody>
      {total && (
        <tfoot className="font-semibold max-sm:block">
          <FigureRow
            name={total.name}
            times={[]}
            cells={total.cells}
            columns={columns}
            numbersPerLine={numbersPerLine}
          />
        </tfoot>
      )}
    </table>
  )
}
