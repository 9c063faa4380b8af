import type { Land } from '@/content/laender'

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
