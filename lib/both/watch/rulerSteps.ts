import type { Timetable } from './timetable'

const QUARTER = 15
const STEPS = {
  ArrowRight: QUARTER,
  ArrowUp: QUARTER,
  ArrowLeft: -QUARTER,
  ArrowDown: -QUARTER,
  PageUp: 60,
  PageDown: -60,
} as const
/** A finger this near to an entry's tick, as a share of the ruler, means the entry. */
const SNAP = 0.012
/** A minute that was computed from a place on the page is not exact. */
const ROUNDING = 1e-6

export function isStep(key: string): key is keyof typeof STEPS {
  return key in STEPS
}

/** Quarter hours by key; the log's own minutes lie between them. */
export function stepped(minutes: number, key: keyof typeof STEPS): number {
  const step = STEPS[key]
  const way = Math.sign(step)
  return way * Math.floor((way * minutes) / QUARTER + ROUNDING) * QUARTER + step
}

/** @param times minutes of the log's entries */
export function snapped(
  value: number,
  times: readonly number[],
  { from, to }: Pick<Timetable, 'from' | 'to'>,
): number {
  return times.find((time) => Math.abs(time - value) <= SNAP * (to - from)) ?? value
}
