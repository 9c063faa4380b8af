import type { OpeningDay, OpeningHours } from './extras'
import { germanList } from './words'

/** What they are called wherever they stand. */
export const OFFICE_HOURS = 'Bürozeiten'

const WEEK: readonly OpeningDay[] = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']

/** `08:00` as in speech: `8`, `8:30` where minutes count. */
function spoken(time: string): string {
  const [hour, minute = '00'] = time.split(':')
  return minute === '00' ? `${Number(hour)}` : `${Number(hour)}:${minute}`
}

/** `8 bis 12 und 13 bis 17 Uhr` */
function spansText(spans: readonly OpeningHours[]): string {
  const texts = spans.map(({ from, to }) => `${spoken(from)}\u00a0bis\u00a0${spoken(to)}`)
  const text = `${germanList(texts)}\u00a0Uhr`
  return text === '0\u00a0bis\u00a024\u00a0Uhr' ? 'rund um die Uhr' : text
}

/** `Mo bis Do`, `Mo, Mi und Fr`: three days or more that follow one another are a span. */
function daysText(days: readonly OpeningDay[]): string {
  if (days.length === WEEK.length) {
    return 'täglich'
  }
  const runs: OpeningDay[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run !== undefined && last !== undefined && WEEK.indexOf(day) === WEEK.indexOf(last) + 1) {
      run.push(day)
    } else {
      runs.push([day])
    }
  }
  return germanList(runs.flatMap((run) => (run.length > 2 ? [`${run[0]}\u00a0bis\u00a0${run.at(-1)}`] : run)))
}

/** Opening hours as one reads them, a line for all days that are alike: `Mo bis Fr 8 bis 17 Uhr`. */
export function openingHoursLines(hours: readonly OpeningHours[]): string[] {
  const daysOf = new Map<string, OpeningDay[]>()
  for (const day of WEEK) {
    const spans = hours
      .filter(({ days }) => days.includes(day))
      .sort((one, other) => one.from.localeCompare(other.from))
    if (spans.length > 0) {
      const text = spansText(spans)
      daysOf.set(text, [...(daysOf.get(text) ?? []), day])
    }
  }
  return [...daysOf].map(([text, days]) => `${daysText(days)} ${text}`)
}
