import { getHolidays } from 'feiertagejs'
import { einsatzgebiet } from '@/content/einsatzgebiet'
import type { Land } from '@/content/laender'
import { landNames } from '@/content/landNames'
import { place, type Region } from '@/content/place'
import { buildDay } from './buildDay'

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

/** What a region in another Land than the seat's has otherwise. */
export function landFactsOf({ land }: Region, seat = place.land): string[] {
  if (land === undefined || land === seat) {
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
