import { Temporal } from 'temporal-polyfill'
import { worksYard } from '@/content/planning/specimens/worksYard'
import { germanDate } from '@/content/terms'
import type { Stop, Watch } from '@/content/watches/types'
import { minutesOf } from '@/lib/both/clock'

/** What a sheet is written from. */
export type Night = Pick<Watch, 'shift' | 'places' | 'stops'>

export const placeOf = ({ places }: Night, { post }: Stop) => places[post] ?? post

/** The day of a time of the night, which begins on the day of `worksYard.ts`. */
export function dayOf({ shift }: Night, time: Stop['at']): string {
  const isAfterMidnight = minutesOf(time) < minutesOf(shift.from)
  const first = Temporal.PlainDate.from(worksYard.night)
  return germanDate((isAfterMidnight ? first.add({ days: 1 }) : first).toString())
}
