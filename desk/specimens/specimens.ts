import { examplePlan } from '@/content/planning/examplePlan'
import { specimens as heads } from '@/content/planning/muster'
import { dienstanweisung } from '@/content/planning/muster/dienstanweisung'
import { werk } from '@/content/planning/muster/nacht'
import { concert, postenplan } from '@/content/planning/muster/postenplan'
import { cleanedWeek, reinigungsplan } from '@/content/planning/muster/reinigungsplan'
import { schluessel } from '@/content/planning/muster/schluessel'
import type { Specimen, SpecimenId } from '@/content/planning/muster/types'
import { uebergabe } from '@/content/planning/muster/uebergabe'
import { watchUi } from '@/content/watches/ui'
import { werkschutz } from '@/content/watches/werkschutz'
import { germanHours, germanNumber } from '@/desk/german/numbers'
import { tenderOf } from '@/desk/hours/tender'
import { hoursBetween, sum } from '@/lib/server/hours'
import { type Blocks, closing, headed, numeric } from './specimenBlocks'
import { guardBookOf, incidentOf, monthOf, walkOf } from './specimensOfNight'

/** Posts over the phases of an event, with heads and hours, and who stands where. */
export function postPlanOf({ posts, phases }: typeof concert): Blocks {
  const { fields, heads, crew, rules, signatures } = postenplan
  const lengths = phases.map(({ from, to }) => hoursBetween(from, to))
  const hoursOf = (perPhase: readonly number[]) => perPhase.map((count, at) => count * (lengths[at] ?? 0))
  const hours = (value: number) => germanNumber(value, 2)
  const together = phases.map((phase) => sum(phase.heads))
  return [
    { kind: 'fields', rows: fields },
    ...headed(heads.heading, {
      columns: [
        { heading: heads.post, share: 20 },
        ...numeric(phases.map(({ name }) => name)),
        { heading: heads.hours, numeric: true },
      ],
      rows: [
        [heads.time, ...phases.map(({ from, to }) => watchUi.shift(from, to)), ''],
        ...posts.map((post, at) => {
          const perPhase = phases.map((phase) => phase.heads[at] ?? 0)
          return [post, ...perPhase.map(String), hours(sum(hoursOf(perPhase)))]
        }),
      ],
      foot: [
        [heads.heads, ...together.map(String), ''],
        [heads.hours, ...hoursOf(together).map(hours), hours(sum(hoursOf(together)))],
        [heads.guests, ...phases.map(({ guests }) => guests), ''],
      ],
    }),
    { kind: 'heading', text: crew.heading },
    { kind: 'text', text: crew.text },
    {
      kind: 'table',
      caption: crew.heading,
      columns: [
        { heading: crew.name, share: 20 },
        ...phases.map(({ name }) => ({ heading: name })),
        { heading: crew.rest },
      ],
      rows: [],
      empty: crew.empty,
    },
    ...closing(rules, signatures),
  ]
}

/** Work by weekday, with the minutes of each day and of the week, and where it is ticked off. */
export function cleaningPlanOf({ labels, days, cloths, rows }: typeof cleanedWeek): Blocks {
  const { fields, plan, week, proof, rare, leave, signatures } = reinigungsplan
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

function blocksOf(id: SpecimenId): Blocks {
  switch (id) {
    case 'begehung':
      return walkOf(werkschutz, [...examplePlan.posts, werk.rounds])
    case 'wachbuch':
      return guardBookOf(werkschutz)
    case 'vorfallmeldung':
      return incidentOf(werkschutz)
    case 'monatsbericht':
      return monthOf(werkschutz, examplePlan, werk.rounds)
    case 'dienstanweisung':
      return dienstanweisung
    case 'uebergabe':
      return uebergabe
    case 'schluessel':
      return schluessel
    case 'postenplan':
      return postPlanOf(concert)
    case 'reinigungsplan':
      return cleaningPlanOf(cleanedWeek)
    case 'leistungsbeschreibung':
      return tenderOf(examplePlan, null).blocks
  }
}

/** In the order of the page. */
export const specimens: readonly Specimen[] = heads.map((head) => ({ ...head, blocks: blocksOf(head.id) }))
