import type { Clock } from '@/content/clock'
import type { SpecimenId } from '@/content/planning/specimens/types'

/** The guard is at a place at a time. Without a text the log has no entry of it. */
export type Stop = {
  at: Clock
  /** A post of the scene in `artwork/drawings/scenes`. */
  post: string
  text?: string
  /** Instead of the text in the specimen of a guard book, with gaps for what only paper holds. */
  book?: string
  /** Minutes of rest that begin here (§ 4 ArbZG); a colleague takes the post meanwhile. */
  rest?: number
  /** A round begins here. */
  round?: true
  /** The one entry that the home page shows; it is one sentence. */
  moment?: true
  /** Something is found wrong here: settled at once or later, or left to the next shift under a name. The drawing marks it. */
  fault?: 'settled' | { settled: Clock } | { open: string }
}

/**
 * What the sky does meanwhile. `dawn` and `dusk`: from that time on it is day, or night. `next morning`: the shift ends in the
 * dark; what it leaves is seen at that time. `day`: it never gets dark.
 */
type Sky = { kind: 'dawn' | 'dusk' | 'next morning'; at: Clock } | { kind: 'day' }

export type Watch = {
  heading: string
  /** Says what was made up, and that it is an example. */
  lead: string
  /** What the drawing shows, for those who do not see it. */
  alt: string
  /** What the house is called among others. */
  house: string
  /** Words in the drawing. */
  drawing: { scale: string; north: string }
  /** Beginning and end of the one shift that is shown. */
  shift: { from: Clock; to: Clock }
  sky: Sky
  /** For whom a visitor wants such a log: 'So ein Wachbuch für …'. */
  subject: string
  /** Name of the list of entries, where it is no guard book. */
  log?: string
  /** The sheet on `/planung/muster/` that a reader of this log would want. */
  specimen?: SpecimenId
  /** Nobody shines a torch in lit rooms. */
  torch?: false
  /** How one gets from post to post. */
  moves: 'on foot' | 'by car'
  /** Names of the posts, as the log has them. */
  places: Readonly<Record<string, string>>
  stops: readonly Stop[]
  /** When each part that the drawing adds is there: a light, or people. */
  times: Readonly<Record<string, readonly (readonly [from: Clock, to: Clock])[]>>
  /** Which place of the scene something that is pushed along is at; it moves in a straight line to the next. */
  trolley?: readonly (readonly [at: Clock, spot: string])[]
  /** The share of the guests that is there from each time on. */
  crowd?: readonly (readonly [from: Clock, share: number])[]
  /** People on duty from each full hour on; where given it is the ruler. */
  staff?: readonly number[]
}
