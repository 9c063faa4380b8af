import { type Weekday, weekdays } from '@/content/planning/days'
import { type Post, postWords } from '@/content/planning/post'

const DAY_MS = 86_400_000
const MONDAY = Date.UTC(2027, 0, 4)

/** `Mo–Fr, So, Feiertag`: three days in a row and more become a stretch. */
export function daysText(days: Post['days']): string {
  const runs: Weekday[][] = []
  weekdays.forEach((day, at) => {
    if (days.includes(day)) {
      const last = runs.at(-1)
      const isNext = day !== 'Ft' && last?.at(-1) === weekdays[at - 1]
      if (isNext && last !== undefined) {
        last.push(day)
      } else {
        runs.push([day])
      }
    }
  })
  return runs
    .flatMap((run) => (run.length > 2 ? [`${run[0]}–${run.at(-1)}`] : run))
    .map((text) => (text === 'Ft' ? postWords.days.holiday : text))
    .join(', ')
}

/** `Freitag`; counted from Monday, −1 is the Sunday before. */
export function dayName(index: number): string {
  return new Intl.DateTimeFormat('de-DE', { weekday: 'long', timeZone: 'UTC' }).format(
    MONDAY + index * DAY_MS,
  )
}
