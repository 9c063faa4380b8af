import type { Clock } from '@/content/clock'
import { clockOf } from '@/lib/both/clock'
import { DAY, STEP } from './calendar'

/** `18:00`, `18`, `18.30`, `1830`, `6:15 Uhr`: hours and minutes as people type them. */
const TYPED = /^(\d{1,2})(?:[:.,h ]?(\d{2}))?$/

/** A time of day in quarter hours from 00:00 to 24:00, in two digits each; null for anything else. */
export function readClock(text: string): Clock | null {
  const [, hours, minutes = '00'] =
    text
      .trim()
      .replace(/\s*Uhr$/i, '')
      .match(TYPED) ?? []
  if (hours === undefined) {
    return null
  }
  const time = Number(hours) * 60 + Number(minutes)
  const isQuarter = Number(minutes) < 60 && time <= 24 * 60 && time % STEP === 0
  return isQuarter ? (`${hours.padStart(2, '0')}:${minutes}` as Clock) : null
}

/** `22:05`; the end of a day is `24:00`. */
export function clockText(minutes: number): Clock {
  return minutes === DAY ? '24:00' : clockOf(minutes)
}
