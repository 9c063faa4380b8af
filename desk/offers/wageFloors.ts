import type { Land } from '@/content/laender'
import { costsPage } from '@/content/planning/costsPage'
import { type WageFloor, wageFloors } from '@/content/planning/wageFloors'
import { isOffered } from '@/content/services/offered'
import { germanDate } from '@/content/terms'
import { dateText } from '@/desk/german/dates'
import { formatCents } from '@/desk/german/numbers'

/** What holds in a Land on a day or later. */
function floorsIn(land: Land, day: string): WageFloor[] {
  return wageFloors.filter(
    (floor) => (floor.land === null || floor.land === land) && (floor.to === null || day <= floor.to),
  )
}

/** … one row for each kind of work that this company offers: what it is, where it is said, and `13,90 € vom 01.01.2026 bis 31.12.2026`, one after the other. */
export function floorRows(land: Land, day: string) {
  const rows = new Map<string, { what: string; source: string; wages: string[] }>()
  const cleans = isOffered('reinigungsdienste')
  for (const { work, what, source, open, cents, from, to } of floorsIn(land, day)) {
    if (!cleans && (work === 'cleaning' || work === 'glass')) {
      continue
    }
    const row = rows.get(what) ?? { what, source: [source, open].filter(Boolean).join('. '), wages: [] }
    row.wages.push(
      costsPage.price.floors.wage(formatCents(cents), dateText(from), to === null ? '' : dateText(to)),
    )
    rows.set(what, row)
  }
  return [...rows.values()]
}

/** What holds in a Land on this day, and what follows: `13,90 € (vom 1. Januar 2027 an 14,60 €)`; empty where none is known. */
export function floorText(day: string, work: WageFloor['work'], land: Land): string {
  const [now, ...later] = floorsIn(land, day)
    .filter((floor) => floor.work === work)
    .sort((one, other) => one.from.localeCompare(other.from))
    .map(({ cents, from }) =>
      from <= day ? formatCents(cents) : `vom ${germanDate(from)} an ${formatCents(cents)}`,
    )
  return later.length === 0 ? (now ?? '') : `${now} (${later.join(', ')})`
}
