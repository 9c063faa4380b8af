/** A place on the sheet of a drawing, in its units. */
export type Point = readonly [x: number, y: number]

/** What a timed shape stands for. */
export type TimedKind =
  /** A room that is drawn as lit, hidden in the dark while it is off. */
  | 'cover'
  /** A room that is drawn as dark, to which light is added. */
  | 'glow'
  /** A lit window. */
  | 'pane'
  /** Light below and around lamps. */
  | 'pool'
  /** The dark of a room that was lit. */
  | 'dim'
  /** Light that falls out of windows. */
  | 'spill'
  /** A wiped floor, which shines until it is dry. */
  | 'wet'
  /** People at their posts. */
  | 'staff'
  /** Those whom they are there for. */
  | 'guests'
  /** A panel of a fence. */
  | 'mesh'

export type TimedPart = {
  kind: TimedKind
  paths: readonly string[]
  /** Minutes of the shift during which it is on, from and to. */
  on: readonly (readonly [number, number])[]
  /** Not part of the picture as it is printed, and shown without scripts. */
  still?: 'hidden'
}

/** What the page knows of a drawing: its file, and what is laid over it, in the drawing's own units. */
export type Drawing = {
  hash: string
  viewBox: readonly [x: number, y: number, width: number, height: number]
  /** Posts in the order of their numbers: the place on the ground, and from there to the number's middle. */
  posts: readonly { at: Point; head: Point }[]
  /** How much larger posts must be in this drawing, so that they are as large as in all the others. */
  pinScale: number
  /** The whole route once: where it is seen, and where something stands before it. */
  route: { seen: string; hidden: string }
  /** Outlines of what hides parts of the route. */
  occluders: string
  timed: readonly TimedPart[]
  /** Light of the timed pools from their middle outwards: how far, and how strong. */
  pool: { color: string; stops: readonly (readonly [offset: number, opacity: number])[] } | null
  /** Something that is pushed along: where it is from which minute on, and on a straight way between. */
  trolley: {
    parts: readonly { fill: string; d: string }[]
    keys: readonly (readonly [minutes: number, x: number, y: number])[]
  } | null
  /** People in a file of their own; the share of them that is there from each minute on. */
  crowd: { hash: string; presence: readonly (readonly [minutes: number, share: number])[] } | null
  /** For each stop but the first: the way to it from the one before. */
  ways: readonly (readonly Point[])[]
  /** In a section one looks to the left or to the right, along the floor. */
  upright?: true
}

/** How long a way is, on the sheet or in a scene. */
export function lengthOf(way: readonly (readonly [x: number, y: number, z?: number])[]): number {
  return way.slice(1).reduce((sum, [x, y, z = 0], index) => {
    const [px, py, pz = 0] = way[index] ?? [x, y, z]
    return sum + Math.hypot(x - px, y - py, z - pz)
  }, 0)
}
