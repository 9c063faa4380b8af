import type { Stop, Watch } from '@/content/watches/types'

/** What a shift leaves to the next one, in numbers and in the words of its log. */
export type Report = { entries: number; rounds: number; open: string[] }

/** What a stop left open, in a word or two. */
export function openOf({ fault }: Stop): string | undefined {
  return typeof fault === 'object' && 'open' in fault ? fault.open : undefined
}

export function reportOf({ stops }: Pick<Watch, 'stops'>): Report {
  return {
    entries: stops.filter(({ text }) => text !== undefined).length,
    rounds: stops.filter(({ round }) => round).length,
    open: stops.map(openOf).filter((open) => open !== undefined),
  }
}
