/** Longitude and latitude in degrees. */
export type Coordinates = readonly [number, number]

/** Upstream to downstream, through the places that stand on them. */
export const RIVERS: Record<'rhine' | 'main', readonly Coordinates[]> = {
  rhine: [
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
  main: [
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
}

/** Hessen against its neighbours as far as the map reaches; between them the Rhine is the border. */
export const STATE_BORDER: readonly (readonly Coordinates[])[] = [
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
]

/** Where a river's name stands, on its bank. */
export const RIVER_NAMES: Record<keyof typeof RIVERS, Coordinates> = {
  rhine: [7.79, 49.915],
  main: [8.95, 49.93],
}

type Place = {
  at: Coordinates
  /** Where the light of its mark points, in degrees clockwise from east. */
  turn: number
  label: { x: number; y: number; anchor: 'start' | 'middle' | 'end' }
}

/** In the order of the list of regions; the last one stands for all the rest of Hessen. */
export const PLACES: readonly Place[] = [
  { at: [8.68, 50.122], turn: -60, label: { x: -22, y: -12, anchor: 'end' } },
  { at: [8.765, 50.09], turn: -10, label: { x: -6, y: 58, anchor: 'middle' } },
  { at: [8.255, 49.985], turn: -165, label: { x: 4, y: 56, anchor: 'end' } },
  { at: [8.24, 50.085], turn: -100, label: { x: -24, y: 12, anchor: 'end' } },
  { at: [8.93, 50.14], turn: -25, label: { x: 26, y: 44, anchor: 'start' } },
  { at: [8.7, 50.325], turn: -90, label: { x: 28, y: 14, anchor: 'start' } },
]
