import type { Clock } from '@/content/clock'

/** Minutes since midnight. */
export function minutesOf(clock: Clock): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** `22:05`, also for minutes beyond midnight. */
export function clockOf(minutes: number): Clock {
  const [hours, rest] = [Math.floor(minutes / 60) % 24, Math.floor(minutes) % 60]
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}` as Clock
}
