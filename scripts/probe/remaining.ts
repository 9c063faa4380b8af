const DAY_MS = 24 * 60 * 60 * 1000

/** Whole days until something ends, negative when it has ended, and the day as Germans write it. */
export function remaining(end: Date, now: Date): { days: number; until: string } {
  return {
    days: Math.floor((end.getTime() - now.getTime()) / DAY_MS),
    until: end.toLocaleDateString('de-DE', { timeZone: 'Europe/Berlin' }),
  }
}
