import type { Land } from '@/content/laender'
import { landNames } from '@/content/landNames'
import { place } from '@/content/place'

/** What the calculators offer: the Land of the seat, then those of the regions. Links may hold any other. */
export const offeredLaender: readonly Land[] = [
  ...new Set([place.land, ...place.regions.flatMap(({ land }) => land ?? [])]),
]

/** Their names, with the regions that lie in others than that of the seat: `Rheinland-Pfalz (Mainz)`. */
export const landLabels: Readonly<Partial<Record<Land, string>>> = Object.fromEntries(
  offeredLaender.map((land) => [land, labelOf(land)]),
)

function labelOf(land: Land): string {
  const there = land === place.land ? [] : place.regions.filter((region) => region.land === land)
  const names = there.map(({ name }) => name).filter((name) => name !== landNames[land])
  return names.length === 0 ? landNames[land] : `${landNames[land]} (${names.join(', ')})`
}

/** Those that are offered, in few words, after 'für': `Hessen und Rheinland-Pfalz`, `das Saarland`. */
export function landsInTitles(): string {
  const [seat, ...others] = offeredLaender.map((land) => (land === 'SL' ? 'das Saarland' : landNames[land]))
  return [seat, ...(others.length > 1 ? ['weitere Länder'] : others)].join(' und ')
}
