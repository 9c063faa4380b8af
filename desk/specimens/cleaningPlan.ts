import { cleanedWeek, cleaningPlanLabels } from '@/content/planning/specimens/cleaningPlanLabels'
import type { SpecimenBlock } from '@/content/planning/specimens/types'
import { germanHours, germanNumber } from '@/desk/german/numbers'
import { sum } from '@/lib/server/hours'

/** Work by weekday, with the minutes of each day and of the week, and where it is ticked off. */
export function cleaningPlanOf({ labels, days, cloths, rows }: typeof cleanedWeek): SpecimenBlock[] {
  const { fields, plan, week, after } = cleaningPlanLabels
  const perDay = days.map((_, day) => sum(rows.map(({ minutes }) => minutes[day] ?? 0)))
  const minutes = sum(perDay)
  return [
    { kind: 'fields', rows: fields },
    { kind: 'heading', text: plan.heading },
    {
      kind: 'table',
      caption: plan.heading,
      columns: [
        { heading: labels.work, share: 30 },
        { heading: plan.cloth, share: 10 },
        ...[...days, labels.week].map((heading) => ({ heading, numeric: true }) as const),
      ],
      rows: rows.map(({ name, cloth, minutes: each }) => [
        name,
        (cloth && cloths?.[cloth]) ?? '',
        ...each.map((count) => (count === 0 ? '' : germanNumber(count))),
        germanNumber(sum(each)),
      ]),
      foot: [[labels.total, '', ...[...perDay, minutes].map((count) => germanNumber(count))]],
    },
    { kind: 'text', text: week(germanNumber(minutes), germanHours(minutes)) },
    ...after,
  ]
}

export const cleaningPlan = cleaningPlanOf(cleanedWeek)
