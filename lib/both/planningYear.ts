/** The year that somebody plans for on a day: from October on the next one. */
export function planningYear(day: Date): number {
  return day.getUTCFullYear() + (day.getUTCMonth() < 9 ? 0 : 1)
}
