import type { Land } from './laender'

/** Longitude and latitude in degrees. */
export type Coordinates = readonly [longitude: number, latitude: number]

export type Region = {
  /** `Offenbach` */
  name: string
  /** Its line: what is guarded there. */
  text: string
  /** Its Land, where it is another one than the company's. */
  land?: Land
  /** Where the map shows it. Regions without stand in the list only. */
  at?: Coordinates
  /** No town but a stretch of land: its mark on the map is a ring. */
  wide?: true
}

export type Place = {
  /** Whether the values are those of the sample. A release refuses until it is false. */
  sample: boolean
  /** The town as people type it: `Frankfurt`. */
  town: string
  /** The area as it stands in a sentence after 'in': `Frankfurt und Rhein-Main`. */
  area: string
  /** The area in titles, where it reads differently without 'in' before it: `Passau und Bayerischer Wald`. */
  titleArea?: string
  /** The area where there is little room, as beside a picture: `Rhein-Main`. */
  shortArea: string
  /** Land of the seat: its holidays, its authorities and its law are named. */
  land: Land
  /** Where the company works: two to nine, the seat first; its light on the map is lit. */
  regions: readonly Region[]
  /** Seat of the company for search engines, where it may be shown on a map. */
  geo?: Coordinates
}

/**
 * Where the company works. Titles, texts, map, calculator and search engines' data take it from here.
 * OWNER: write your own, then set `sample` to false.
 */
export const place: Place = {
  sample: true,
  town: 'Frankfurt',
  area: 'Frankfurt und Rhein-\u2060Main',
  shortArea: 'Rhein-\u2060Main',
  land: 'HE',
  regions: [
    { name: 'Frankfurt', text: 'Bankenviertel, Osthafen, Messe', at: [8.68, 50.122] },
    { name: 'Offenbach', text: 'Neue Büros, alte Gewerbehöfe', at: [8.765, 50.09] },
    { name: 'Mainz', text: 'Allerheiligen ist hier Feiertag', land: 'RP', at: [8.255, 49.985] },
    { name: 'Wiesbaden', text: 'Behörden und Hotels', at: [8.24, 50.085] },
    { name: 'Hanau', text: 'Industrie und Speditionen', at: [8.93, 50.14] },
    { name: 'Hessen', text: 'Logistikhallen, Gewerbegebiete', at: [8.7, 50.325], wide: true },
  ],
}

/** The area as titles and search engines have it: they know no word joiner. */
export const areaInTitles = place.area.replaceAll('\u2060', '')
