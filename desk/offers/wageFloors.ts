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

/** What the minimum wage is once the last known step has run out, in cents, where that is known. */
function minimumAfter({ steps }: WageFloor, floors: readonly WageFloor[]): number | undefined {
  const until = steps.at(-1)?.to ?? ''
  return floors.find(({ work }) => work === 'any')?.steps.find(({ to }) => to > until)?.cents
}

/**
 * A row of the table: what it is, where it is said, and `13,90 € vom 01.01.2026 bis 31.12.2026`, one after the other, what holds
 * at least afterwards, and where the next one will stand: true on whatever day it is read.
 * @param floors among them the minimum wage
 */
export function floorRow(floor: WageFloor, day: string, floors: readonly WageFloor[]) {
  const { wage, least } = costsPage.price.floors
  const minimum = minimumAfter(floor, floors)
  return {
    what: floor.what,
    source: [floor.source, floor.note].filter(Boolean).join('. '),
    wages: [
      ...knownSteps(floor, day).steps.map(({ cents, from, to }) =>
        wage(formatCents(cents), dateText(from), dateText(to)),
      ),
      ...(minimum === undefined ? [] : [least(formatCents(minimum))]),
      costsPage.floor.later(floor.later),
    ],
  }
}
