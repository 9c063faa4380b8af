import type { Clock } from '@/content/clock'
import type { Post, Weekday } from '@/content/planning/types'

/** @param times `18:00-06:00` */
export function post(days: readonly Weekday[], times: string, name = 'Pforte', people = 1): Post {
  const [from, to] = times.split('-') as [Clock, Clock]
  return { days, from, to, people, name }
}
