import { type PointerEvent, useRef, useState } from 'react'
import { useHydrated } from '@/components/ui/useHydrated'
import { hoursLabels as labels } from '@/content/planning/hoursLabels'
import type { Post } from '@/content/planning/post'
import type { NightStart, Period, SundaySpan } from '@/content/planning/types'
import { dateText } from '@/desk/german/dates'
import { daysText } from '@/desk/german/days'
import { roundHours } from '@/desk/german/numbers'
import { DAY } from '@/desk/time/day'
import { dayAfter, mondayOf, rangeOf } from '@/desk/time/period'
import { shownWeek, weekDays, weekMinutes } from '@/desk/time/week'
import { type Block, type Mark, marksOf, sizeOf, type Times, timesOf } from '@/desk/time/weekMarks'
import { clockSpan, spokenSpan, weekTexts } from './texts'
import styles from './WeekPicture.module.css'
import { Axis, Ground, HOUR, Margin, Marks, Sunday } from './WeekPlot'
import { across, down, edgesOf } from './weekPlace'

/** @param goes whether the keyboard goes along to the new post */
type OnDraw = (times: Times, goes: 'along' | 'stay') => void

type Props = {
  posts: readonly Post[]
  period: Period
  night: NightStart
  sunday: SundaySpan
  /** Undefined where no more posts may be added. */
  onDraw: OnDraw | undefined
}

/** In pixels. Higher weeks drop their labels on paper: the posts are listed below. */
const BUSY = 400

/** The week: who is there when. Dragging across draws a post. */
export function WeekPicture({ posts, period, night, sunday, onDraw }: Props) {
  const hydrated = useHydrated()
  const { week } = labels
  const { monday, turn } = useTurned(shownWeek(posts, period), period)
  const marks = marksOf(posts, monday)
  const edges = edgesOf(marks)
  const { draft, pointer } = useDrawing(edges, onDraw)
  const { gaps, doubles } = weekTexts(marks)
  // Who may be called off covers nothing, but has its place.
  const free = marks.gaps.filter((gap) => !marks.marks.some((mark) => isIn(mark, gap)))
  const hint = onDraw ? week.draw : labels.post.most
  const ghost = hydrated && onDraw ? largestOf(free) : undefined
  return (
    <div className={styles.week}>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        {monday !== null && <Turner monday={monday} turn={turn} />}
        <p className="print:hidden" aria-hidden={draft !== null}>
          {draft === null ? hint : <b>{draftText(draft)}</b>}
        </p>
      </div>
      <div className={styles.body} data-busy={(edges.at(-1) ?? 0) > BUSY || undefined}>
        <Axis />
        <svg aria-hidden="true" width="100%" height={edges.at(-1)} className={styles.days}>
          {weekDays.map((day, at) => (
            <svg key={day} aria-hidden="true" {...down(edges, { first: at, last: at })}>
              <text y="50%">{day}</text>
            </svg>
          ))}
        </svg>
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset. */}
        <svg
          {...pointer}
          role="group"
          aria-label={week.alt}
          width="100%"
          height={edges.at(-1)}
          className={styles.plot}
        >
          <Ground edges={edges} night={night} gaps={free.filter((gap) => gap !== ghost)} />
          <Marks week={marks} edges={edges} posts={posts} night={night} />
          <Sunday edges={edges} sunday={sunday} />
          {onDraw && ghost && <Ghost gap={ghost} edges={edges} onDraw={onDraw} />}
          {draft && <rect {...across(draft)} {...down(edges, draft)} className={styles.drawn} />}
        </svg>
        <Margin night={night} sunday={sunday} />
      </div>
      <p>
        {monday === null && week.hours(roundHours(weekMinutes(posts)))}
        {gaps.length === 0 ? week.noGaps : `${week.gaps}${gaps.join('; ')}\u00a0${week.hour}.`}
      </p>
      {doubles.length > 0 && (
        <p className="font-semibold text-alarm-700">{`${week.double}${doubles.join('; ')}\u00a0${week.hour}.`}</p>
      )}
    </div>
  )
}

/** Another week than the busiest, as long as it touches the period. `turn`: none where the period ends. */
function useTurned(busiest: string | null, period: Period) {
  const [turned, setTurned] = useState<string | null>(null)
  const { from, to } = rangeOf(period)
  const isThere = (monday: string) => monday >= mondayOf(from) && monday <= to
  const monday = busiest !== null && turned !== null && isThere(turned) ? turned : busiest
  return {
    monday,
    turn: (weeks: 1 | -1) => {
      const next = monday && dayAfter(monday, weeks * weekDays.length)
      return next !== null && isThere(next) ? () => setTurned(next) : undefined
    },
  }
}

