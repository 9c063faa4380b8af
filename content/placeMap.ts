import type { Coordinates } from './place'

/** In units of the drawing, from the mark: the map is 1000 wide. */
export type MapLabel = { x: number; y: number; anchor: 'start' | 'middle' | 'end' }

/** What the map has beside the marks of the regions. All of it may be left out. */
export type PlaceMap = {
  /** Town of `place.ts` that it belongs to: in any other one the map draws the marks alone. */
  town: string
  /** What the map shows, for those who do not see it. Without it a list of the regions is shown. */
  description?: string
  /** Its edges in degrees; without them they follow from the regions. */
  edges?: { west: number; east: number; north: number; south: number }
  /** Each from upstream to downstream, and where its name is. */
  rivers?: readonly { name: string; nameAt: Coordinates; course: readonly Coordinates[] }[]
  borders?: readonly (readonly Coordinates[])[]
  /** Where the name of a region is, by that name; else it follows from the places of the others. */
  labels?: Readonly<Record<string, MapLabel>>
}

/** Rhine and Main, and Hessen against its neighbours. OWNER: null, or what your own map shall show. */
export const placeMap: PlaceMap | null = {
  town: 'Frankfurt',
  description:
    'Karte: Rhein und Main. Frankfurt, Offenbach und Hanau liegen am Main, Mainz links und Wiesbaden rechts des Rheins, nördlich davon das übrige Hessen.',
  edges: { west: 7.76, east: 9.3, north: 50.42, south: 49.84 },
  rivers: [
    {
      name: 'Rhein',
      nameAt: [7.79, 49.915],
      course: [
        [8.46, 49.7], // below Gernsheim
        [8.49, 49.75], // Gernsheim
        [8.43, 49.8],
        [8.37, 49.85], // Oppenheim
        [8.34, 49.88], // Nierstein
        [8.37, 49.92],
        [8.33, 49.97], // Ginsheim
        [8.275, 50.005], // Mainz
        [8.23, 50.04], // Biebrich
        [8.12, 50.022], // Eltville
        [8.02, 50.0], // Oestrich
        [7.92, 49.973], // Rüdesheim
        [7.88, 49.975], // Bingen
        [7.86, 49.995], // Assmannshausen
        [7.81, 50.035], // Lorch
        [7.765, 50.085], // Kaub
        [7.7, 50.16], // Sankt Goar
      ],
    },
    {
      name: 'Main',
      nameAt: [8.95, 49.93],
      course: [
        [9.26, 49.7], // Miltenberg
        [9.16, 49.78], // Obernburg
        [9.15, 49.9],
        [9.14, 49.975], // Aschaffenburg
        [9.06, 49.985], // Stockstadt
        [8.985, 50.045], // Seligenstadt
        [8.975, 50.09],
        [8.915, 50.125], // Hanau
        [8.84, 50.122], // Mühlheim
        [8.79, 50.142], // the bend at Fechenheim
        [8.765, 50.107], // Offenbach
        [8.685, 50.107], // Frankfurt
        [8.62, 50.085],
        [8.545, 50.098], // Höchst
        [8.52, 50.06], // Kelsterbach
        [8.43, 50.01], // Flörsheim
        [8.36, 49.998],
        [8.29, 49.997], // Kostheim: into the Rhine
      ],
    },
  ],
  // Between the two the Rhine is the border.
  borders: [
    [
      [7.81, 50.035],
      [7.86, 50.1],
      [7.98, 50.16],
      [7.99, 50.22],
      [8.1, 50.27],
      [8.11, 50.33],
      [8.0, 50.38],
      [8.0, 50.5],
    ],
    [
      [9.11, 49.7],
      [9.07, 49.79],
      [9.1, 49.83],
      [9.03, 49.88],
      [9.05, 49.95],
      [9.0, 50.01],
      [9.0, 50.09],
      [9.06, 50.12],
      [9.17, 50.12],
      [9.24, 50.15],
      [9.36, 50.13],
    ],
  ],
  labels: {
    Frankfurt: { x: -22, y: -12, anchor: 'end' },
    Offenbach: { x: -6, y: 58, anchor: 'middle' },
    Mainz: { x: 4, y: 56, anchor: 'end' },
    Wiesbaden: { x: -24, y: 12, anchor: 'end' },
    Hanau: { x: 26, y: 44, anchor: 'start' },
    Hessen: { x: 28, y: 14, anchor: 'start' },
  },
}
