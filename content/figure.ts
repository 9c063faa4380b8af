import type { Clock } from './clock'
import type { Exactly } from './exactly'

/** What every figure has. */
type Frame = {
  heading: string
  /** What to see in it; says that it is an example, unless the plan's lead has said so of the same one. */
  lead: string
  /** Names the table for screen readers and on paper. */
  caption: string
}

/** Slips of a weighbridge. What was loaded or left is the difference of the two weights, and is computed. */
export type SlipsFigure = Frame & {
  kind: 'slips'
  labels: {
    vehicle: string
    arrives: string
    leaves: string
    load: string
    paper: string
    seal: string
    decision: string
  }
  /** Weights in tonnes. `held`: the vehicle has to wait. */
  slips: readonly {
    vehicle: string
    arrives: { at: Clock; tonnes: number }
    leaves: { at: Clock; tonnes: number }
    /** What the delivery note says, in tonnes. */
    paper: number
    seal: string
    held: boolean
    decision: string
  }[]
}

/** Houses side by side, floor by floor from the roof down: what a watch does there. */
export type HousesFigure = Frame & {
  kind: 'houses'
  labels: { floor: string; admitted: string }
  /** The last one lies below the ground. */
  floors: readonly string[]
  /** `rooms`: one for each floor. `admitted`: who may be inside at night. */
  houses: readonly { name: string; roof: Roof; admitted: string; rooms: readonly string[] }[]
}
/** Flat with coolers, or a gable with a hole in it. */
export type Roof = 'coolers' | 'hole'

/** Shifts of one day. How many places are taken at a time, and their hours, are computed. */
export type PlacesFigure = Frame & {
  kind: 'places'
  labels: { shift: string; time: string; task: string; hours: string; total: string }
  /** Opening and closing. */
  day: { from: Clock; to: Clock }
  shifts: readonly {
    name: string
    from: Clock
    to: Clock
    /** A break, in which another shift takes the place. */
    rest?: { from: Clock; to: Clock }
    task: string
  }[]
}

/** Phases of a project with hours a week. Hours are computed. */
export type PhasesFigure = Frame & {
  kind: 'phases'
  labels: {
    phase: string
    goods: string
    watch: string
    weeks: string
    weekly: string
    hours: string
    total: string
  }
  phases: readonly { name: string; goods: string; watch: string; weeks: number; weekly: number }[]
}

/** Rounds of one tour. Minutes on site, on the road and in all are computed. */
export type ToursFigure = Frame & {
  kind: 'tours'
  labels: { stop: string; checks: string; road: string; total: string }
  stops: readonly { name: string; checks: string }[]
  /** From the first start to the last return. `halts`: in their order; `stop` is the place in `stops`, from 0. */
  rounds: readonly {
    name: string
    from: Clock
    to: Clock
    halts: readonly { stop: number; from: Clock; to: Clock }[]
  }[]
}

/** Work by weekday, in minutes, with the cloth that it takes. Sums are computed. */
export type ScheduleFigure = Frame & {
  kind: 'schedule'
  labels: { work: string; week: string; total: string }
  days: Exactly<5, string>
  /** Names of the cloths for the legend, where rows have any. */
  cloths?: Readonly<Record<Cloth, string>>
  rows: readonly { name: string; cloth?: Cloth; minutes: Exactly<5, number> }[]
}
type Cloth = 'red' | 'yellow' | 'blue' | 'green'

/** Two people on one shop floor: what each of them sees, and how they differ. */
export type SightFigure = Frame & {
  kind: 'sight'
  labels: { zones: string; sees: string; glimpses: string; misses: string }
  /** `stands`: the zone, from 0. */
  observers: Exactly<2, { name: string; stands: number }>
  /** Parts of the shop, from the door to the back. */
  zones: readonly { name: string; fixture: Fixture; seen: Exactly<2, Sight> }[]
  rows: readonly { name: string; cells: Exactly<2, string> }[]
}
export type Sight = 'sees' | 'glimpses' | 'misses'
/** The furniture of a zone, seen from above. */
export type Fixture = 'door' | 'tills' | 'tables' | 'shelves' | 'aisle'

/** The figure of a service page, where it has one: each kind has a face of its own. */
export type Figure =
  | SlipsFigure
  | HousesFigure
  | PlacesFigure
  | PhasesFigure
  | ToursFigure
  | ScheduleFigure
  | SightFigure
