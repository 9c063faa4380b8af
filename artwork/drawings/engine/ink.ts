import { palette } from '@/lib/server/palette'

/** Colours of the drawings: night in three tones a material, amber for light only. */
export const ink = {
  silhouette: '#7590B4',
  edge: '#4F6A8F',
  texture: '#37506F',
  faint: '#22364F',
  shadow: '#050B15',
  ground: '#0D1A2C',
  yard: '#15273F',
  road: '#0A1423',
  pavement: '#1A2D47',
  grass: '#0F2231',
  pane: '#0A1424',
  paneSheen: '#2B4568',
  light: palette.bernstein[300],
  lamp: palette.bernstein[400],
  lightDeep: '#C9862F',
  night: palette.nacht[900],
  mist: palette.nebel[200],
  mistDim: palette.nebel[400],
  water: '#0B1B31',
  signal: '#E4604F',
} as const

/** Top, left side (towards the moon), right side. */
export type Material = { top: string; left: string; right: string }

export const materials = {
  steel: { top: '#3F608C', left: '#27405F', right: '#13223A' },
  concrete: { top: '#50698B', left: '#324966', right: '#1B2B43' },
  brick: { top: '#37506F', left: '#2B3D57', right: '#172438' },
  glass: { top: '#34557F', left: '#1E3A60', right: '#0F2039' },
  dark: { top: '#24395A', left: '#1A2B45', right: '#0E1929' },
  pale: { top: '#7F96B4', left: '#4D6484', right: '#2A3D58' },
  lit: { top: '#8A6A38', left: '#6B5230', right: '#453722' },
  leaf: { top: '#24425A', left: '#173043', right: '#0F2233' },
} satisfies Record<string, Material>

/** Weights of lines: outline of a thing, edge within it, texture on it. */
export const weight = { silhouette: 1.5, edge: 0.75, texture: 0.5 } as const

/** Light on the ground below a lamp, from its middle outwards: how far, and how strong. */
export const POOL_OF_LIGHT = [
  [0, 0.55],
  [0.25, 0.3],
  [0.6, 0.09],
  [1, 0],
] as const
