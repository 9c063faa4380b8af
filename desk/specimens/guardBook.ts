import type { SpecimenBlock } from '@/content/planning/specimens/types'
import { wachbuch } from '@/content/planning/specimens/wachbuch'
import type { Stop, Watch } from '@/content/watches/types'
import { watchUi } from '@/content/watches/ui'
import { werkschutz } from '@/content/watches/werkschutz'
import { clockOf, minutesOf } from '@/lib/both/clock'

const { before, table, silent, state, after } = wachbuch

/** A line for every stop of a night, also for those that the plan's log passes over. */
export function entriesOf({ stops, places }: Pick<Watch, 'stops' | 'places'>) {
  const home = stops[0]?.post
  return stops.map(({ at, post, text, book, rest, fault }) => [
    rest === undefined ? at : watchUi.shift(at, clockOf(minutesOf(at) + rest)),
    places[post] ?? post,
    book ?? text ?? (post === home ? silent.home : silent.elsewhere),
    stateOf(fault),
    '',
  ])
}

function stateOf(fault: Stop['fault']): string {
  if (fault === undefined || fault === 'settled') {
    return fault ? state.settled : ''
  }
  return 'open' in fault ? state.open : state.settledAt(fault.settled)
}

export const guardBook: readonly SpecimenBlock[] = [
  ...before,
  { kind: 'table', ...table, rows: entriesOf(werkschutz) },
  ...after,
]
