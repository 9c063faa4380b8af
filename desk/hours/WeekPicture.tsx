import { useHydrated } from '@/components/ui/useHydrated'
import { hoursLabels as labels } from '@/content/planning/hoursLabels'
import type { Post } from '@/content/planning/post'
import type { NightStart, Period, SundaySpan } from '@/content/planning/types'
import { daysText } from '@/desk/german/days'
import { roundHours } from '@/desk/german/numbers'
import { shownWeek, weekDays, weekMinutes } from '@/desk/time/week'
import { type Block, type Mark, marksOf, sizeOf, timesOf } from '@/desk/time/weekMarks'
import { clockSpan, weekTexts } from './texts'
import { type OnDraw, useDrawing } from './useDrawing'
import { Axis, Margin } from './WeekAxis'
import { Ghost } from './WeekGhost'
import styles from './WeekPicture.module.css'
import { Ground, Marks, Sunday } from './WeekPlot'
import { Turner, useTurned } from './WeekTurner'
import { across, down, edgesOf, HOUR } from './weekPlace'

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
      <div className={`drawn-in-ink ${styles.body}`} data-busy={(edges.at(-1) ?? 0) > BUSY || undefined}>
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
