import { type PointerEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { hoursWords as words } from '@/content/planning/stundenrechner'
import type { NightStart, Post } from '@/content/planning/types'
import { dateText } from '@/desk/german/dates'
import { roundHours } from '@/desk/german/numbers'
import { weekDays, weekMinutes, weekOf } from '@/desk/time/week'
import { weekTexts } from './texts'
import { WeekLegend } from './WeekLegend'
import { HOUR, Plot, ROW } from './WeekPlot'

type Cell = { day: number; hour: number }
/** Days and hours that somebody has dragged over, in minutes of a day. */
export type Drawn = { days: readonly (typeof weekDays)[number][]; from: number; to: number }

type Props = {
  posts: readonly Post[]
  /** Of the week that is shown, where they are not all the same. */
  monday: string | null
  night: NightStart
  onDraw: (post: Drawn) => void
}

/** The week: who is there when, hour by hour. Whoever drags over it draws a post; fingers scroll, until they shall draw. */
export function WeekPicture({ posts, monday, night, onDraw }: Props) {
  const [touch, setTouch] = useState<'scrolls' | 'draws'>('scrolls')
  const [dragged, setDragged] = useState<{ start: Cell; end: Cell } | null>(null)
  const plot = useRef<SVGSVGElement>(null)
  const { week } = words

  function cellAt({ clientX, clientY }: PointerEvent): Cell {
    const { left, top, width, height } = plot.current?.getBoundingClientRect() ?? new DOMRect()
    const share = (at: number, of: number, steps: number) =>
      Math.min(steps - 1, Math.max(0, Math.floor((at / of) * steps)))
    return { day: share(clientY - top, height, weekDays.length), hour: share(clientX - left, width, 24) }
  }

  function finish() {
    const drawn = dragged && rectangleOf(dragged)
    setDragged(null)
    // A click is no drawing.
    if (drawn && (drawn.days.length > 1 || drawn.to - drawn.from > HOUR)) {
      onDraw(drawn)
    }
  }

  const rows = weekOf(posts, monday)
  const { gaps, doubles } = weekTexts(rows)
  return (
    <div className="week">
      <div className="week-body">
        <ul aria-hidden="true" className="week-days">
          {weekDays.map((day) => (
            <li key={day}>{day}</li>
          ))}
        </ul>
        <svg
          ref={plot}
          role="img"
          aria-label={week.alt}
          width="100%"
          height={ROW * weekDays.length}
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
          <Plot rows={rows} night={night} drawn={dragged && rectangleOf(dragged)} />
        </svg>
        <p aria-hidden="true" className="week-hours">
          {[0, 6, 12, 18, 24].map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </p>
      </div>
      <WeekLegend />
      <p>
        {monday === null ? week.hours(roundHours(weekMinutes(posts))) : week.of(dateText(monday))}
        {gaps.length === 0 ? week.noGaps : `${week.gaps}${gaps.join('; ')}\u00a0${week.hour}.`}
      </p>
      {doubles.length > 0 && (
        <p className="font-semibold text-alarm-700">{`${week.double}${doubles.join('; ')}\u00a0${week.hour}.`}</p>
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

function rectangleOf({ start, end }: { start: Cell; end: Cell }): Drawn {
  const [top, bottom] = [Math.min(start.day, end.day), Math.max(start.day, end.day)]
  return {
    days: weekDays.slice(top, bottom + 1),
    from: Math.min(start.hour, end.hour) * HOUR,
    to: (Math.max(start.hour, end.hour) + 1) * HOUR,
  }
}
