import { type PointerEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { hoursWords as words } from '@/content/planning/bedarf'
import { type NightStart, type Post, type Weekday, weekdays } from '@/content/planning/types'
import { DAY } from '@/desk/time/calendar'
import { clockText } from '@/desk/time/clock'
import { type WeekRow, type WeekStretch, weekOf } from '@/desk/time/week'
import { stretchesText } from './weekText'

/** Pixels of a day's row, and of its bar. */
const ROW = 30
const BAR = 24
const HOUR = 60
const DAYS = weekdays.filter((day) => day !== 'Ft')
const HOURS = [0, 6, 12, 18, 24]
/** More people than these look alike; their number stands in the bar. */
const DEEPEST = 3

type Cell = { day: number; hour: number }
type Rectangle = { days: readonly Weekday[]; from: number; to: number; top: number }

type Props = {
  posts: readonly Post[]
  night: NightStart
  /** Somebody has drawn a post: its days and its hours. */
  onDraw: (post: Pick<Post, 'days' | 'from' | 'to'>) => void
}

/** The week: who is there when, hour by hour. Whoever drags over it draws a post; fingers scroll, until they shall draw. */
export function WeekPicture({ posts, night, onDraw }: Props) {
  const [touch, setTouch] = useState<'scrolls' | 'draws'>('scrolls')
  const [dragged, setDragged] = useState<{ start: Cell; end: Cell } | null>(null)
  const plot = useRef<SVGSVGElement>(null)
  const rows = weekOf(posts)
  const { week, post } = words

  function cellAt({ clientX, clientY }: PointerEvent): Cell {
    const { left, top, width, height } = plot.current?.getBoundingClientRect() ?? new DOMRect()
    const share = (at: number, of: number, steps: number) =>
      Math.min(steps - 1, Math.max(0, Math.floor((at / of) * steps)))
    return { day: share(clientY - top, height, DAYS.length), hour: share(clientX - left, width, 24) }
  }

  function finish() {
    const drawn = dragged && rectangleOf(dragged)
    setDragged(null)
    // A click is no drawing.
    if (drawn && (drawn.days.length > 1 || drawn.to - drawn.from > HOUR)) {
      onDraw({
        days: drawn.days,
        from: clockText(drawn.from),
        to: clockText(drawn.to),
      })
    }
  }

  const gaps = stretchesText(rows, ({ people }) => people === 0, post.holiday)
  const doubles = stretchesText(rows, ({ double }) => double !== null, post.holiday)
  return (
    <div className="week">
      <div className="week-body">
        <ul aria-hidden="true" className="week-days">
          {DAYS.map((day) => (
            <li key={day}>{day}</li>
          ))}
        </ul>
        <svg
          ref={plot}
          role="img"
          aria-label={week.alt}
          width="100%"
          height={ROW * DAYS.length}
          data-touch={touch}
          className="week-plot"
          onPointerDown={(event) => {
            if (event.button === 0 && (event.pointerType !== 'touch' || touch === 'draws')) {
              const start = cellAt(event)
              event.currentTarget.setPointerCapture(event.pointerId)
              setDragged({ start, end: start })
            }
          }}
          onPointerMove={(event) => dragged && setDragged({ ...dragged, end: cellAt(event) })}
          onPointerUp={finish}
          onPointerCancel={() => setDragged(null)}
        >
          <Patterns />
          {rows.map((row, at) => (
            <Day key={row.day} row={row} top={at * ROW + (ROW - BAR) / 2} night={night} />
          ))}
          {HOURS.slice(1, -1).map((hour) => (
            <line
              key={hour}
              x1={percent(hour * HOUR)}
              x2={percent(hour * HOUR)}
              y1="0"
              y2={ROW * DAYS.length}
              className="week-tick"
            />
          ))}
          {dragged && <Drawn {...rectangleOf(dragged)} />}
        </svg>
        <p aria-hidden="true" className="week-hours">
          {HOURS.map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </p>
      </div>
      <ul aria-hidden="true" className="week-legend">
        {(['empty', 'day', 'night', 'sunday', 'double'] as const).map((kind) => (
          <li key={kind}>
            <svg aria-hidden="true" width="20" height="14" className="shrink-0">
              <Sample kind={kind} />
            </svg>
            {week.legend[kind]}
          </li>
        ))}
      </ul>
      <p>{gaps.length === 0 ? week.noGaps : `${week.gaps}${gaps.join('; ')}\u00a0${week.hour}.`}</p>
      {doubles.length > 0 && (
        <p className="week-doubles">{`${week.double}${doubles.join('; ')}\u00a0${week.hour}.`}</p>
      )}
      <Button
        look="quiet"
        aria-pressed={touch === 'draws'}
        className="week-draw"
        onClick={() => setTouch(touch === 'draws' ? 'scrolls' : 'draws')}
      >
        {week.draw}
      </Button>
    </div>
  )
}

function percent(minutes: number): string {
  return `${(minutes / DAY) * 100}%`
}

function rectangleOf({ start, end }: { start: Cell; end: Cell }): Rectangle {
  const [top, bottom] = [Math.min(start.day, end.day), Math.max(start.day, end.day)]
  return {
    days: DAYS.slice(top, bottom + 1),
    from: Math.min(start.hour, end.hour) * HOUR,
    to: (Math.max(start.hour, end.hour) + 1) * HOUR,
    top: top * ROW,
  }
}

function Day({ row: { day, stretches }, top, night }: { row: WeekRow; top: number; night: NightStart }) {
  return (
    <g>
      <rect x="0" y={top} width="100%" height={BAR} className="week-empty" />
      {stretches
        .filter(({ people }) => people > 0)
        .map((stretch) => (
          <Bar key={stretch.from} stretch={stretch} top={top} night={night} isSunday={day === 'So'} />
        ))}
    </g>
  )
}

type BarProps = { stretch: WeekStretch; top: number; night: NightStart; isSunday: boolean }

/** One stretch of the same shifts, in pieces of day and night; a seam where another begins. */
function Bar({ stretch: { from, to, people, double }, top, night, isSunday }: BarProps) {
  const depth = Math.min(people, DEEPEST)
  const pieces = (
    [
      [0, 6 * HOUR, 'night'],
      [6 * HOUR, night * HOUR, 'day'],
      [night * HOUR, DAY, 'night'],
    ] as const
  ).flatMap(([start, end, part]) => {
    const [begins, ends] = [Math.max(from, start), Math.min(to, end)]
    return begins < ends ? [{ part, x: percent(begins), width: percent(ends - begins), y: top }] : []
  })
  return (
    <g>
      {pieces.map(({ part, ...place }) => (
        <g key={place.x}>
          <rect {...place} height={BAR} className={`week-${part} week-depth-${depth}`} />
          {part === 'night' && <rect {...place} height={BAR} fill="url(#woche-nacht)" />}
          {isSunday && <rect {...place} height={BAR} fill="url(#woche-sonntag)" />}
        </g>
      ))}
      <line x1={percent(from)} x2={percent(from)} y1={top} y2={top + BAR} className="week-seam" />
      {double !== null && (
        <rect
          x={percent(from)}
          width={percent(to - from)}
          y={top + BAR - 5}
          height="5"
          className="week-double"
        />
      )}
      {people > 1 && to - from >= 2 * HOUR && (
        <text x={percent((from + to) / 2)} y={top + BAR / 2} className="week-people">
          {people}
        </text>
      )}
    </g>
  )
}

function Drawn({ days, from, to, top }: Rectangle) {
  return (
    <rect
      x={percent(from)}
      width={percent(to - from)}
      y={top}
      height={days.length * ROW}
      className="week-drawn"
    />
  )
}

/** Night by level lines, Sunday by slanting ones: also without colour. */
function Patterns() {
  return (
    <defs>
      <pattern id="woche-nacht" width="6" height="6" patternUnits="userSpaceOnUse">
        <path d="M0 3h6" className="week-line" />
      </pattern>
      <pattern
        id="woche-sonntag"
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0v7" className="week-line week-slant" />
      </pattern>
    </defs>
  )
}

function Sample({ kind }: { kind: keyof typeof words.week.legend }) {
  const all = { width: '100%', height: '100%' }
  switch (kind) {
    case 'empty':
      return <rect {...all} className="week-empty" />
    case 'day':
      return <rect {...all} className="week-day week-depth-1" />
    case 'night':
      return (
        <>
          <rect {...all} className="week-night week-depth-1" />
          <rect {...all} fill="url(#woche-nacht)" />
        </>
      )
    case 'sunday':
      return (
        <>
          <rect {...all} className="week-day week-depth-1" />
          <rect {...all} fill="url(#woche-sonntag)" />
        </>
      )
    case 'double':
      return (
        <>
          <rect {...all} className="week-day week-depth-2" />
          <rect y="9" width="100%" height="5" className="week-double" />
        </>
      )
  }
}
