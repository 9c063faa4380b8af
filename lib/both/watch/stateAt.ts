import type { Clock } from '@/content/clock'
import { clockOf } from '@/lib/both/clock'
import { turnedOnGround } from './ground'
import { isDay, type StageData } from './stage'
import { type Whereabouts, walkedPath, whereabouts } from './timetable'
import { trolleyPlace } from './trolley'

/** The last hour of a shift, in minutes: then its report is no longer quiet. */
const LAST_HOUR = 60
/** Minutes that were computed from a place on the page are not exact. */
const ROUNDING = 0.01

type Light = 'night' | 'day'

/** What a watch shows at a minute of its shift. Lists are in the order of the page. */
export type WatchState = {
  where: Whereabouts
  clock: Clock
  /** Place in words. */
  label: string
  /** Whole minutes, for the range. */
  value: number
  valueText: string
  light: Light
  /** The way of the present round, as a path. */
  walked: string
  /** Turns what drives onto the ground of the drawing. */
  turn: string | null
  /** Index of the entry that is read; -1 before the first. */
  entry: number
  /** Number of that entry's post; 0 if there is none. */
  post: number
  /** Numbers of the posts that somebody has been at. */
  seen: readonly number[]
  isLate: boolean
  /** The log ends with its last entry; the shift may go on after that. */
  isEnded: boolean
  isOver: boolean
  /** Which timed parts are off. */
  off: readonly boolean[]
  /** Which faults are marked. */
  found: readonly boolean[]
  trolley: string | null
  /** How opaque the crowd is, from 0 to 1: its one picture, or the one of each light. */
  crowd: Readonly<Record<Light | 'any', number>>
}

function labelOf({ timetable: { stops, to }, words }: Data, minutes: number, { stop, share }: Whereabouts) {
  const [here, next] = [stops[stop]?.place ?? '', stops[stop + 1]?.place]
  if (minutes > to) {
    return words.afterwards
  }
  return share > 0 && next !== here ? words.onTheWay : here
}

type Data = Pick<StageData, 'timetable' | 'words' | 'ground' | 'timed' | 'faults' | 'trolley' | 'crowd'>

/** @param times minutes of the log's entries */
export function stateAt(data: Data, times: readonly number[], minutes: number): WatchState {
  const { timetable, ground, trolley } = data
  const { stops, to } = timetable
  const where = whereabouts(timetable, minutes)
  const value = Math.round(minutes)
  const clock = clockOf(value)
  const label = labelOf(data, minutes, where)
  const light = isDay(timetable, minutes) ? 'day' : 'night'
  const entry = times.findLastIndex((time) => time <= minutes + ROUNDING)
  const lastEntry = times.at(-1) ?? to
  const present = data.crowd?.presence.findLast(([start]) => start <= minutes)?.[1] ?? 0
  return {
    where,
    clock,
    label,
    value,
    valueText: `${clock}, ${label}`,
    light,
    walked: walkedPath(timetable, where),
    turn: ground ? turnedOnGround(ground, where.heading) : null,
    entry,
    post: stops.find(({ from }) => from === times[entry])?.post ?? 0,
    seen: stops.slice(0, where.stop + 1).map(({ post }) => post),
    isLate: minutes >= lastEntry - LAST_HOUR,
    isEnded: minutes >= lastEntry,
    isOver: minutes > to,
    off: data.timed.map((on) => !on.some(([start, end]) => minutes >= start && minutes < end)),
    found: data.faults.map(([from, until]) => minutes >= from && (until === null || minutes < until)),
    trolley: trolley && trolleyPlace(trolley, minutes),
    crowd: { any: present, night: 0, day: 0, [light]: present },
  }
}
