import type { Clock } from '@/content/clock'
import { DAY, STEP } from '@/desk/time/day'
import { clockOf } from '@/lib/both/clock'

/** `18:00`, `18`, `18.30`, `1830`, `18h`, `6:15 Uhr`: hours and minutes as people type them. */
const TYPED = /^(\d{1,2})(?:[:.,h ]?(\d{2}))?$/

/** A time of day in quarter hours from 00:00 to 24:00, in two digits each; `fine` for another minute, null for anything else. */
export function readClock(text: string): Clock | 'fine' | null {
  const bare = text
    .normalize('NFKC')
    .trim()
    .replace(/\s*(?:Uhr|h)$/i, '')
  const [, hours, minutes = '00'] = bare.match(TYPED) ?? []
  const time = Number(hours) * 60 + Number(minutes)
  if (hours === undefined || Number(minutes) >= 60 || time > DAY) {
    return null
  }
  return time % STEP === 0 ? (`${hours.padStart(2, '0')}:${minutes}` as Clock) : 'fine'
}

/** `22:05`; the end of a day is `24:00`. */
export function clockText(minutes: number): Clock {
  return minutes === DAY ? '24:00' : clockOf(minutes)
}
