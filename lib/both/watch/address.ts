import { clockOf } from '@/lib/both/clock'

/** Key of the minute in a page's fragment. */
export const TIME_KEY = 'zeit'
/** A visitor may have typed it, or a program encoded it. */
const KEYED_TIME = new RegExp(`^#${TIME_KEY}=(\\d\\d?)(?::|%3A)(\\d\\d)$`, 'i')

/** What names a minute of a shift: the id of its entry, and behind `#` the address to show to a colleague: `zeit=01:15`. */
export function timeId(minutes: number): string {
  return `${TIME_KEY}=${clockOf(Math.round(minutes))}`
}

/** The minute of the shift that a fragment names; null if it names none, or one outside the shift. */
export function minutesOfFragment(
  fragment: string,
  { from, to }: { from: number; to: number },
): number | null {
  const [, hours, minutes] = fragment.match(KEYED_TIME) ?? []
  if (hours === undefined || minutes === undefined) {
    return null
  }
  const day = Number(hours) * 60 + Number(minutes)
  return [day, day + 24 * 60].find((time) => time >= from && time <= to) ?? null
}
