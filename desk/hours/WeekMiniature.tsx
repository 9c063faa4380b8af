import { examplePlan } from '@/content/planning/examplePlan'
import { Miniature } from '@/desk/frame/Miniature'
import { DAY, NIGHT_END } from '@/desk/time/day'
import { weekDays } from '@/desk/time/week'
import { marksOf } from '@/desk/time/weekMarks'
import { palette } from '@/lib/server/palette'

const [LEFT, WIDTH, ROW, BAR] = [40, 344, 27, 21]
/** A row begins at six in the morning: so a night is in one piece. */
const BEGIN = NIGHT_END

type Stretch = { from: number; to: number }

/** The week of the example: a row for each day, from six to six. */
export function WeekMiniature({ nobody }: { nobody: string }) {
  const { posts, night } = examplePlan
  const { marks } = marksOf(posts, null)
  const dusk = night * 60 - BEGIN
  const rows = weekDays.map((day, at) => ({ day, stretches: marks.filter(({ row }) => row === at) }))
  const named = rows.find(({ stretches }) => (stretches[0]?.from ?? 0) > 0)
  return (
    <Miniature>
      {rows.map(({ day, stretches }, at) => (
        <g key={day}>
          <text y={middle(at)}>{day}</text>
          <path
            stroke={palette.nebel[400]}
            strokeDasharray="2 3"
            d={`M${LEFT} ${at * ROW + BAR / 2}h${WIDTH}`}
          />
          <path
            fill={palette.nebel[600]}
            d={stretches.map((each) => box(at, clip(each, 0, dusk))).join('')}
          />
          <path
            fill={palette.nacht[900]}
            d={stretches.map((each) => box(at, clip(each, dusk, DAY))).join('')}
          />
        </g>
      ))}
      {named && (
        <>
          <text
            x={place((named.stretches[0]?.from ?? 0) / 2)}
            y={middle(rows.indexOf(named))}
            textAnchor="middle"
            paintOrder="stroke"
            stroke={palette.papier[50]}
            strokeWidth="10"
          >
            {nobody}
          </text>
          <text
            x={place(named.stretches[0]?.from ?? 0) + 8}
            y={middle(rows.indexOf(named))}
            fill={palette.papier[50]}
          >
            {posts[0]?.name}
          </text>
        </>
      )}
      {[0, 6, 12, 18, 24].map((hours) => (
        <text
          key={hours}
          x={place(hours * 60)}
          y="212"
          textAnchor={hours === 0 ? 'start' : hours === 24 ? 'end' : 'middle'}
        >
          {(hours + BEGIN / 60) % 24 || 24}
        </text>
      ))}
    </Miniature>
  )
}

function clip({ from, to }: Stretch, least: number, most: number): Stretch {
  return { from: Math.max(from, least), to: Math.min(to, most) }
}

function place(minutes: number): number {
  return Math.round(LEFT + (minutes / DAY) * WIDTH)
}

function middle(row: number): number {
  return row * ROW + 16
}

function box(row: number, { from, to }: Stretch): string {
  return from < to ? `M${place(from)} ${row * ROW}H${place(to)}v${BAR}H${place(from)}` : ''
}
