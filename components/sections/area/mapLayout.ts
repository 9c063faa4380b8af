import type { Coordinates, Region } from '@/content/place'
import type { MapLabel, PlaceMap } from '@/content/placeMap'
import { type Point, withLabels } from './mapLabels'

type MapMark = {
  name: string
  /** Its place in the list of regions, counted from 1. */
  place: number
  at: Point
  /** Where its name stands, if the map has room for it. */
  label: MapLabel | undefined
  wide: boolean
}

export type MapLayout = {
  width: number
  height: number
  project: (at: Coordinates) => Point
  marks: readonly MapMark[]
}

const WIDTH = 1000
/** Height: neither a strip nor a tower, and the higher the more names it holds. */
const STRIP = 460
const TOWER = 800
const LIST = { least: 600, perRegion: 138 }
/** Between the marks and the edges: room for names. */
const SIDE = 170
const ABOVE = 110
/** Towns of one street are not drawn at its two ends. In degrees. */
const LEAST_SPAN = 0.05

/**
 * Where the map draws the regions that say where they are.
 * @returns null where fewer than two do: a single mark shows nothing
 */
export function mapLayout(regions: readonly Region[], map: PlaceMap | null): MapLayout | null {
  const placed = regions.flatMap(({ name, at, wide = false }, index) =>
    at === undefined ? [] : [{ name, at, wide, place: index + 1 }],
  )
  if (placed.length < 2) {
    return null
  }
  const sheet = sheetOf(
    placed.map(({ at }) => at),
    Math.min(TOWER, Math.max(LIST.least, regions.length * LIST.perRegion)),
    map?.edges,
  )
  const marks = placed.map(({ at, ...region }) => ({
    ...region,
    at: sheet.project(at),
    label: map?.labels?.[region.name],
  }))
  return { ...sheet, marks: withLabels(marks, sheet) }
}

type Sheet = Pick<MapLayout, 'width' | 'height' | 'project'>

/** @param highest in units of the drawing, where the record has no edges */
function sheetOf(places: readonly Coordinates[], highest: number, edges: PlaceMap['edges']): Sheet {
  const [longitudes, latitudes] = [places.map(([east]) => east), places.map(([, north]) => north)]
  const found = {
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
    south: Math.min(...latitudes),
  }
  const holdsAll =
    edges !== undefined &&
    edges.west < found.west &&
    edges.east > found.east &&
    edges.north > found.north &&
    edges.south < found.south
  const { west, east, north, south } = holdsAll ? edges : found
  const [middleEast, middleNorth] = [(west + east) / 2, (north + south) / 2]
  // One degree of longitude is shorter than one of latitude.
  const shortened = Math.cos((middleNorth * Math.PI) / 180)
  const [spanX, spanY] = [(east - west) * shortened, north - south]
  const scale = holdsAll
    ? WIDTH / spanX
    : Math.min(
        (WIDTH - 2 * SIDE) / Math.max(spanX, LEAST_SPAN),
        (highest - 2 * ABOVE) / Math.max(spanY, LEAST_SPAN),
      )
  const height = Math.round(holdsAll ? spanY * scale : Math.max(spanY * scale + 2 * ABOVE, STRIP))
  return {
    width: WIDTH,
    height,
    project: ([longitude, latitude]) => [
      Math.round(WIDTH / 2 + (longitude - middleEast) * shortened * scale),
      Math.round(height / 2 - (latitude - middleNorth) * scale),
    ],
  }
}
