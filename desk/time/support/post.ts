import type { Clock } from '@/content/clock'
import type { Weekday } from '@/content/planning/days'
import type { Post } from '@/content/planning/post'

/** @param times `18:00-06:00` */
export function post(days: readonly Weekday[], times: string, name = 'Pforte', people = 1): Post {
  const [from, to] = times.split('-') as [Clock, Clock]
  return { days, from, to, people, name }
}
