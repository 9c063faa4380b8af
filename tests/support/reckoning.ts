import type { Land } from '@/content/laender'
import type { NightStart, Post } from '@/content/planning/types'
import { minutesOf } from '@/lib/both/clock'

/** What a calendar on the wall has, copied from it: Good Friday, Easter Monday, Ascension, Whit Monday, Corpus Christi. */
const movable: Record<number, string> = {
  2026: '04-03 04-06 05-14 05-25 06-04',
  2027: '03-26 03-29 05-06 05-17 05-27',
  2028: '04-14 04-17 05-25 06-05 06-15',
  2029: '03-30 04-02 05-10 05-21 05-31',
  2030: '04-19 04-22 05-30 06-10 06-20',
  2031: '04-11 04-14 05-22 06-02 06-12',
  2032: '03-26 03-29 05-06 05-17 05-27',
  2033: '04-15 04-18 05-26 06-06 06-16',
  2034: '04-07 04-10 05-18 05-29 06-08',
  2035: '03-23 03-26 05-03 05-14 05-24',
}
/** Wednesday before the last Sunday but one of the Church's year, in Saxony. */
const repentance: Record<number, string> = {
  2026: '11-18',
  2027: '11-17',
  2028: '11-22',
  2029: '11-21',
  2030: '11-20',
  2031: '11-19',
  2032: '11-17',
  2033: '11-16',
  2034: '11-22',
  2035: '11-21',
}
const EVERYWHERE = '01-01 05-01 10-03 12-25 12-26'
/** Beside those of all; `corpus`: Corpus Christi, `sundays`: Easter Sunday and Whit Sunday by law. */
const own: Record<Land, string> = {
  BW: '01-06 11-01 corpus',
  BY: '01-06 08-15 11-01 corpus',
  BE: '03-08',
  BB: '10-31 sundays',
  HB: '10-31',
  HH: '10-31',
  HE: 'corpus',
  MV: '03-08 10-31',
  NI: '10-31',
  NW: '11-01 corpus',
  RP: '11-01 corpus',
  SL: '08-15 11-01 corpus',
  SN: '10-31 repentance',
  ST: '01-06 10-31',
  SH: '10-31',
  TH: '09-20 10-31',
}

/** Of a year from 2026 to 2035; of others only those with a date of their own, which is all that a shift over New Year asks. */
export function holidaysIn(year: number, land: Land): string[] {
  const [goodFriday, easterMonday, ascension, whitMonday, corpus] = movable[year]?.split(' ') ?? []
  const named: Record<string, readonly (string | undefined)[]> = {
    corpus: [corpus],
    repentance: [repentance[year]],
    sundays: [dayBefore(year, easterMonday), dayBefore(year, whitMonday)],
  }
  const days = own[land].split(' ').flatMap((day) => named[day] ?? [day])
  return [...EVERYWHERE.split(' '), goodFriday, easterMonday, ascension, whitMonday, ...days]
    .flatMap((day) => (day === undefined ? [] : [`${year}-${day}`]))
    .sort()
}

function dayBefore(year: number, day: string | undefined): string | undefined {
  return day && new Date(Date.parse(`${year}-${day}`) - 86_400_000).toISOString().slice(5, 10)
}

/** An hour that passes, as a clock on the wall shows it. */
type Hour = { date: string; yesterday: string; hour: number; again: boolean }

const wall = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
})
const HOUR = 3_600_000
const years = new Map<number, readonly Hour[]>()

/** Each hour of a year in Berlin: hours since 1970 go by, and the clock is read at each. */
function hoursIn(year: number): readonly Hour[] {
  const known = years.get(year)
  if (known !== undefined) {
    return known
  }
  const hours: Hour[] = []
  let [date, yesterday] = [`${year - 1}-12-31`, `${year - 1}-12-30`]
  for (let instant = Date.UTC(year, 0, 1) - HOUR; ; instant += HOUR) {
    const [, day = '', month = '', shortYear = '', clock = ''] =
      wall.format(instant).match(/^(\d\d)\.(\d\d)\.(\d\d), (\d\d):00$/) ?? []
    const today = `20${shortYear}-${month}-${day}`
    if (today !== date) {
      ;[yesterday, date] = [date, today]
    }
    if (!date.startsWith(String(year))) {
      years.set(year, hours)
      return hours
    }
    const hour = Number(clock)
    hours.push({ date, yesterday, hour, again: hours.at(-1)?.hour === hour })
  }
}

/** Hours of a year as a list: weekday by day and by night, the same of Sundays, and of holidays. */
export type Six = readonly [number, number, number, number, number, number]

/**
 * What posts come to in a year, one quarter of an hour after the other: who is at work now, and where does that belong? By month
 * (`2027-03`), those without work left out.
 */
export function walk(
  posts: readonly Post[],
  land: Land,
  year: number,
  night: NightStart,
): Record<string, Six> {
  const holidays = new Set([year - 1, year].flatMap((each) => holidaysIn(each, land)))
  const weekdayOf = new Map<string, string>()
  const startsOn = (date: string) => {
    const known = weekdayOf.get(date) ?? (holidays.has(date) ? 'Ft' : weekdayIn(date))
    weekdayOf.set(date, known)
    return known
  }
  const spans = posts.map(({ days, from, to, people }) => ({
    days: days as readonly string[],
    people,
    from: minutesOf(from),
    to: minutesOf(to) <= minutesOf(from) ? minutesOf(to) + 1440 : minutesOf(to),
  }))
  const months: Record<string, [number, number, number, number, number, number]> = {}
  for (const { date, yesterday, hour, again } of hoursIn(year)) {
    const [today, before] = [startsOn(date), startsOn(yesterday)]
    const row = today === 'Ft' ? 4 : weekdayIn(date) === 'So' ? 2 : 0
    const column = hour < 6 || hour >= night ? 1 : 0
    for (const quarter of [0, 15, 30, 45]) {
      // Who comes at half past two comes the first time, who goes then has gone when it is two again.
      const time = hour * 60 + (again ? 45 : quarter)
      const people = spans
        .filter(
          ({ days, from, to }) =>
            (days.includes(today) && from <= time && time < to) ||
            (days.includes(before) && time + 1440 < to),
        )
        .reduce((sum, span) => sum + span.people, 0)
      if (people > 0) {
        const month = date.slice(0, 7)
        months[month] ??= [0, 0, 0, 0, 0, 0]
        months[month][row + column] = (months[month][row + column] ?? 0) + people / 4
      }
    }
  }
  return months
}

function weekdayIn(date: string): string {
  return ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'][new Date(`${date}T12:00Z`).getUTCDay()] ?? ''
}
