import type { Land } from '@/content/laender'
import { contributionRates } from '@/content/planning/socialContributions'
import type { WageFloor } from '@/content/planning/wageFloors'
import { germanSpan } from '@/content/terms'
import { netHours, paidHours, usualFullTime } from '@/desk/time/staffing'
import { quotient } from './amounts'
import { knownSteps } from './wageFloors'

/** Of one person in full-time work in a year, as the page says them. */
export const fullTimeHours = {
  paid: Math.round(paidHours(usualFullTime)),
  duty: Math.round(netHours(usualFullTime)),
}

/** A wage with the employer's contributions, in tenths of a per cent of it: 1197. */
export function contributionFactor(land: Land): number {
  return Object.values(contributionRates(land)).reduce((sum, rate) => sum + rate, 1000)
}

const NIGHT_HOURS = 10n

/** What a wage comes to, in cents. Each is rounded once, from the wage. */
export function floorOf(wage: number, land: Land) {
  const cost = BigInt(wage) * BigInt(contributionFactor(land))
  const paid = cost * BigInt(fullTimeHours.paid)
  const duty = 1000n * BigInt(fullTimeHours.duty)
  return {
    wage,
    withContributions: quotient(cost, 1000n),
    hour: quotient(paid, duty),
    /** In whole euros. */
    night: quotient(paid * NIGHT_HOURS, duty * 100n),
  }
}

/** `2027`, and what is no whole year with its days. */
function spanText(from: string, to: string): string {
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)]
  return first === last && from.endsWith('-01-01') && to.endsWith('-12-31') ? first : germanSpan(from, to)
}

/**
 * What an hour on duty and a night cost at least in a Land, on a day and as far as is known after it: by its agreement, and by
 * the minimum wage where none is known. `isOver`: nothing is known of that day, and this is what held last.
 */
export function costFloor(floors: readonly WageFloor[], land: Land, day: string) {
  const knownOn = (floor: WageFloor | undefined) => floor && { ...floor, ...knownSteps(floor, day) }
  const agreement = knownOn(floors.find((floor) => floor.work === 'guarding' && floor.land === land))
  const minimum = knownOn(floors.find(({ work }) => work === 'any'))
  // An agreement that has run out must not stand beside a minimum wage that has risen above it.
  const isOutdated = agreement?.isOver && minimum?.isOver === false
  const floor = agreement && !isOutdated ? agreement : minimum
  if (floor === undefined) {
    throw new Error('There is no minimum wage among the lowest wages')
  }
  const [first, ...rest] = floor.steps
  const row = ({ cents, from, to }: typeof first) => ({ when: spanText(from, to), ...floorOf(cents, land) })
  return {
    kind: floor === agreement ? ('agreement' as const) : ('minimum' as const),
    rows: [row(first), ...rest.map(row)] as const,
    later: floor.later,
    isOver: floor.isOver,
    /** An hour by the minimum wage on the same day, beside the agreement's, where both are known or both are over. */
    minimum:
      floor === agreement && minimum?.isOver === floor.isOver
        ? floorOf(minimum.steps[0].cents, land).hour
        : null,
  }
}
