import { concert, postPlanLabels } from '@/content/planning/specimens/postPlanLabels'
import type { SpecimenBlock } from '@/content/planning/specimens/types'
import { watchUi } from '@/content/watches/ui'
import { germanNumber } from '@/desk/german/numbers'
import { hoursBetween, sum } from '@/lib/server/hours'

/** Posts over the phases of an event, with heads and hours, and who is where. */
export function postPlanOf({ posts, phases }: typeof concert): SpecimenBlock[] {
  const { fields, heads, after } = postPlanLabels
  const lengths = phases.map(({ from, to }) => hoursBetween(from, to))
  const hoursIn = (perPhase: readonly number[]) => perPhase.map((count, at) => count * (lengths[at] ?? 0))
  const hours = (value: number) => germanNumber(value, 2)
  const together = phases.map((phase) => sum(phase.heads))
  return [
    { kind: 'fields', rows: fields },
    { kind: 'heading', text: heads.heading },
    {
      kind: 'table',
      caption: heads.heading,
      columns: [
        { heading: heads.post, share: 20 },
        ...phases.map(({ name }) => ({ heading: name, numeric: true }) as const),
        { heading: heads.hours, numeric: true },
      ],
      rows: [
        [heads.time, ...phases.map(({ from, to }) => watchUi.shift(from, to)), ''],
        ...posts.map((post, at) => {
          const perPhase = phases.map((phase) => phase.heads[at] ?? 0)
          return [post, ...perPhase.map(String), hours(sum(hoursIn(perPhase)))]
        }),
      ],
      foot: [
        [heads.heads, ...together.map(String), ''],
        [heads.hours, ...hoursIn(together).map(hours), hours(sum(hoursIn(together)))],
        [heads.guests, ...phases.map(({ guests }) => guests), ''],
      ],
    },
    ...after,
  ]
}

export const postPlan = postPlanOf(concert)
