import type { Drawing, Look } from './drawing'
import type { Timetable } from './timetable'

/** What the drawing needs when it comes alive, beside what stands in the page already. */
export type StageData = {
  timetable: Timetable
  viewBox: Drawing['viewBox']
  /** Addresses of the drawings, by their light. */
  files: Partial<Record<Look, string>>
  /** Minutes during which each timed part is on, in the order of the page. */
  timed: readonly Drawing['timed'][number]['on'][]
  trolley: NonNullable<Drawing['trolley']>['keys'] | null
  crowd: { files: Partial<Record<Look, string>>; presence: readonly (readonly [number, number])[] } | null
  regions: Drawing['regions']
  looksAround: boolean
  /** What is said instead of a place: between two of them, and once the shift is over. */
  words: { onTheWay: string; afterwards: string }
  /** Whoever is out on foot shines a torch. */
  hasTorch: boolean
  /** The ground on which one drives; null where one walks. */
  ground: Drawing['ground'] | null
  /** From when on and until when each fault is marked, in the order of the page. */
  faults: readonly (readonly [from: number, until: number | null])[]
}

/**
 * The drawing that lies below, and the one that the light uncovers; by day a third one covers both, where it ever gets dark.
 * `still` is what stands there before, and where nothing moves: in the light in which the shift begins.
 */
export type Layers = { dark: Look; seen: Look; day: Look | null; still: Look }

export function layersOf({ files, timetable }: Pick<StageData, 'files' | 'timetable'>): Layers {
  const still = isDay(timetable, timetable.from) ? 'day' : 'seen'
  return files.seen === undefined
    ? { dark: 'shade', seen: 'day', day: null, still }
    : { dark: 'night', seen: 'seen', day: 'day', still }
}

export function isDay({ day: [from, to] }: Pick<Timetable, 'day'>, minutes: number): boolean {
  return minutes >= from && minutes < to
}

/** The minute from which on what somebody has seen stays lit: what was seen by day is dark again at night. */
export function litSince({ from, to, day: [start, end] }: Pick<Timetable, 'from' | 'to' | 'day'>): number {
  // Where a shift begins it is light from its first moment on.
  return start <= from && end <= to ? end : from - 1
}
