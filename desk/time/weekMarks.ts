import type { Clock } from '@/content/clock'
import { type Weekday, weekdays } from '@/content/planning/days'
import type { Post } from '@/content/planning/post'
import { clockText } from '@/desk/german/clock'
import { DAY, NIGHT_END } from './day'
import { spanOf } from './hours'
import { startsOn, weekDays } from './week'

/** A stretch of a row, in minutes after six: a row is a day from six to six, so that a night stays in one piece. */
type Stretch = { from: number; to: number }

/** One shift, or what of it lies in a row. */
export type Mark = Stretch & {
  /** Place of its post among the others. */
  post: number
  /** Day on which it began, counted from Monday. */
  day: number
  row: number
  /** Those that are there at once lie below each other. */
  lane: number
}

/** Rows that follow each other, and a stretch that is the same in all of them. */
export type Block = Stretch & { first: number; last: number }

export type WeekMarks = {
  marks: readonly Mark[]
  /** Of each row, one at least. */
  lanes: readonly number[]
  /** Stretches without cover: whoever may be called off is none. */
  gaps: readonly Block[]
  /** Where two shifts of one name are at once. */
  doubles: readonly Block[]
}

/** A week without a holiday, shift by shift. @param monday of the week, where posts have dates */
export function marksOf(posts: readonly Post[], monday: string | null): WeekMarks {
  const isFirm = ({ post }: Mark) => !posts[post]?.onCall
  const rows = weekDays.map((_, row) => {
    const ends: number[] = []
    const marks = posts
      .flatMap((post, at) => shiftsIn(post, row, monday).map((shift) => ({ ...shift, post: at })))
      .sort((a, b) => a.from - b.from)
      .map((mark) => {
        const free = ends.findIndex((end) => end <= mark.from)
        const lane = free < 0 ? ends.length : free
        ends[lane] = mark.to
        return { ...mark, lane }
      })
    return { marks, lanes: Math.max(1, ends.length) }
  })
  return {
    marks: rows.flatMap(({ marks }) => marks).sort((a, b) => a.post - b.post || a.row - b.row),
    lanes: rows.map(({ lanes }) => lanes),
    gaps: blocksOf(rows.map(({ marks }) => gapsIn(marks.filter(isFirm)))),
    doubles: blocksOf(
      rows.map(({ marks }) =>
        doublesIn(
          marks.filter((mark) => isFirm(mark) && posts[mark.post]?.name !== ''),
          (mark) => posts[mark.post]?.name,
        ),
      ),
    ),
  }
}

function shiftsIn(post: Post, row: number, monday: string | null): Omit<Mark, 'post' | 'lane'>[] {
  const { from, to } = spanOf(post)
  // What began the day before may reach into the row, and what lies before six belongs to the next day.
  return [row - 1, row, row + 1].flatMap((index) => {
    const start = (index - row) * DAY + from - NIGHT_END
    const [begin, end] = [Math.max(0, start), Math.min(DAY, start + to - from)]
    return begin < end && startsOn(post, index, monday) ? [{ day: index, row, from: begin, to: end }] : []
  })
}

/** @param marks in the order in which they begin, as below */
function gapsIn(marks: readonly Stretch[]): Stretch[] {
  let free = 0
  return [...marks, { from: DAY, to: DAY }].flatMap(({ from, to }) => {
    const gap = { from: free, to: from }
    free = Math.max(free, to)
    return gap.to > gap.from ? [gap] : []
  })
}

function doublesIn(marks: readonly Mark[], nameOf: (mark: Mark) => string | undefined): Stretch[] {
  const overlaps = marks.flatMap((mark, at) =>
    marks
      .slice(at + 1)
      .filter((other) => other.from < mark.to && nameOf(other) === nameOf(mark))
      .map((other) => ({ from: other.from, to: Math.min(mark.to, other.to) })),
  )
  // What is between the gaps: three at once are no more than double.
  return gapsIn(gapsIn(overlaps.sort((a, b) => a.from - b.from)))
}

/** Stretches that are the same in rows that follow each other become one. */
function blocksOf(rows: readonly (readonly Stretch[])[]): Block[] {
  const blocks: Block[] = []
  rows.forEach((stretches, row) => {
    for (const { from, to } of stretches) {
      const above = blocks.find((block) => block.last === row - 1 && block.from === from && block.to === to)
      if (above === undefined) {
        blocks.push({ first: row, last: row, from, to })
      } else {
        above.last = row
      }
    }
  })
  return blocks
}

/** Hours of one person in a block. */
export function sizeOf({ first, last, from, to }: Block): number {
  return (last - first + 1) * (to - from)
}

/** Days and hours of a post. */
export type Times = Pick<Post, 'days' | 'from' | 'to'>

/** Days and clock times of a block: what begins after midnight belongs to the next day. */
export function timesOf({ first, last, from, to }: Block): Times {
  const start = from + NIGHT_END
  const later = start < DAY ? 0 : 1
  const days = weekDays.map((_, at) => at).slice(first, last + 1)
  const meant: readonly (Weekday | undefined)[] = days.map((at) => weekDays[(at + later) % weekDays.length])
  return {
    days: weekdays.filter((day) => meant.includes(day)),
    from: clockText(start % DAY),
    to: endText(to + NIGHT_END),
  }
}

function endText(minutes: number): Clock {
  return clockText(minutes > DAY ? minutes - DAY : minutes)
}
