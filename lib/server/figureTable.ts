import type { Clock } from '@/content/clock'
import type {
  CrewFigure,
  DayFigure,
  Figure,
  PhasesFigure,
  ScheduleFigure,
  TableFigure,
  TourFigure,
} from '@/content/figure'
import { minutesOf } from '@/lib/both/clock'

/** Words, a number that is set flush right, or an empty cell in the row of sums. */
export type Cell = string | number | null

export type FigureTable = {
  corner: string
  columns: readonly { name: string; numeric: boolean }[]
  rows: readonly { name: string; times: readonly Clock[]; cells: readonly Cell[] }[]
  /** The last row, which holds sums only. */
  total?: { name: string; cells: readonly Cell[] }
}

export const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const text = (name: string) => ({ name, numeric: false })
const numeric = (name: string) => ({ name, numeric: true })

/** Hours from one time to another; an end at or before the start lies on the next day. */
export function hoursBetween(from: Clock, to: Clock): number {
  const minutes = minutesOf(to) - minutesOf(from)
  return (minutes > 0 ? minutes : minutes + 24 * 60) / 60
}

/** Hours on duty in one day, over all people. */
export function hoursOfDay({ stages }: DayFigure): number {
  return sum(stages.map(({ from, to, people }) => people * hoursBetween(from, to)))
}

function crewTable({ labels, posts, phases }: CrewFigure): FigureTable {
  const rows = phases.map(({ name, from, to, crowd, heads }) => {
    const people = sum(heads)
    return { name, times: [from, to], cells: [crowd, ...heads, people, people * hoursBetween(from, to)] }
  })
  const hours = sum(phases.map(({ from, to, heads }) => sum(heads) * hoursBetween(from, to)))
  return {
    corner: labels.phase,
    columns: [text(labels.crowd), ...[...posts, labels.heads, labels.hours].map(numeric)],
    rows,
    total: { name: labels.total, cells: [null, ...posts.map(() => null), null, hours] },
  }
}

function phasesTable({ labels, phases }: PhasesFigure): FigureTable {
  return {
    corner: labels.phase,
    columns: [
      text(labels.goods),
      text(labels.watch),
      numeric(labels.weeks),
      numeric(labels.weekly),
      numeric(labels.hours),
    ],
    rows: phases.map(({ name, goods, watch, weeks, weekly }) => ({
      name,
      times: [],
      cells: [goods, watch, weeks, weekly, weeks * weekly],
    })),
    total: {
      name: labels.total,
      cells: [
        null,
        null,
        sum(phases.map(({ weeks }) => weeks)),
        null,
        sum(phases.map(({ weeks, weekly }) => weeks * weekly)),
      ],
    },
  }
}

function tourTable({ labels, stops }: TourFigure): FigureTable {
  return {
    corner: labels.stop,
    columns: [text(labels.checks), numeric(labels.onSite), numeric(labels.drive)],
    rows: stops.map(({ name, checks, onSite, drive }) => ({
      name,
      times: [],
      cells: [checks, onSite, drive],
    })),
    total: {
      name: labels.total,
      cells: [null, sum(stops.map(({ onSite }) => onSite)), sum(stops.map(({ drive }) => drive))],
    },
  }
}

function scheduleTable({ labels, days, rows }: ScheduleFigure): FigureTable {
  return {
    corner: labels.work,
    columns: [...days, labels.week].map(numeric),
    rows: rows.map(({ name, minutes }) => ({ name, times: [], cells: [...minutes, sum(minutes)] })),
    total: {
      name: labels.total,
      cells: [
        ...days.map((_, day) => sum(rows.map(({ minutes }) => minutes[day] ?? 0))),
        sum(rows.map(({ minutes }) => sum(minutes))),
      ],
    },
  }
}

function wordsTable({ corner, columns, rows }: TableFigure): FigureTable {
  return {
    corner,
    columns: columns.map(text),
    rows: rows.map(({ name, time, cells }) => ({ name, times: time === undefined ? [] : [time], cells })),
  }
}

/** Rows and columns of a figure, with its sums. */
export function figureTable(figure: Exclude<Figure, DayFigure>): FigureTable {
  switch (figure.kind) {
    case 'table':
      return wordsTable(figure)
    case 'crew':
      return crewTable(figure)
    case 'phases':
      return phasesTable(figure)
    case 'tour':
      return tourTable(figure)
    case 'schedule':
      return scheduleTable(figure)
  }
}
