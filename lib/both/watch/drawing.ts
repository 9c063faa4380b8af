/** A place on the sheet of a drawing, in its units. */
export type Point = readonly [x: number, y: number]

/** How the ground lies on the sheet of a drawing: where its two axes lead, the first as long as in the plan, and how far up one step up is. */
export type Ground = { axes: readonly [x: Point, y: Point]; lift: number }

/** What a timed shape stands for. */
export type TimedKind =
  /** A room that is drawn as lit, hidden in the dark while it is off. */
  | 'cover'
  /** A room that is drawn as dark, to which light is added. */
  | 'glow'
  /** A part by day where nobody has been yet. */
  | 'veil'
  /** A lit window. */
  | 'pane'
  /** Light below and around lamps. */
  | 'pool'
  /** A wiped floor, which shines until it is dry. */
  | 'wet'
  /** People at their posts. */
  | 'staff'
  /** Those whom they are there for. */
  | 'guests'
  /** People seen from straight above, as lines with round ends: shoulders, and heads. */
  | 'shoulders'
  | 'heads'
  /** A panel of a fence. */
  | 'mesh'
  /** Prints of shoes. */
  | 'prints'

export type TimedPart = {
  kind: TimedKind
  paths: readonly string[]
  /** Minutes of the shift during which it is on, from and to. */
  on: readonly (readonly [number, number])[]
  /** Not part of the picture as it is printed, and shown without scripts. */
  still?: 'hidden'
}

/**
 * The lights that a drawing is drawn for, each a file of its own. `night`: dark, lamps only. `seen`: the same hour where somebody
 * has looked, clear and with warm tops. `day`: ink on paper, without lamps. `shade`: the day where nobody looks.
 */
export type Look = 'seen' | 'night' | 'day' | 'shade'

/** Hashes of the files, by the light that they are drawn for. */
export type Files = Readonly<Partial<Record<Look, string>>>

/** What the page knows of a drawing: its files, and what is laid over it, in the drawing's own units. */
export type Drawing = {
  /** Where it gets dark there are `seen`, `night` and `day`, else `day` and `shade`. */
  files: Files
  viewBox: readonly [x: number, y: number, width: number, height: number]
  /** Hash of the file with the part of it that stands for the house on the home page. */
  tile: string
  /** Posts in the order of their numbers: the place on the ground, and how far the pin leans aside, in degrees. */
  posts: readonly { at: Point; lean: number }[]
  /** Words in the drawing, where they begin; the page writes them in its own letters. */
  labels: readonly { at: Point; text: string }[]
  /** The whole route once: where it is seen, and where something stands before it. */
  route: { seen: string; hidden: string }
  timed: readonly TimedPart[]
  /** Light of the timed pools from their middle outwards: how far, and how strong. */
  pool: { color: string; stops: readonly (readonly [offset: number, opacity: number])[] } | null
  /** Something that is pushed along: where it is from which minute on, and on a straight way between. */
  trolley: {
    parts: readonly { fill: string; d: string }[]
    keys: readonly (readonly [minutes: number, x: number, y: number])[]
  } | null
  /** People in files of their own, one a look; the share of them that is there from each minute on. */
  crowd: { files: Files; presence: readonly (readonly [minutes: number, share: number])[] } | null
  /** For each stop but the first: the way to it from the one before. */
  ways: readonly (readonly Point[])[]
  /** For each way, from and to which shares of its length something stands before it. */
  hidden: readonly (readonly (readonly [from: number, to: number])[])[]
  /** Rooms, floors, sectors or houses that are seen as a whole: outline, and the minute from which on somebody has looked. Empty where one sees around oneself. */
  regions: readonly { d: string; from: number }[]
  /** One sees around oneself, too. */
  looksAround?: true
  /** Marks of what is wrong, where it is drawn, from when on and until when: open, or settled; and how far beside its place a mark stands, in pixels. */
  faults: readonly { at: Point; beside: Point; from: number; until?: number; isOpen: boolean }[]
  /** Where one drives. */
  ground?: Ground
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
