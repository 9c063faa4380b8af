import type { ScheduleFigure } from '@/content/figure'
import { sum } from '@/lib/server/hours'
import { palette } from '@/lib/server/palette'
import { Count, FigureTable } from './FigureTable'
import styles from './Schedule.module.css'

/** From four digits on, a phone has no width left for names beside the numbers. */
const LONG = 1000

/** Long numbers leave little room for names. */
const NAME = 'wrap-anywhere'

type Row = ScheduleFigure['rows'][number]

/** A week at a glance: under every number a bar as long as its minutes, in the colour of the cloth. */
export function Schedule({ figure }: { figure: ScheduleFigure }) {
  const { labels, days, cloths, rows, caption } = figure
  const most = Math.max(...rows.flatMap(({ minutes }) => minutes))
  const sums = days.map((_, day) => sum(rows.map(({ minutes }) => minutes[day] ?? 0)))
  const isLong = Math.max(...sums) >= LONG
  return (
    <FigureTable
      caption={caption}
      stacked={isLong}
      className={`${styles.table} ${isLong ? '' : styles.short}`.trimEnd()}
    >
      <thead>
        <tr>
          <th scope="col">{labels.work}</th>
          {[...days, labels.week].map((day) => (
            <th key={day} scope="col">
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row" className={NAME}>
              {row.name}
              {row.cloth && cloths && (
                <span className="font-normal text-nebel-600"> {cloths[row.cloth]}</span>
              )}
            </th>
            {days.map((day, index) => (
              <td key={day}>
                <Minutes row={row} day={index} most={most} />
              </td>
            ))}
            <td className="font-semibold">
              <Count value={sum(row.minutes)} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className={NAME}>
            {labels.total}
          </th>
          {days.map((day, index) => (
            <td key={day}>
              <Count value={sums[index] ?? 0} />
            </td>
          ))}
          <td>
            <Count value={sum(sums)} />
          </td>
        </tr>
      </tfoot>
    </FigureTable>
  )
}

function Minutes({ row: { cloth, minutes }, day, most }: { row: Row; day: number; most: number }) {
  const length = minutes[day] ?? 0
  return (
    <>
      <Count value={length} />
      {length > 0 && (
        <svg height=".4em" fill={cloth ? palette.tuch[cloth] : palette.tinte} aria-hidden="true">
          <rect width={`${Math.round((length / most) * 100)}%`} height="100%" />
        </svg>
      )}
    </>
  )
}
