import type { Plan, Post } from '@/content/planning/types'
import { weekdays } from '@/content/planning/types'
import { EVENT_KEY, PATROLS_KEY } from '@/content/storageKeys'
import { acceptTexts, nameField } from '@/desk/fields/field'
import { acceptRows } from '@/desk/fields/rows'
import { dateOf } from '@/desk/german/dates'
import { readJson, readStored, writeStored } from '@/lib/browser/platform/storage'
import { formOf, type PlanForm, postFields } from './record'

/** Calculators of earlier versions, by the ids that links to them held. */
export type Gone = 'streife' | 'veranstaltung'

/** Which of them an address names, or this tab had filled in. @param hadEvent the one for events */
export function goneIn(address: string, hadEvent: boolean): Gone | null {
  const hadTour = typeof readStored(PATROLS_KEY) === 'string'
  // Said once.
  writeStored(PATROLS_KEY, null)
  return address === '#streife' || hadTour
    ? 'streife'
    : address === '#veranstaltung' || hadEvent
      ? 'veranstaltung'
      : null
}

const { from, to, people } = postFields(2027)
const text = nameField('')

/** The event that this tab had filled in, as posts that apply on one day each; null if there is none. Asked once: then it is a plan. */
export function eventForm({ land, night }: Plan): PlanForm | null {
  const stored: { rows?: unknown } = Object(readJson(EVENT_KEY))
  const list = acceptRows(stored.rows, (row) =>
    acceptTexts({ name: text, date: text, from, to, people }, row),
  )
  const posts = (list?.rows ?? []).flatMap((row): Post[] => {
    const [start, end, count] = [from.read(row.from), to.read(row.to), people.read(row.people)]
    return dateOf(row.date) !== null &&
      start.kind === 'value' &&
      end.kind === 'value' &&
      count.kind === 'value'
      ? [
          {
            name: row.name,
            days: weekdays,
            from: start.value,
            to: end.value,
            people: count.value,
            dates: [{ from: row.date, to: row.date }],
          },
        ]
      : []
  })
  if (posts.length === 0) {
    return null
  }
  writeStored(EVENT_KEY, null)
  const days = posts.flatMap(({ dates = [] }) => dates.map((range) => range.from)).sort()
  const period = { kind: 'range', from: days[0] ?? '', to: days.at(-1) ?? '' } as const
  return formOf({ land, night, period, posts })
}
