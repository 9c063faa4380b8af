import { specimens as heads } from '@/content/planning/muster'
import { dienstanweisung } from '@/content/planning/muster/dienstanweisung'
import { examplePlan } from '@/content/planning/muster/leistungsbeschreibung'
import { concert, postenplan } from '@/content/planning/muster/postenplan'
import { cleanedWeek, reinigungsplan } from '@/content/planning/muster/reinigungsplan'
import { schluessel } from '@/content/planning/muster/schluessel'
import type { Specimen, SpecimenBlock, SpecimenId, SpecimenTable } from '@/content/planning/muster/types'
import { uebergabe } from '@/content/planning/muster/uebergabe'
import { wachbuch } from '@/content/planning/muster/wachbuch'
import type { Stop, Watch } from '@/content/watches/types'
import { watchUi } from '@/content/watches/ui'
import { werkschutz } from '@/content/watches/werkschutz'
import { clockOf, minutesOf } from '@/lib/both/clock'
import { germanHours, germanNumber } from '@/lib/both/planning/german'
import { tenderOf } from '@/lib/both/planning/tender'
import { reportOf } from '@/lib/both/watch/report'
import { hoursBetween, sum } from './hours'

type Blocks = readonly SpecimenBlock[]

/** A table below its heading, which names it. */
function headed(heading: string, table: Omit<SpecimenTable, 'kind' | 'caption'>): Blocks {
  return [
    { kind: 'heading', text: heading },
    { kind: 'table', caption: heading, ...table },
  ]
}

type Closing = { heading: string; items: readonly string[] }

function closing({ heading, items }: Closing, labels: readonly string[]): Blocks {
  return [
    { kind: 'heading', text: heading },
    { kind: 'list', items },
    { kind: 'signatures', labels },
  ]
}

/** The night of a plan as a guard book has it: every stop, also those that the plan's log passes over. */
export function guardBookOf(watch: Pick<Watch, 'shift' | 'places' | 'stops'>): Blocks {
  const { fields, table, silent, report, rules, signatures } = wachbuch
  const { shift, places, stops } = watch
  const home = stops[0]?.post
  const lines = stops.map(({ at, post, text, rest, round, fault }) => {
    const place = places[post] ?? post
    const open = typeof fault === 'object' && 'open' in fault ? fault.open : undefined
    const settled = fault === undefined || open !== undefined ? undefined : place
    return {
      cells: [
        rest === undefined ? at : watchUi.shift(at, clockOf(minutesOf(at) + rest)),
        place,
        text ?? (post === home ? silent.home : silent.elsewhere),
        fault === undefined ? '' : stateOf(fault),
        '',
      ],
      round: round && at,
      open: open && report.at(open, at),
      settled: settled && report.at(settled, at),
    }
  })
  const listed = (key: 'round' | 'open' | 'settled') => lines.flatMap((line) => line[key] ?? []).join(', ')
  const { entries, rounds } = reportOf(watch)
  return [
    {
      kind: 'fields',
      rows: [
        fields.object,
        fields.night,
        { label: fields.shift, value: watchUi.shift(shift.from, shift.to) },
        fields.people,
        fields.page,
        fields.weather,
      ],
    },
    {
      kind: 'table',
      caption: table.caption,
      columns: [
        { heading: table.time, share: 10 },
        { heading: table.place, share: 20 },
        { heading: table.entry },
        { heading: table.state, share: 10 },
        { heading: table.initials, share: 10 },
      ],
      rows: lines.map(({ cells }) => cells),
    },
    { kind: 'heading', text: report.heading },
    {
      kind: 'fields',
      rows: [
        { label: report.entries, value: report.entriesValue(entries, stops.length - entries) },
        { label: report.rounds, value: report.roundsValue(rounds, listed('round')) },
        { label: report.settled, value: listed('settled') },
        { label: report.open, value: listed('open') },
      ],
    },
    ...closing(rules, signatures),
  ]
}

function stateOf(fault: NonNullable<Stop['fault']>): string {
  const { state } = wachbuch
  if (fault === 'settled') {
    return state.settled
  }
  return 'open' in fault ? state.open : state.settledAt(fault.settled)
}

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
        ...phases.map(({ name }) => ({ heading: name, numeric: true }) as const),
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
        ...days.map((heading) => ({ heading, numeric: true }) as const),
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
    case 'vorfallmeldung':
    case 'monatsbericht':
      return []
    case 'wachbuch':
      return guardBookOf(werkschutz)
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
