import type { SlipsFigure } from '@/content/figure'
import { DrawnTable } from './FigureTable'
import { Slip } from './Slip'

const COLUMNS = ['vehicle', 'arrives', 'leaves', 'load', 'paper', 'seal', 'decision'] as const

/** Receipts of a weighbridge, one for each row of the table. */
export function Slips({ figure: { caption, labels, slips } }: { figure: SlipsFigure }) {
  return (
    <DrawnTable caption={caption} className="tabular-nums lg:text-body">
      <thead className="sr-only">
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {labels[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="grid gap-x-8 gap-y-5 pb-3 md:grid-cols-3">
        {slips.map((slip) => (
          <Slip key={slip.vehicle} slip={slip} labels={labels} />
        ))}
      </tbody>
    </DrawnTable>
  )
}
