import { cleaningLabels as labels, turnPeriods } from '@/content/planning/cleaningLabels'
import { type CleaningReckoning, periods } from './cleaning'
import { shownHours } from './texts'

type Props = { reckoning: CleaningReckoning }

/** What rooms come to: as an example, and beside the form. */
export function CleaningHours({ reckoning: { rooms, total, incomplete } }: Props) {
  return (
    <>
      <h4 className="desk-title">{labels.result}</h4>
      <dl className="desk-figures w-full">
        {turnPeriods.map((period) => (
          <div key={period}>
            <dt>{labels.figures[period]}</dt>
            <dd className="figure font-semibold">{rooms.length === 0 ? '–' : shownHours(total[period])}</dd>
          </div>
        ))}
      </dl>
      {incomplete > 0 && <p className="font-semibold">{labels.incomplete(incomplete)}</p>}
      <RoomsTable rooms={rooms} total={total} />
    </>
  )
}

function RoomsTable({ rooms, total }: Pick<CleaningReckoning, 'rooms' | 'total'>) {
  const { table } = labels
  const most = Math.max(...rooms.map(({ hours }) => hours.week))
  return (
    <table className="hours-table areas-table">
      <caption>{table.caption}</caption>
      <thead>
        <tr>
          {(['name', ...periods] as const).map((column) => (
            <th key={column} scope="col">
              {table[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rooms.map(({ name, hours, texts }) => (
          <tr key={texts.id}>
            <th scope="row">
              {name}
              {/* The numbers stand beside it. */}
              <svg aria-hidden="true" width="100%" height="8" className="areas-bar">
                <rect width={`${(hours.week / most) * 100}%`} height="8" />
              </svg>
            </th>
            {periods.map((period) => (
              <td key={period}>{shownHours(hours[period])}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{table.total}</th>
          <td />
          {turnPeriods.map((period) => (
            <td key={period}>{shownHours(total[period])}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
