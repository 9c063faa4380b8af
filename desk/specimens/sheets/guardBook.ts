import { wachbuch } from '@/content/planning/specimens/wachbuch'
import type { Stop } from '@/content/watches/types'
import { watchUi } from '@/content/watches/ui'
import { werkschutz } from '@/content/watches/werkschutz'
import { type Blocks, closing } from '@/desk/specimens/specimenBlocks'
import { clockOf, minutesOf } from '@/lib/both/clock'
import { openOf, reportOf } from '@/lib/both/watch/report'
import { dayOf, type Night, placeOf } from './night'

/** The night of a plan as a guard book has it: every stop, also those that the plan's log passes over. */
export function guardBookOf(watch: Night): Blocks {
  const { fields, table, silent, report, rules, signatures } = wachbuch
  const { shift, stops } = watch
  const home = stops[0]?.post
  const lines = stops.map((stop) => {
    const { at, post, text, book, rest, round, fault } = stop
    const place = placeOf(watch, stop)
    const open = openOf(stop)
    const settled = fault === undefined || open !== undefined ? undefined : place
    return {
      cells: [
        rest === undefined ? at : watchUi.shift(at, clockOf(minutesOf(at) + rest)),
        place,
        book ?? text ?? (post === home ? silent.home : silent.elsewhere),
        fault === undefined ? '' : stateOf(fault),
        '',
      ],
      round: round && at,
      open: open && report.at(open, at),
      settled: settled && report.at(settled, at),
    }
  })
  const named = (key: 'round' | 'open' | 'settled') => lines.flatMap((line) => line[key] ?? []).join(', ')
  const { entries, rounds } = reportOf(watch)
  return [
    {
      kind: 'fields',
      rows: [
        fields.object,
        {
          label: fields.night.label,
          value: fields.night.value(dayOf(watch, shift.from), dayOf(watch, shift.to)),
        },
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
        { label: report.rounds, value: report.roundsValue(rounds, named('round')) },
        { label: report.settled, value: named('settled') },
        { label: report.open, value: named('open') },
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

export const guardBook = guardBookOf(werkschutz)
