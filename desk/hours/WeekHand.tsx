import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Post } from '@/content/planning/post'
import { daysText } from '@/desk/german/days'
import { DAY, STEP } from '@/desk/time/day'
import { weekDays } from '@/desk/time/week'
import { type Block, type Edge, moved, type Times, timesOf } from '@/desk/time/weekMarks'
import { closestTo } from '@/lib/both/closestTo'
import { clockSpan } from './texts'
import { HOUR } from './WeekPlot'
import { across, down } from './weekPlace'

type Props = {
  plot: RefObject<SVGSVGElement | null>
  posts: readonly Post[]
  ids: readonly number[]
  edges: readonly number[]
  onDraw: ((times: Times) => void) | undefined
  onMove: (id: number, times: Omit<Times, 'days'>) => void
}

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>
type Spot = { row: number; minute: number }
/** What is held: a post by one of its edges, or an empty place from which one is drawn. */
type Grip = { at: Spot; point: Point } & (
  | { kind: 'new' }
  | { kind: 'post'; id: number; edge: Edge; was: Post }
)

/** Less than this is a click, in pixels. */
const LEAST_MOVE = 6
/** A step that is narrower cannot be aimed at. */
const LEAST_STEP = 6

function distance(one: Point, other: Point): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
}

/** The hand in the week: draws posts, moves them and their edges, by pointer and by arrow keys; shows the times meanwhile. */
export function WeekHand({ plot, posts, ids, edges, onDraw, onMove }: Props) {
  const grip = useRef<Grip | null>(null)
  /** Whose mark the keyboard shall have once the week is drawn anew. */
  const next = useRef<number | 'last' | null>(null)
  const [draft, setDraft] = useState<Block | null>(null)
  /** The post that is being moved, and where its times are shown. */
  const [held, setHeld] = useState<{ id: number; at: Block } | null>(null)

  const postOf = (id: number) => posts[ids.indexOf(id)]

  function spotAt({ clientX, clientY }: Point): Spot & { step: number } {
    const { left, top, width, height } = plot.current?.getBoundingClientRect() ?? new DOMRect()
    const y = ((clientY - top) / height) * (edges.at(-1) ?? 0)
    const row = Math.min(
      weekDays.length - 1,
      Math.max(
        0,
        edges.findLastIndex((edge) => edge <= y),
      ),
    )
    const step = [STEP, HOUR / 2].find((each) => (each / DAY) * width >= LEAST_STEP) ?? HOUR
    return { row, minute: Math.min(DAY, Math.max(0, ((clientX - left) / width) * DAY)), step }
  }

  const press = useEffectEvent((event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) {
      return
    }
    const id = Number(closestTo(event, '[data-post]')?.getAttribute('data-post'))
    const was = postOf(id)
    const edge = closestTo(event, '[data-edge]')?.getAttribute('data-edge')
    const start = { at: spotAt(event), point: event }
    grip.current = was
      ? { ...start, kind: 'post', id, was, edge: edge === 'from' || edge === 'to' ? edge : 'both' }
      : { ...start, kind: 'new' }
    if (was) {
      // The keyboard reaches one mark of each post only.
      plot.current
        ?.querySelector<SVGElement>(`[role="slider"][data-post="${id}"]`)
        ?.focus({ preventScroll: true })
    } else if (!onDraw) {
      grip.current = null
    }
  })

  const drag = useEffectEvent((event: PointerEvent) => {
    const { current } = grip
    if (current === null || (!draft && !held && distance(current.point, event) < LEAST_MOVE)) {
      return
    }
    plot.current?.setPointerCapture(event.pointerId)
    const spot = spotAt(event)
    const { at } = current
    if (current.kind === 'new') {
      const [left, right] = [Math.min(at.minute, spot.minute), Math.max(at.minute, spot.minute)]
      setDraft({
        first: Math.min(at.row, spot.row),
        last: Math.max(at.row, spot.row),
        from: Math.floor(left / spot.step) * spot.step,
        to: Math.max(Math.ceil(right / spot.step), Math.floor(left / spot.step) + 1) * spot.step,
      })
      return
    }
    const by = Math.round((spot.minute - at.minute) / spot.step) * spot.step
    move(current.id, moved(current.was, current.edge, by), at)
  })

  function move(id: number, times: Omit<Times, 'days'>, { row, minute }: Spot) {
    const post = postOf(id)
    setHeld({ id, at: { first: row, last: row, from: minute, to: minute } })
    if (post && (post.from !== times.from || post.to !== times.to)) {
      onMove(id, times)
    }
  }

  const release = useEffectEvent((event: Event) => {
    grip.current = null
    setDraft(null)
    setHeld(null)
    if (draft && event.type === 'pointerup' && onDraw) {
      next.current = 'last'
      onDraw(timesOf(draft))
    }
  })

  const key = useEffectEvent((event: KeyboardEvent) => {
    const { current } = grip
    if (event.key === 'Escape' && current !== null) {
      if (current.kind === 'post') {
        onMove(current.id, { from: current.was.from, to: current.was.to })
      }
      release(event)
      return
    }
    const mark = closestTo(event, '[data-post]')
    const by = { ArrowLeft: -STEP, ArrowDown: -STEP, ArrowRight: STEP, ArrowUp: STEP }[event.key]
    const id = Number(mark?.getAttribute('data-post'))
    const post = postOf(id)
    if (by !== undefined && mark && post && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      next.current = id
      move(id, moved(post, event.shiftKey ? 'to' : 'both', by), spotOf(mark))
    }
  })

  /** Of a mark that the keyboard has. */
  function spotOf(target: Element): Spot {
    const { left, top } = target.getBoundingClientRect()
    return spotAt({ clientX: left, clientY: top + 1 })
  }

  useEffect(() => {
    const { current } = plot
    const gone = new AbortController()
    const { signal } = gone
    current?.addEventListener('pointerdown', (event) => press(event), { signal })
    current?.addEventListener('pointermove', (event) => drag(event), { signal })
    current?.addEventListener('pointerup', (event) => release(event), { signal })
    current?.addEventListener('pointercancel', (event) => release(event), { signal })
    // It would give the focus to what lies around the mark.
    current?.addEventListener(
      'mousedown',
      (event) => grip.current?.kind === 'post' && event.preventDefault(),
      { signal },
    )
    current?.addEventListener('focusout', () => setHeld(null), { signal })
    addEventListener('keydown', (event) => key(event), { signal })
    return () => gone.abort()
  }, [plot])

  // A post that was just drawn can be moved on, and a mark may begin in another row after a move.
  useEffect(() => {
    const marks = [...(plot.current?.querySelectorAll<SVGElement>('[role="slider"]') ?? [])]
    const { current } = next
    next.current = null
    marks
      .findLast((mark) => current === 'last' || (current !== null && mark.dataset.post === `${current}`))
      ?.focus({ preventScroll: true })
  })

  const moving = held && postOf(held.id)
  return (
    <svg aria-hidden="true" data-live className="week-over">
      {draft && <rect {...across(draft)} {...down(edges, draft)} className="week-drawn" />}
      {draft && <Tag at={draft} edges={edges} times={timesOf(draft)} />}
      {held && moving && <Tag at={held.at} edges={edges} times={moving} />}
    </svg>
  )
}

/** Days and hours, above what is drawn or moved. */
function Tag({
  at,
  edges,
  times: { days, from, to },
}: {
  at: Block
  edges: readonly number[]
  times: Times
}) {
  const isLate = at.from + at.to > DAY
  return (
    <foreignObject
      {...across(isLate ? { from: 0, to: at.to } : { from: at.from, to: DAY })}
      {...down(edges, { first: at.first, last: at.first })}
      className="week-tag"
    >
      <p className={isLate ? 'justify-end' : ''}>
        <span>{`${daysText(days)} ${clockSpan(from, to)}`}</span>
      </p>
    </foreignObject>
  )
}
