import { type Post, type Weekday, weekdays } from '@/content/planning/types'
import type { WeekRow, WeekStretch } from '@/desk/time/week'
import { clockText } from './clock'

/** `Mo–Fr, So, Feiertag`: three days in a row and more become a stretch. */
export function daysText(days: Post['days'], holiday: string): string {
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
    .map((text) => (text === 'Ft' ? holiday : text))
    .join(', ')
}

/** `6`, `6:30`, `24`: as one says it. */
function hourText(minutes: number): string {
  return clockText(minutes)
    .replace(/^0(?=\d)/, '')
    .replace(/:00$/, '')
}

/** Days and hours of the week that look a certain way: `Mo–Fr 6–18`, those of the same hours together. */
export function stretchesText(
  rows: readonly WeekRow[],
  isMeant: (stretch: WeekStretch) => boolean,
  holiday: string,
): string[] {
  const daysOf = new Map<string, Weekday[]>()
  for (const { day, stretches } of rows) {
    for (const { from, to } of joined(stretches.filter(isMeant))) {
      const hours = `${hourText(from)}–${hourText(to)}`
      daysOf.set(hours, [...(daysOf.get(hours) ?? []), day])
    }
  }
  return [...daysOf].map(([hours, days]) => `${daysText(days, holiday)} ${hours}`)
}

/** Stretches that follow each other become one. */
function joined(stretches: readonly WeekStretch[]): Pick<WeekStretch, 'from' | 'to'>[] {
  const list: { from: number; to: number }[] = []
  for (const { from, to } of stretches) {
    const last = list.at(-1)
    if (last !== undefined && last.to === from) {
      last.to = to
    } else {
      list.push({ from, to })
    }
  }
  return list
}
