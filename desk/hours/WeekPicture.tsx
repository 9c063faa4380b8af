import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '@/components/ui/useHydrated'
import { hoursLabels as labels } from '@/content/planning/hoursLabels'
import type { Post } from '@/content/planning/post'
import type { NightStart, SundaySpan } from '@/content/planning/types'
import { dateText } from '@/desk/german/dates'
import { daysText } from '@/desk/german/days'
import { roundHours } from '@/desk/german/numbers'
import { weekDays, weekMinutes } from '@/desk/time/week'
import { type Block, marksOf, sizeOf, type Times, timesOf } from '@/desk/time/weekMarks'
import { lateScript } from '@/lib/browser/platform/lateScript'
import { spokenSpan, weekTexts } from './texts'
import { Axis, Ground, HOUR, Margin, Marks, MOVES_ID, Sunday } from './WeekPlot'
import { across, down, edgesOf } from './weekPlace'

type Props = {
  posts: readonly Post[]
  /** Of their rows in the form. */
  ids: readonly number[]
  /** Of the week that is shown, where they are not all the same. */
  monday: string | null
  night: NightStart
  sunday: SundaySpan
  /** Undefined where no more posts may be added. */
  onDraw: ((times: Times) => void) | undefined
  onMove: (id: number, times: Omit<Times, 'days'>) => void
}

/** In pixels. Higher weeks drop their labels on paper: the posts are listed below. */
const BUSY = 400

type Hand = typeof import('./WeekHand')['WeekHand']
/** Out here, as the React Compiler knows no imports inside a component yet. */
const importHand = () => import('./WeekHand')

/** What moves and draws posts, loaded at the first sign of a pointer or a key. */
function useHand(): Hand | null {
  const [Hand, setHand] = useState<Hand | null>(null)
  useEffect(() => {
    const gone = new AbortController()
    async function load() {
      gone.abort()
      try {
        const { WeekHand } = await lateScript(importHand)
        setHand(() => WeekHand)
      } catch {
        // The fields do the same.
      }
    }
    for (const sign of ['pointerdown', 'pointermove', 'keydown'] as const) {
      addEventListener(sign, load, { signal: gone.signal, passive: true })
    }
    return () => gone.abort()
  }, [])
  return Hand
}

/** The week: who is there when. Dragging draws a post, or moves one by its edges. */
export function WeekPicture({ posts, ids, monday, night, sunday, onDraw, onMove }: Props) {
  const plot = useRef<SVGSVGElement>(null)
  const hydrated = useHydrated()
  const Hand = useHand()
  const { week } = labels
  const marks = marksOf(posts, monday)
  const edges = edgesOf(marks)
  const { gaps, doubles } = weekTexts(marks)
  const ghost = largestOf(marks.gaps)
  return (
    <div className="week">
      <p id={MOVES_ID} className="week-keys max-sm:hidden">
        {week.keys}
      </p>
      <div className="week-body" data-busy={(edges.at(-1) ?? 0) > BUSY || undefined}>
        <Axis />
        <svg aria-hidden="true" width="100%" height={edges.at(-1)} className="week-days">
          {weekDays.map((day, at) => (
            <svg key={day} aria-hidden="true" {...down(edges, { first: at, last: at })}>
              <text y="50%">{day}</text>
            </svg>
          ))}
        </svg>
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset. */}
        <svg
          ref={plot}
          role="group"
          aria-label={week.alt}
          width="100%"
          height={edges.at(-1)}
          className="week-plot"
        >
          <Ground
            edges={edges}
            night={night}
            gaps={hydrated && onDraw ? marks.gaps.filter((gap) => gap !== ghost) : marks.gaps}
          />
          <Marks week={marks} edges={edges} posts={posts} ids={ids} night={night} canMove={hydrated} />
          <Sunday edges={edges} sunday={sunday} />
          {hydrated && onDraw && ghost && <Ghost gap={ghost} edges={edges} onDraw={onDraw} />}
          {Hand && <Hand plot={plot} posts={posts} ids={ids} edges={edges} onDraw={onDraw} onMove={onMove} />}
        </svg>
        <Margin night={night} sunday={sunday} />
      </div>
      {!onDraw && <p>{labels.post.most}</p>}
      <p>
        {monday === null ? week.hours(roundHours(weekMinutes(posts))) : week.of(dateText(monday))}
        {gaps.length === 0 ? week.noGaps : `${week.gaps}${gaps.join('; ')}\u00a0${week.hour}.`}
      </p>
      {doubles.length > 0 && (
        <p className="font-semibold text-alarm-700">{`${week.double}${doubles.join('; ')}\u00a0${week.hour}.`}</p>
      )}
    </div>
  )
}

/** Shorter ones are narrower than a fingertip on a phone. */
const LEAST = 4 * HOUR

function largestOf(gaps: readonly Block[]): Block | undefined {
  return gaps
    .filter(({ from, to }) => to - from >= LEAST)
    .reduce<Block | undefined>((most, gap) => (most && sizeOf(most) >= sizeOf(gap) ? most : gap), undefined)
}

/** Over the largest gap: that posts can be drawn. A tap fills it. */
function Ghost({
  gap,
  edges,
  onDraw,
}: {
  gap: Block
  edges: readonly number[]
  onDraw: (times: Times) => void
}) {
  const { week } = labels
  const times = timesOf(gap)
  return (
    <foreignObject {...across(gap)} {...down(edges, gap)} className="week-ghost">
      <button
        type="button"
        aria-label={week.fill(daysText(times.days), times.from, times.to)}
        onClick={() => onDraw(times)}
      >
        <span className="week-words">
          <span className="week-by-mouse">{week.drag}</span>
          <span className="week-by-finger">{week.tap}</span>
          <span>{week.nobody(spokenSpan(times))}</span>
        </span>
      </button>
    </foreignObject>
  )
}
