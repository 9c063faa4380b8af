import ownPlace from './owner/place.json' with { type: 'json' }
import type { PlaceRecord } from './records/place'
import { isUnsaid, said } from './said'
import samplePlace from './sample/place.json' with { type: 'json' }

/** Longitude and latitude in degrees. */
export type Coordinates = readonly [longitude: number, latitude: number]

type RegionRecord = PlaceRecord['regions'][number]

export type Region = Omit<RegionRecord, 'at'> & {
  /** Where the map shows it. Regions without stand in the list only. */
  at?: Coordinates
}

export type Place = Omit<PlaceRecord, 'regions' | 'geo'> & {
  /** Where the company works, the seat first; its mark on the map is lit. */
  regions: readonly Region[]
  /** Seat of the company for search engines, where it may be shown on a map. */
  geo?: Coordinates
}

/** `53,96, 10,87` or `53.96 10.87`: north before east, as maps show a point. Null where it is none. */
export function coordinatesOf(written: string): Coordinates | null {
  const [north, east, ...more] = written.match(/-?\d+(?:[.,]\d+)?/g) ?? []
  return north === undefined || east === undefined || more.length > 0
    ? null
    : [Number(east.replace(',', '.')), Number(north.replace(',', '.'))]
}

const own = said<PlaceRecord>(ownPlace)

/** Whether it is still the sample's place. */
export const isSamplePlace = isUnsaid(own)

/** Without what another company need not have, or has elsewhere. */
const { tradeFair, geo: sampleGeo, ...needed } = samplePlace as PlaceRecord

const { regions, geo, ...rest }: PlaceRecord = isSamplePlace
  ? (samplePlace as PlaceRecord)
  : { ...needed, ...own }

const point = (written: string | undefined) => (written === undefined ? null : coordinatesOf(written))

function regionOf({ at, ...region }: RegionRecord): Region {
  const where = point(at)
  return { ...region, ...(where && { at: where }) }
}

const seat = point(geo)

/** Where the company works. Titles, texts, map, calculator and search engines' data take it from here. */
export const place: Place = { ...rest, regions: regions.map(regionOf), ...(seat && { geo: seat }) }

/** Where there are more regions, home page and map name the first ones; the page of the area has them all. */
export const MOST_NAMED = 9

/** The area as titles and search engines have it: they know no word joiner. */
export const areaInTitles = place.area.replaceAll('\u2060', '')
