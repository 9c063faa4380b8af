import type { Drawing, Look } from './drawing'
import type { Times } from './times'
import type { Shift } from './timetable'

/** What the drawing needs when it comes alive, beside what is in the page already. All times are minutes of the shift. */
export type StageData = {
  shift: Shift
  viewBox: Drawing['viewBox']
  /** Addresses of the drawings, by their light. */
  files: Partial<Record<Look, string>>
  times: Times
  /** Where something that is pushed along is from which minute on, and on a straight way between. */
  trolley: readonly (readonly [minutes: number, x: number, y: number])[] | null
  crowd: {
    files: Partial<Record<Look, string>>
    presence: readonly (readonly [minutes: number, share: number])[]
  } | null
  /** Rooms, floors, sectors or houses that are seen as a whole, and since when they are. */
  regions: readonly { outline: string; from: number }[]
  looksAround: boolean
  /** Labels instead of a place: between two of them, and once the shift is over. */
  labels: { onTheWay: string; afterwards: string }
  /** A guard on foot has a torch. */
  hasTorch: boolean
  /** The ground on which one drives; null where one walks. */
  ground: Drawing['ground'] | null
}

/**
 * The drawing that lies below, and the one that the light uncovers; by day a third one covers both, where it ever gets dark.
 * `poster` is what is there before, and where nothing moves: in the light in which the shift begins.
 */
export type Layers = { unlit: Look; lit: Look; day: Look | null; poster: Look }

export function layersOf({ files, shift }: Pick<StageData, 'files' | 'shift'>): Layers {
  const poster = isDay(shift, shift.from) ? 'day' : 'seen'
  return files.seen === undefined
    ? { unlit: 'shade', lit: 'day', day: null, poster }
    : { unlit: 'night', lit: 'seen', day: 'day', poster }
}

export function isDay({ day: [from, to] }: Pick<Shift, 'day'>, minutes: number): boolean {
  return minutes >= from && minutes < to
}

/** The minute from which on what the guard has seen stays lit: what was seen by day is dark again at night. */
export function litSince({ from, to, day: [start, end] }: Pick<Shift, 'from' | 'to' | 'day'>): number {
  // Where a shift begins it is light from its first moment on.
  return start <= from && end <= to ? end : from - 1
}
