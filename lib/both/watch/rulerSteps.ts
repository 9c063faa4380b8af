import { entriesOf, type Shift } from './timetable'

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

export function snapped(value: number, shift: Pick<Shift, 'from' | 'to' | 'stops'>): number {
  const reach = SNAP * (shift.to - shift.from)
  return entriesOf(shift).find(({ from }) => Math.abs(from - value) <= reach)?.from ?? value
}
