import type { Clock } from './clock'
import type { Exactly } from './types'

/** What stands around every figure. */
type Frame = {
  heading: string
  lead: string
  /** Names the table or list itself; it stays with it on paper. */
  caption: string
  /** Says what is thought up, and what the reader's own sheet will show instead. */
  note: string
}

/** Words in rows and columns: a protocol, cases, a comparison. As many cells in a row as columns. */
export type TableFigure = Frame & {
  kind: 'table'
  /** Heading of the first column, whose cells name the rows. */
  corner: string
  columns: readonly string[]
  rows: readonly { name: string; time?: Clock; cells: readonly string[] }[]
}

/** A day in stages, one after the other without a gap, with the number of people on duty. */
export type DayFigure = Frame & {
  kind: 'day'
  /** How many are on duty: `1 Platz`, `2 Plätze`. */
  people: { one: string; more: string }
  stages: readonly { from: Clock; to: Clock; people: number; title: string; text: string }[]
  /** Hours of the day, times a number of days: its sum is computed. */
  totals: readonly { label: string; days: number }[]
}

/** Posts over the phases of an event. Heads and hours are computed. */
export type CrewFigure = Frame & {
  kind: 'crew'
  labels: { phase: string; crowd: string; heads: string; hours: string; total: string }
  posts: readonly string[]
  /** `heads`: one number for each post. */
  phases: readonly { name: string; from: Clock; to: Clock; crowd: string; heads: readonly number[] }[]
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

/** Stops of a tour with minutes on site and on the road. Sums are computed. */
export type TourFigure = Frame & {
  kind: 'tour'
  labels: { stop: string; checks: string; onSite: string; drive: string; total: string }
  stops: readonly { name: string; checks: string; onSite: number; drive: number }[]
}

/** Work by weekday, in minutes. Sums are computed. */
export type ScheduleFigure = Frame & {
  kind: 'schedule'
  labels: { work: string; week: string; total: string }
  days: Exactly<5, string>
  rows: readonly { name: string; minutes: Exactly<5, number> }[]
}

/** The one table, timeline or matrix of a service page that no other page has. */
export type Figure = TableFigure | DayFigure | CrewFigure | PhasesFigure | TourFigure | ScheduleFigure
