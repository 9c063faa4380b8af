import { cleanedWeek, cleaningPlanLabels } from '@/content/planning/specimens/cleaningPlanLabels'
import { germanHours, germanNumber } from '@/desk/german/numbers'
import { type Blocks, closing, headed, numeric } from '@/desk/specimens/specimenBlocks'
import { sum } from '@/lib/server/hours'

/** Work by weekday, with the minutes of each day and of the week, and where it is ticked off. */
export function cleaningPlanOf({ labels, days, cloths, rows }: typeof cleanedWeek): Blocks {
  const { fields, plan, week, proof, rare, leave, signatures } = cleaningPlanLabels
  const perDay = days.map((_, day) => sum(rows.map(({ minutes }) => minutes[day] ?? 0)))
  const minutes = sum(perDay)
  return [
    { kind: 'fields', rows: fields },
    ...headed(plan.heading, {
      columns: [
        { heading: labels.work, share: 30 },
        { heading: plan.cloth, share: 10 },
        ...numeric(days),
        { heading: labels.week, numeric: true },
      ],
      rows: rows.map(({ name, cloth, minutes: each }) => [
        name,
        (cloth && cloths?.[cloth]) ?? '',
        ...each.map((count) => (count === 0 ? '' : germanNumber(count))),
        germanNumber(sum(each)),
      ]),
      foot: [[labels.total, '', ...perDay.map((count) => germanNumber(count)), germanNumber(minutes)]],
    }),
    { kind: 'text', text: week(germanNumber(minutes), germanHours(minutes)) },
    ...headed(proof.heading, {
      columns: [
        { heading: proof.day, share: 10 },
        { heading: proof.from, share: 10 },
        { heading: proof.to, share: 10 },
        { heading: proof.initials, share: 15 },
        { heading: proof.remark },
      ],
      rows: days.map((day) => [day, '', '', '', '']),
    }),
    ...headed(rare.heading, {
      columns: [
        { heading: rare.work, share: 40 },
        { heading: rare.turn, share: 20 },
        { heading: rare.last, share: 20 },
        { heading: rare.next },
      ],
      rows: rare.rows,
    }),
    ...closing(leave, signatures),
  ]
}

export const cleaningPlan = cleaningPlanOf(cleanedWeek)
