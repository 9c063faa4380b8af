import type { Watch } from '@/content/watches/types'

/** What a shift leaves to the next one, in numbers and in the words of its log. */
export type Report = { entries: number; rounds: number; open: string[] }

export function reportOf({ stops }: Pick<Watch, 'stops'>): Report {
  return {
    entries: stops.filter(({ text }) => text !== undefined).length,
    rounds: stops.filter(({ round }) => round).length,
    open: stops.flatMap(({ fault }) => (typeof fault === 'object' && 'open' in fault ? [fault.open] : [])),
  }
}
