import { getHolidays } from 'feiertagejs'
import { einsatzgebiet } from '@/content/einsatzgebiet'
import type { Land } from '@/content/laender'
import { landNames } from '@/content/landNames'
import { type Coordinates, place, type Region } from '@/content/place'
import { buildDay } from './buildDay'

const KM_PER_DEGREE = 111.3

/** Straight line, to a kilometre or so: on areas as large as these the earth is flat. */
export function kilometresBetween([west, south]: Coordinates, [east, north]: Coordinates): number {
  const narrowed = Math.cos(((south + north) / 2) * (Math.PI / 180))
  return Math.round(Math.hypot((east - west) * narrowed, north - south) * KM_PER_DEGREE)
}

/** Names of the holidays that one Land has and another has not. */
export function holidaysOnlyIn(land: Land, other: Land, year: number): string[] {
  const others = new Set(getHolidays(year, other).map(({ name }) => name))
  return getHolidays(year, land)
    .filter(({ name }) => !others.has(name))
    .flatMap((holiday) => holiday.translate('de') ?? [])
}

/** The id of a region on the page of the area: `bayerischer-wald`. */
export function regionId(name: string): string {
  const spelt = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
  return name
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => spelt[letter as keyof typeof spelt])
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** What follows of a region from the records: how far it is, and what its Land has otherwise than that of the seat. */
export function factsOf(region: Region, { regions, land: seatLand } = place): string[] {
  const [seat] = regions
  const { facts } = einsatzgebiet
  if (region.name === seat?.name) {
    return [facts.seat]
  }
  const far = region.at && seat?.at && !region.wide ? kilometresBetween(seat.at, region.at) : 0
  return [...(far > 1 ? [facts.distance(far)] : []), ...landFacts(region.land ?? seatLand, seatLand)]
}

function landFacts(land: Land, seat: Land): string[] {
  if (land === seat) {
    return []
  }
  const { facts } = einsatzgebiet
  const year = buildDay().getFullYear()
  const [more, fewer] = [holidaysOnlyIn(land, seat, year), holidaysOnlyIn(seat, land, year)]
  return [
    facts.land(landNames[land]),
    ...(more.length > 0 ? [facts.more(more)] : []),
    ...(fewer.length > 0 ? [facts.fewer(fewer)] : []),
  ]
}
