import { type PointerEvent, useRef, useState } from 'react'
import { DAY } from '@/desk/time/day'
import { weekDays } from '@/desk/time/week'
import { type Block, type Times, timesOf } from '@/desk/time/weekMarks'
import { HOUR } from './weekPlace'

/** @param goes whether the keyboard goes along to the new post */
export type OnDraw = (times: Times, goes: 'along' | 'stay') => void

type Point = Pick<PointerEvent<SVGSVGElement>, 'clientX' | 'clientY'>

/** Less than this is a click, in pixels. */
const LEAST_MOVE = 6
/** Finer than half hours nobody aims. */
const STEP = HOUR / 2

/** Draws a post: days and hours from where a pointer goes down to where it is. */
export function useDrawing(edges: readonly number[], onDraw: OnDraw | undefined) {
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
