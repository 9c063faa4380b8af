import { costsPage, type KnownWage } from '@/content/planning/costsPage'
import type { WageFloor } from '@/content/planning/wageFloors'
import { germanSpan } from '@/content/terms'
import { germanList } from '@/content/words'
import { dateText } from '@/desk/german/dates'
import { formatCents } from '@/desk/german/numbers'

/** What holds on a day or later; where nothing does, what held last. */
function knownSteps({ steps }: WageFloor, day: string) {
  const left = steps.filter(({ to }) => day <= to)
  return left.length > 0 ? { steps: left, isOver: false } : { steps: steps.slice(-1), isOver: true }
}

/** A row of the table: what it is, where it is said, and `13,90 € vom 01.01.2026 bis 31.12.2026`, one after the other. */
export function floorRow(floor: WageFloor, day: string) {
  const { wage, later } = costsPage.price.floors
  const { steps, isOver } = knownSteps(floor, day)
  return {
    what: floor.what,
    source: [floor.source, floor.open].filter(Boolean).join('. '),
    wages: [
      ...steps.map(({ cents, from, to }) => wage(formatCents(cents), dateText(from), dateText(to))),
      ...(isOver ? [later(floor.later)] : []),
    ],
  }
}

/** What holds on a day, and what follows, from when to when: true on whatever day it is read. */
export function knownWage(floor: WageFloor, day: string): KnownWage {
  const { steps, isOver } = knownSteps(floor, day)
  return {
    wages: germanList(steps.map(({ cents, from, to }) => `${formatCents(cents)} ${germanSpan(from, to)}`)),
    later: isOver ? floor.later : null,
  }
}
