import type { Way } from '@/lib/both/watch/drawing'
import type { TimetableStop } from '@/lib/both/watch/timetable'
import { way } from './way'

/** A stop of the log, and the way from it: `0,0 10,0`. */
export function entry(from: number, leaves: number, post: string, points = '', hidden?: Way['hidden']) {
  return { ...silentStop(from, leaves, post, points, hidden), isEntry: true } as const
}

/** A stop of which the log says nothing. */
export function silentStop(
  from: number,
  leaves: number,
  post: string,
  points = '',
  hidden?: Way['hidden'],
): TimetableStop {
  return {
    from,
    leaves,
    post,
    ...(points && { way: { points: way(points), ...(hidden && { hidden }) } }),
  }
}
