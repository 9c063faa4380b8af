import { MOST_NAMED } from '@/content/place'
import type { MapLabel } from '@/content/placeMap'

export type Point = readonly [x: number, y: number]

type Mark = { name: string; at: Point; label: MapLabel | undefined }

/** Beside the mark, above it, below it, then at its corners. */
const CHOICES: readonly MapLabel[] = [
  { x: 26, y: 14, anchor: 'start' },
  { x: -26, y: 14, anchor: 'end' },
  { x: 0, y: -28, anchor: 'middle' },
  { x: 0, y: 56, anchor: 'middle' },
  { x: 20, y: 46, anchor: 'start' },
  { x: -20, y: 46, anchor: 'end' },
  { x: 20, y: -18, anchor: 'start' },
  { x: -20, y: -18, anchor: 'end' },
]
/** Of the largest type that `RegionMap.module.css` sets names in, with some air. */
const LETTER = { width: 23, ascent: 36, descent: 14 }
/** Between two names on one line, which read as one without it. */
const GAP = 40
/** Of the air around two names. */
export const CORNER = 100

type Size = { width: number; height: number }
/** `cost`: what it covers wherever the other names stand. */
type Option = { label: MapLabel; box: Box; cost: number }

/**
 * Each name where it covers least. As one gives way to another, it is tried from each of them on, and the best is kept. Where marks
 * are many only the first have names, and of these none that would lie on another.
 * @param marks those with a label keep it
 */
export function withLabels<M extends Mark>(
  marks: readonly M[],
  sheet: Size,
): (M & { label: MapLabel | undefined })[] {
  const points = marks.map(({ at }) => boxAround(at, 16))
  const options = marks.slice(0, MOST_NAMED).map((mark) =>
    (mark.label ? [mark.label] : CHOICES).map((label): Option => {
      const box = labelBox(mark, label)
      const beyond = area(box) - overlap(box, { left: 0, right: sheet.width, top: 0, bottom: sheet.height })
      // A name beyond the edge cannot be read, one on a mark hardly.
      return { label, box, cost: 100 * beyond + 20 * covered(box, points) }
    }),
  )
  const trials = options.map((_, first) => trial(options, first))
  const best = trials.reduce((least, each) => (each.cost < least.cost ? each : least))
  const named: Option[] = []
  return marks.map((mark, index) => {
    const own = best.chosen[index]
    if (own === undefined || (!mark.label && named.some(({ box }) => overlap(own.box, box) > CORNER))) {
      return { ...mark, label: undefined }
    }
    named.push(own)
    return { ...mark, label: own.label }
  })
}

/** Names are placed one after the other, and again when the later ones stand. */
function trial(options: readonly (readonly Option[])[], first: number) {
  const chosen: (Option | undefined)[] = options.map(() => undefined)
  const costOf = (index: number, { box, cost }: Option) =>
    chosen.reduce(
      (sum, other, at) => (at === index || !other ? sum : sum + 20 * overlap(box, withGap(other.box))),
      cost,
    )
  const entries = [...options.entries()]
  for (let round = 0; round < 3; round++) {
    for (const [index, own] of [...entries.slice(first), ...entries.slice(0, first)]) {
      chosen[index] = own.reduce((best, each) => (costOf(index, each) < costOf(index, best) ? each : best))
    }
  }
  return { chosen, cost: chosen.reduce((sum, own, index) => (own ? sum + costOf(index, own) : sum), 0) }
}

type Box = { left: number; right: number; top: number; bottom: number }

/** Where a name stands, about. */
export function labelBox({ name, at: [x, y] }: Pick<Mark, 'name' | 'at'>, label: MapLabel): Box {
  const width = name.length * LETTER.width
  const start = { start: 0, middle: width / 2, end: width }[label.anchor]
  const left = x + label.x - start
  const base = y + label.y
  return { left, right: left + width, top: base - LETTER.ascent, bottom: base + LETTER.descent }
}

function withGap({ left, right, ...box }: Box): Box {
  return { ...box, left: left - GAP, right: right + GAP }
}

function boxAround([x, y]: Point, half: number): Box {
  return { left: x - half, right: x + half, top: y - half, bottom: y + half }
}

function area({ left, right, top, bottom }: Box): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top)
}

/** What two boxes share, in units of area. */
export function overlap(one: Box, other: Box): number {
  return area({
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  })
}

function covered(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => sum + overlap(box, other), 0)
}
