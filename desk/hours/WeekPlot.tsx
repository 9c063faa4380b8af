import type { NightStart } from '@/content/planning/types'
import { DAY, NIGHT_END } from '@/desk/time/day'
import { type WeekRow, type WeekStretch, weekDays } from '@/desk/time/week'
import type { Drawn } from './WeekPicture'

/** Pixels of a day's row, and of its bar. */
export const ROW = 30
const BAR = 24
export const HOUR = 60
/** More people than these look alike; their number stands in the bar. */
const DEEPEST = 3

type Props = { rows: readonly WeekRow[]; night: NightStart; drawn: Drawn | null }

/** Seven days below each other, their hours side by side, and what is being drawn. */
export function Plot({ rows, night, drawn }: Props) {
  return (
    <>
      <Patterns />
      {rows.map(({ day, stretches }, at) => {
        const top = at * ROW + (ROW - BAR) / 2
        return (
          <g key={day}>
            <rect x="0" y={top} width="100%" height={BAR} className="week-empty" />
            {stretches
              .filter(({ people }) => people > 0)
              .map((stretch) => (
                <Bar key={stretch.from} stretch={stretch} top={top} night={night} isSunday={day === 'So'} />
              ))}
          </g>
        )
      })}
      {[6, 12, 18].map((hour) => (
        <line key={hour} {...upright(hour * HOUR)} y1="0" y2={ROW * weekDays.length} className="week-seam" />
      ))}
      {drawn && (
        <rect
          {...across(drawn.from, drawn.to)}
          y={weekDays.indexOf(drawn.days[0] ?? 'Mo') * ROW}
          height={drawn.days.length * ROW}
          className="week-drawn"
        />
      )}
    </>
  )
}

function percent(minutes: number): string {
  return `${(minutes / DAY) * 100}%`
}

function across(from: number, to: number) {
  return { x: percent(from), width: percent(to - from) }
}

function upright(minutes: number) {
  return { x1: percent(minutes), x2: percent(minutes) }
}

type BarProps = { stretch: WeekStretch; top: number; night: NightStart; isSunday: boolean }

/** One stretch of the same shifts, in pieces of day and night; a seam where another begins. */
function Bar({ stretch: { from, to, people, double }, top, night, isSunday }: BarProps) {
  const depth = Math.min(people, DEEPEST)
  const pieces = (
    [
      [0, NIGHT_END, 'night'],
      [NIGHT_END, night * HOUR, 'day'],
      [night * HOUR, DAY, 'night'],
    ] as const
  ).flatMap(([start, end, part]) => {
    const [begins, ends] = [Math.max(from, start), Math.min(to, end)]
    return begins < ends ? [{ part, place: { ...across(begins, ends), y: top, height: BAR } }] : []
  })
  return (
    <g>
      {pieces.map(({ part, place }) => (
        <g key={place.x}>
          <rect {...place} className={`week-${part} week-depth-${depth}`} />
          {part === 'night' && <rect {...place} fill="url(#woche-nacht)" />}
          {isSunday && <rect {...place} fill="url(#woche-sonntag)" />}
        </g>
      ))}
      <line {...upright(from)} y1={top} y2={top + BAR} className="week-seam" />
      {double !== null && <rect {...across(from, to)} y={top + BAR - 5} height="5" className="week-double" />}
      {people > 1 && to - from >= 2 * HOUR && (
        <text x={percent((from + to) / 2)} y={top + BAR / 2} className="week-people">
          {people}
        </text>
      )}
    </g>
  )
}

/** Night by level lines, Sunday by slanting ones: also without colour. */
function Patterns() {
  const pattern = { patternUnits: 'userSpaceOnUse' } as const
  return (
    <defs>
      <pattern id="woche-nacht" width="6" height="6" {...pattern}>
        <path d="M0 3h6" className="week-line" />
      </pattern>
      <pattern id="woche-sonntag" width="7" height="7" patternTransform="rotate(45)" {...pattern}>
        <path d="M0 0v7" className="week-line week-slant" />
      </pattern>
    </defs>
  )
}
