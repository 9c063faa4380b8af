import type { Watch } from '@/content/watches/types'
import { logOf } from './timeline'

/** What a shift leaves to the next one, in numbers and in the words of its log. */
export type Report = { entries: number; rounds: number; open: string[] }

export function reportOf(watch: Pick<Watch, 'stops'>): Report {
  return {
    entries: logOf(watch).length,
    rounds: watch.stops.filter(({ round }) => round).length,
    open: watch.stops.flatMap(({ fault }) =>
      typeof fault === 'object' && 'open' in fault ? [fault.open] : [],
    ),
  }
}
