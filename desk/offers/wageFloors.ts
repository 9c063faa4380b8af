import { costsPage } from '@/content/planning/costsPage'
import type { WageFloor } from '@/content/planning/wageFloors'
import { dateText } from '@/desk/german/dates'
import { formatCents } from '@/desk/german/numbers'

/** What holds on a day or later; where nothing does, what held last. */
export function knownSteps({ steps }: WageFloor, day: string) {
  const [first, ...rest] = steps.filter(({ to }) => day <= to)
  return first === undefined
    ? { steps: [steps.at(-1) ?? steps[0]] as const, isOver: true }
    : { steps: [first, ...rest] as const, isOver: false }
}

/**
 * A row of the table: what it is, where it is said, and `13,90 € vom 01.01.2026 bis 31.12.2026`, one after the other, and where
 * the next one will stand: true on whatever day it is read.
 */
export function floorRow(floor: WageFloor, day: string) {
  const { wage } = costsPage.price.floors
  return {
    what: floor.what,
    source: [floor.source, floor.note].filter(Boolean).join('. '),
    wages: [
      ...knownSteps(floor, day).steps.map(({ cents, from, to }) =>
        wage(formatCents(cents), dateText(from), dateText(to)),
      ),
      costsPage.floor.later(floor.later),
    ],
  }
}
