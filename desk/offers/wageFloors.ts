import type { Land } from '@/content/laender'
import { type WageFloor, wageFloors } from '@/content/planning/lohnuntergrenzen'
import { germanDate } from '@/content/terms'
import { formatCents } from '@/desk/german/numbers'

/** What holds in a Land on this day, and what follows: `13,90 € (vom 1. Januar 2027 an 14,60 €)`; empty where none is known. */
export function floorText(day: string, work: WageFloor['work'], land: Land): string {
  const [now, ...later] = wageFloors
    .filter((floor) => floor.work === work && (floor.land === null || floor.land === land))
    .filter(({ to }) => to === null || day <= to)
    .sort((one, other) => one.from.localeCompare(other.from))
    .map(({ cents, from }) =>
      from <= day ? formatCents(cents) : `vom ${germanDate(from)} an ${formatCents(cents)}`,
    )
  return later.length === 0 ? (now ?? '') : `${now} (${later.join(', ')})`
}
