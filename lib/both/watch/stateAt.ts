import type { Clock } from '@/content/clock'
import { clockOf } from '@/lib/both/clock'
import { timeId } from './address'
import { turnedOnGround } from './ground'
import { isDay, type StageData } from './stage'
import { absentAt, type FaultMark } from './times'
import {
  entriesOf,
  type Position,
  type Timetable,
  type Whereabouts,
  walkedPath,
  whereabouts,
} from './timetable'
import { trolleyPlace } from './trolley'

/** The last hour of a shift, in minutes: then its report is no longer quiet. */
const LAST_HOUR = 60
/** Minutes that were computed from a place on the page are not exact. */
const ROUNDING = 0.01

/** What a watch shows at a minute of its shift. Parts of the page have the names that the watch gives them. */
export type WatchState = {
  where: Whereabouts
  clock: Clock
  /** Place in words. */
  label: string
  /** Whole minutes, for the range. */
  value: number
  valueText: string
  light: 'night' | 'day'
  /** The way of the present round, as a path. */
  walked: string
  /** Turns what drives onto the ground of the drawing. */
  turn: string | null
  /** Id of the entry that is read; null before the first. */
  entry: string | null
  /** That entry's post. */
  post: string | null
  /** The posts at which the guard has been. */
  seen: readonly string[]
  isLate: boolean
  /** The log ends with its last entry; the shift may go on after that. */
  isEnded: boolean
  isOver: boolean
  /** Parts that are there at other times. */
  absent: readonly string[]
  /** Marks of faults. */
  found: readonly string[]
  trolley: string | null
  /** How opaque the crowd is, from 0 to 1. */
  crowd: number | null
}

function labelOf({ timetable, labels }: Data, minutes: number, { stop, share }: Position) {
  const { stops, places, to } = timetable
  const [here = '', next] = [stops[stop], stops[stop + 1]].map((one) => one && places[one.post])
  if (minutes > to) {
    return labels.afterwards
  }
  return share > 0 && next !== here ? labels.onTheWay : here
}

type Data = Pick<StageData, 'labels' | 'ground' | 'times' | 'trolley' | 'crowd'> & {
  timetable: Timetable
  marks: readonly FaultMark[]
}

export function stateAt(data: Data, minutes: number): WatchState {
  const { timetable, ground, trolley } = data
  const { stops, to } = timetable
  const where = whereabouts(timetable, minutes)
  const value = Math.round(minutes)
  const clock = clockOf(value)
  const label = labelOf(data, minutes, where)
  const entries = entriesOf(timetable)
  const entry = entries.findLast(({ from }) => from <= minutes + ROUNDING)
  const lastEntry = entries.at(-1)?.from ?? to
  return {
    where,
    clock,
    label,
    value,
    valueText: `${clock}, ${label}`,
    light: isDay(timetable, minutes) ? 'day' : 'night',
    walked: walkedPath(timetable, where),
    turn: ground ? turnedOnGround(ground, where.heading) : null,
    entry: entry ? timeId(entry.from) : null,
    post: entry?.post ?? null,
    seen: stops.slice(0, where.stop + 1).map(({ post }) => post),
    isLate: minutes >= lastEntry - LAST_HOUR,
    isEnded: minutes >= lastEntry,
    isOver: minutes > to,
    absent: absentAt(data.times, minutes),
    found: data.marks.filter((mark) => minutes >= mark.from && minutes < mark.to).map(({ name }) => name),
    trolley: trolley && trolleyPlace(trolley, minutes),
    crowd: data.crowd && (data.crowd.presence.findLast(([from]) => from <= minutes)?.[1] ?? 0),
  }
}
