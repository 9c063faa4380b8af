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
  /** A part by day where no guard has been yet. */
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
  /** The watch has its times under this name. */
  name: string
  kind: TimedKind
  paths: readonly string[]
  /** Not part of the picture as it is printed, and shown without scripts. */
  still?: 'hidden'
}

/**
 * The lights that a drawing is drawn for, each a file of its own. `night`: dark, lamps only. `seen`: the same hour where the guard
 * has looked, clear and with warm tops. `day`: ink on paper, without lamps. `shade`: the day where the guard has not looked.
 */
export type Look = 'seen' | 'night' | 'day' | 'shade'

export type Way = {
  points: readonly Point[]
  /** From and to which shares of its length it is behind something. */
  hidden?: readonly (readonly [from: number, to: number])[]
}

/** A room, a floor, a sector or a house that is seen as a whole. */
export type Region = {
  outline: string
  /** Posts from which it is seen. */
  posts: readonly string[]
  /** Ways on which it is seen, by their names: from and to which share of their length. */
  ways: Readonly<Record<string, readonly [from: number, to: number]>>
}

/** Hashes of the files, by the light that they are drawn for. */
export type Files = Readonly<Partial<Record<Look, string>>>

/**
 * What the page knows of a drawing: its files, and what is laid over it, in the drawing's own units. It holds no time of the shift: what
 * belongs to a stop is found by the name of its post.
 */
export type Drawing = {
  /** Where it gets dark there are `seen`, `night` and `day`, else `day` and `shade`. */
  files: Files
  viewBox: readonly [x: number, y: number, width: number, height: number]
  /** Hash of the file with the part of it that the home page shows. */
  tile: string
  /** The place of each post on the ground, and from there to the middle of its number, in pixels. */
  posts: Readonly<Record<string, { at: Point; stem: Point }>>
  /** Words in the drawing, where they begin; the page writes them in its own letters. */
  labels: readonly { at: Point; text: string }[]
  /** The whole route once: where it is seen, and where it is behind something. */
  route: { seen: string; hidden: string }
  timed: readonly TimedPart[]
  /** Light of the timed pools from their middle outwards: how far, and how strong. */
  pool: { color: string; stops: readonly (readonly [offset: number, opacity: number])[] } | null
  /** Something that is pushed along, and the places it is pushed to. */
  trolley: {
    parts: readonly { fill: string; d: string }[]
    spots: Readonly<Record<string, Point>>
  } | null
  /** People in files of their own, one a look. */
  crowd: Files | null
  /** By `wayName`. */
  ways: Readonly<Record<string, Way>>
  /** Empty where one sees around oneself. */
  regions: readonly Region[]
  /** One sees around oneself, too. */
  looksAround?: true
  /** Where something is wrong, by its name (`faultsOf`), and how far beside that its mark is, in pixels. */
  faults: Readonly<Record<string, { at: Point; beside: Point }>>
  /** Where one drives. */
  ground?: Ground
  /** In a section one looks to the left or to the right, along the floor. */
  upright?: true
}

/** Names the way from one post to another. */
export function wayName(from: string, to: string): string {
  return `${from} ${to}`
}

/** What a drawing has below a name of the watch. */
export function drawn<T>(parts: Readonly<Record<string, T>>, name: string): T {
  const part = parts[name]
  if (part === undefined) {
    throw new Error(`The drawing has no '${name}'. Run: npm run drawings`)
  }
  return part
}

/** How long a way is, on the sheet or in a scene. */
export function lengthOf(way: readonly (readonly [x: number, y: number, z?: number])[]): number {
  return way.slice(1).reduce((sum, [x, y, z = 0], index) => {
    const [px, py, pz = 0] = way[index] ?? [x, y, z]
    return sum + Math.hypot(x - px, y - py, z - pz)
  }, 0)
}