/** ‹ Woche ab 07.06.2027 › */
function Turner({ monday, turn }: { monday: string; turn: (weeks: 1 | -1) => (() => void) | undefined }) {
  const { week } = labels
  const button = (weeks: 1 | -1, name: string, sign: string) => (
    <button
      type="button"
      aria-label={name}
      aria-disabled={turn(weeks) === undefined}
      className={`print:hidden ${styles.turn}`}
      onClick={turn(weeks)}
    >
      {sign}
    </button>
  )
  return (
    <div className={styles.turner}>
      {button(-1, week.before, '‹')}
      <p aria-live="polite">{week.of(dateText(monday))}</p>
      {button(1, week.after, '›')}
    </div>
  )
}

type Point = Pick<PointerEvent<SVGSVGElement>, 'clientX' | 'clientY'>

/** Less than this is a click, in pixels. */
const LEAST_MOVE = 6
/** Finer than half hours nobody aims. */
const STEP = HOUR / 2

/** Draws a post: days and hours from where a pointer goes down to where it is. */
function useDrawing(edges: readonly number[], onDraw: OnDraw | undefined) {
  const start = useRef<Point | null>(null)
  const [draft, setDraft] = useState<Block | null>(null)
  function end() {
    start.current = null
    setDraft(null)
  }
  const pointer = {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      if (event.button === 0 && event.isPrimary && onDraw) {
        start.current = { clientX: event.clientX, clientY: event.clientY }
      }
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      const from = start.current
      const { clientX, clientY, currentTarget: plot, pointerId } = event
      if (from && (draft || Math.hypot(clientX - from.clientX, clientY - from.clientY) >= LEAST_MOVE)) {
        // Also of a click: it would be one on the gap below.
        plot.setPointerCapture(pointerId)
        setDraft(blockBetween(plot.getBoundingClientRect(), edges, from, event))
      }
    },
    onPointerUp: () => {
      if (draft) {
        onDraw?.(timesOf(draft), 'stay')
      }
      end()
    },
    onPointerCancel: end,
  }
  return { draft, pointer }
}

function blockBetween(plot: DOMRect, edges: readonly number[], ...points: [Point, Point]): Block {
  const rows = points
    .map(({ clientY }) => ((clientY - plot.top) / plot.height) * (edges.at(-1) ?? 0))
    .map((y) => weekDays.findLastIndex((_, row) => row === 0 || (edges[row] ?? 0) <= y))
  const steps = points.map(
    ({ clientX }) => Math.min(DAY, Math.max(0, ((clientX - plot.left) / plot.width) * DAY)) / STEP,
  )
  const from = Math.min(DAY / STEP - 1, Math.floor(Math.min(...steps)))
  return {
    first: Math.min(...rows),
    last: Math.max(...rows),
    from: from * STEP,
    to: Math.max(from + 1, Math.ceil(Math.max(...steps))) * STEP,
  }
}

function draftText(draft: Block): string {
  const { days, from, to } = timesOf(draft)
  return `${daysText(days)} ${clockSpan(from, to)}`
}

function isIn({ row, from, to }: Mark, gap: Block): boolean {
  return gap.first <= row && row <= gap.last && from < gap.to && to > gap.from
}

/** Shorter ones are narrower than a fingertip on a phone. */
const LEAST = 4 * HOUR

function largestOf(gaps: readonly Block[]): Block | undefined {
  return gaps
    .filter(({ from, to }) => to - from >= LEAST)
    .reduce<Block | undefined>((most, gap) => (most && sizeOf(most) >= sizeOf(gap) ? most : gap), undefined)
}

/** Over the largest gap: a click fills it. */
function Ghost({ gap, edges, onDraw }: { gap: Block; edges: readonly number[]; onDraw: OnDraw }) {
  const { week } = labels
  const times = timesOf(gap)
  return (
    <foreignObject {...across(gap)} {...down(edges, gap)} className={styles.ghost}>
      {/* A press of a key is no click of a pointer, and leads to the fields. */}
      <button type="button" onClick={({ detail }) => onDraw(times, detail === 0 ? 'along' : 'stay')}>
        <span className={styles.words}>
          <span>
            {week.fill}
            <span className="sr-only">{week.filled(daysText(times.days), times.from, times.to)}</span>
          </span>
          <span>{week.nobody(spokenSpan(times))}</span>
        </span>
      </button>
    </foreignObject>
  )
}
