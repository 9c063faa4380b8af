import { entriesOf, type Shift } from '@/lib/both/watch/timetable'
import { anchorAt } from '@/lib/server/scale'
import styles from './WatchRuler.module.css'

const QUARTER = 15
const HOUR = 60
/** Nearer to an end than half of an hour's label on a phone. */
const EDGE = 0.08

type Props = {
  shift: Pick<Shift, 'from' | 'to' | 'stops'>
  staff: readonly number[] | undefined
  hour: (hour: number) => string
}

/** Ticks for each quarter hour, strokes for the log's entries, or columns for the number of people. */
export function WatchRuler({ shift, staff, hour }: Props) {
  const { from, to } = shift
  const length = to - from
  const hours = Array.from(
    { length: Math.floor(to / HOUR) - Math.ceil(from / HOUR) + 1 },
    (_, index) => (Math.ceil(from / HOUR) + index) * HOUR,
  )
  const every = length > 6 * HOUR ? 2 : 1
  return (
    <div className={styles.ruler} aria-hidden="true">
      {/* One unit is a minute. Equal steps are equal text, which compresses to almost nothing. */}
      <svg viewBox={`0 0 ${length} 24`} preserveAspectRatio="none" aria-hidden="true">
        {staff && <path className={styles.columns} d={columns(staff, length)} />}
        <path
          d={`M0 18v4${`m${QUARTER}-4v4`.repeat(length / QUARTER)}${hours.map((time) => `M${time - from} 16v8`).join('')}`}
        />
        {staff === undefined && (
          <path
            className={styles.entries}
            d={entriesOf(shift)
              .map((entry) => `M${entry.from - from} 4v14`)
              .join('')}
          />
        )}
      </svg>
      {/* Each an svg without a viewBox: places in per cent, letters of the page's size, and no inline style. */}
      {staff && (
        <svg className={styles.counts} aria-hidden="true">
          {changesOf(staff).map(({ at, count }) => (
            <text key={at} x={`${(((at + 12) / length) * 100).toFixed(1)}%`} y="13">
              {count}
            </text>
          ))}
        </svg>
      )}
      <svg aria-hidden="true">
        {hours
          .filter((_, index) => index % every === 0)
          .map((time) => {
            const share = (time - from) / length
            return (
              <text key={time} x={`${(share * 100).toFixed(1)}%`} y="16" textAnchor={anchorAt(share, EDGE)}>
                {hour((time / HOUR) % 24)}
              </text>
            )
          })}
      </svg>
    </div>
  )
}

/** From when on how many people are there, in minutes since the shift began. */
function changesOf(staff: readonly number[]): { at: number; count: number }[] {
  return staff.flatMap((count, index) => (count === staff[index - 1] ? [] : [{ at: index * HOUR, count }]))
}

/** Columns as one path, a minute apart: people from each full hour of the shift on. */
function columns(staff: readonly number[], length: number): string {
  const most = Math.max(...staff)
  return staff
    .map((count, index) => {
      const right = Math.min(length, (index + 1) * HOUR - 1)
      return `M${index * HOUR} 16V${Math.round(16 - (count / most) * 16)}H${right}V16Z`
    })
    .join('')
}
