import type { Land } from './laender'

/** Longitude and latitude in degrees. */
export type Coordinates = readonly [longitude: number, latitude: number]

export type Region = {
  /** `Offenbach` */
  name: string
  /** Its line: what is guarded there. */
  text: string
  /** A few sentences on the page of the area: what is guarded there, and how relief gets there. */
  about?: string
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
  /** Stood in older records; no page shows it. */
  shortArea?: string
  /** Land of the seat: its holidays, its authorities and its law are named. */
  land: Land
  /** Where the company works: two or more, the seat first; its mark on the map is lit. */
  regions: readonly Region[]
  /** Whether the town has trade fairs for which hotels and halls need more people. */
  tradeFair?: true
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
  land: 'HE',
  tradeFair: true,
  regions: [
    {
      name: 'Frankfurt',
      text: 'Bankenviertel, Osthafen, Messe',
      about:
        'Im Bankenviertel geht es um Empfang am Tag und Wachen im Hochhaus bei Nacht, im Osthafen um Lager und Lkw. Rund um die Messe sind es Hallen, Stände und Hotels. Zur Ablösung kommen unsere Kräfte mit S- und U-\u2060Bahn; für die Stunden ohne Bahn planen wir einen Wagen ein. Zu großen Messen werden Kräfte knapp, deshalb hilft eine frühe Anfrage.',
      at: [8.68, 50.122],
    },
    {
      name: 'Offenbach',
      text: 'Neue Büros, alte Gewerbehöfe',
      about:
        'Am Kaiserlei und am Hafen sind neue Büros und Wohnungen entstanden, in der Innenstadt teilen sich viele Firmen alte Gewerbehöfe. Gefragt sind hier Schließrunden, Empfang und die Wache für ein Haus, das umgebaut wird. Eine Tour der Streife kann Offenbach und den Frankfurter Osten verbinden.',
      at: [8.765, 50.09],
    },
    {
      name: 'Mainz',
      text: 'Zollhafen, Büros, Gewerbegebiete',
      about:
        'Am Zollhafen wird noch gebaut, während nebenan schon gewohnt wird. In Hechtsheim und Mombach liegen Betriebe mit Lkw-Verkehr, in der Altstadt Läden und Gaststätten. An den Tagen der Fastnacht brauchen Häuser in der Innenstadt mehr Kräfte am Eingang. Über die Rheinbrücken kommt die Ablösung auch aus Wiesbaden.',
      land: 'RP',
      at: [8.255, 49.985],
    },
    {
      name: 'Wiesbaden',
      text: 'Behörden und Hotels',
      about:
        'In der Landeshauptstadt sitzen Ministerien und Behörden, rund um Kurhaus und Wilhelmstraße Hotels und Geschäfte, am Rhein in Biebrich Industrie. Meist geht es um Empfang mit Zutrittskontrolle, um den Nachtdienst im Hotel und um die Pforte am Werk. Nachtdienste besetzen wir möglichst mit Kräften von beiden Seiten des Rheins; aus Frankfurt führt die A\u00a066 hierher.',
      at: [8.24, 50.085],
    },
    {
      name: 'Hanau',
      text: 'Industrie und Speditionen',
      about:
        'Betriebe der Metall- und Werkstofftechnik, Speditionen und der Mainhafen bestimmen, was in Hanau bewacht wird: Tore, Höfe und Hallen, auf frei gewordenen Flächen auch Baustellen. Viele Werke arbeiten in Schichten, und unsere Ablösung richtet sich danach. Kräfte aus Frankfurt und Offenbach erreichen die Stadt mit der S-\u2060Bahn, nachts über die A 66.',
      at: [8.93, 50.14],
    },
    {
      name: 'Hessen',
      text: 'Logistikhallen, Gewerbegebiete',
      about:
        'Entlang der Autobahnen liegen Logistikhallen und Gewerbegebiete, von der Wetterau bis in den Norden des Landes. Je weiter der Weg, desto mehr zählen Kräfte, die in der Nähe wohnen; bis sie gefunden und eingewiesen sind, brauchen wir dort mehr Vorlauf. Für einzelne Kontrollen lohnt sich die Strecke oft nicht, für eine Wache über die ganze Nacht schon.',
      at: [8.7, 50.325],
      wide: true,
    },
  ],
}

/** Where there are more regions, home page and map name the first ones; the page of the area has them all. */
export const MOST_NAMED = 9

/** The area as titles and search engines have it: they know no word joiner. */
export const areaInTitles = place.area.replaceAll('\u2060', '')
