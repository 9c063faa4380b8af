import type { DayOfEvent } from '@/desk/cleaning/event'
import { readNumber } from '@/desk/german/german'
import { readClock } from '@/desk/time/clock'
import type { HoursTable } from '@/desk/time/table'
import { dateOf, YEARS } from './fields'

type Fault = 'nonsense' | 'small' | 'large' | 'fraction'
type FaultWords = Readonly<Record<Fault, string>>
/** Both included. */
type Limits = { least: number; most: number; whole?: boolean; unit?: string }

export type NumberField = Limits & { kind: 'number'; label: string; faults: FaultWords }

/** `offered`: what the list has, where it is not all of the keys. Another one may be stored, and then stands at its end. */
type ChoiceField = {
  kind: 'choice'
  label: string
  keys: readonly string[]
  offered?: readonly string[]
  options: Readonly<Record<string, string>>
}

/** A field of a calculator. Whatever its kind, its value is a text: as typed, or one of `keys`. */
export type Field =
  | NumberField
  | { kind: 'text'; label: string }
  | { kind: 'date' | 'time'; label: string; faults: FaultWords }
  | ChoiceField

export type Fields<T> = { readonly [K in keyof T]: Field }

/** What is typed: rows, and what holds for all of them. */
export type PlanOf<Row, Options> = { rows: readonly Row[]; options: Options }

/** A calculator that reckons from rows: its fields and its words. */
export type Planner<Row, Options> = {
  /** Where the tab keeps what is typed. */
  key: string
  fields: Fields<Row>
  options: Fields<Options>
  example: PlanOf<Row, Options>
  /** What a row begins with that is added below these. */
  added: (rows: readonly Row[]) => Row
  words: RowWords & { form: string; assumption?: string; add: string; removed: (name: string) => string }
}

type RowWords = { unnamed: (place: number) => string }

/** What a plan comes to, as the page shows it. */
export type Outcome = {
  heading: string
  /** Three. */
  figures: readonly { value: string; label: string }[]
  /** People by the clock. */
  heads?: { days: readonly DayOfEvent[]; most: number; note: string }
  table: BarTable | { kind: 'parts'; caption: string; hours: HoursTable }
  notes: readonly string[]
  announced: string
  /** What a request says, in lines below a heading; null while nothing can be counted. */
  request: { button: string; heading: string; lines: readonly string[] } | null
}

/** A bar below each name: so many pieces of one length. */
export type BarTable = {
  kind: 'bars'
  caption: string
  /** The first is that of the names. */
  columns: readonly string[]
  rows: readonly { name: string; cells: readonly string[]; bar: Bar }[]
  foot: { name: string; cells: readonly string[] }
}
export type Bar = { length: number; pieces: number; look: 'plain' | 'open' }

export function numberField(label: string, faults: FaultWords, limits: Limits): NumberField {
  return { kind: 'number', label, faults, ...limits }
}

/** The number that counts, what is wrong with it, or null while there is none. */
function readWithin({ least, most, whole = false }: Limits, text: string): number | Fault | null {
  const typed = readNumber(text)
  if (typed.kind !== 'number') {
    return typed.kind === 'empty' ? null : 'nonsense'
  }
  if (typed.value < least || typed.value > most) {
    return typed.value < least ? 'small' : 'large'
  }
  return whole && !Number.isInteger(typed.value) ? 'fraction' : typed.value
}

/** The number that counts; null where there is none, or a wrong one. */
export function numberOf(field: NumberField, text: string): number | null {
  const read = readWithin(field, text)
  return typeof read === 'number' ? read : null
}

function faultOfDate(date: string): Fault | null {
  if (dateOf(date) !== null) {
    return null
  }
  const isDay = !Number.isNaN(Date.parse(`${date}T00:00Z`))
  return isDay ? (Number.parseInt(date, 10) < YEARS.first ? 'small' : 'large') : 'nonsense'
}

function faultOfTime(time: string): Fault | null {
  if (readClock(time) !== null) {
    return null
  }
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? 'fraction' : 'nonsense'
}

/** What is wrong with what was typed and what to do, in words; nothing is not wrong yet. */
export function errorOf(field: Field, text: string): string | undefined {
  if (text === '' || field.kind === 'text' || field.kind === 'choice') {
    return undefined
  }
  const read =
    field.kind === 'number'
      ? readWithin(field, text)
      : field.kind === 'date'
        ? faultOfDate(text)
        : faultOfTime(text)
  return typeof read === 'string' ? field.faults[read] : undefined
}

/** A row as it is called: by its place, counted from 1, where it has no name. */
export function nameOfRow({ name }: { name: string }, place: number, { unnamed }: RowWords): string {
  return name.trim() || unnamed(place)
}

/** @param rows what is told of each; without any there is nothing to ask for */
export function requestOf(
  { button, heading }: { button: string; heading: string },
  rows: readonly string[],
  sums: readonly string[],
): Outcome['request'] {
  return rows.length === 0 ? null : { button, heading, lines: [...rows, ...sums] }
}

/** What was stored, where every field can have such a value; else null. */
export function acceptFields<T>(fields: Fields<T>, stored: unknown): T | null {
  const values: Readonly<Record<string, unknown>> = Object(stored)
  const isKnown = Object.entries<Field>(fields).every(([key, field]) => {
    const value = values[key]
    return typeof value === 'string' && (field.kind !== 'choice' || field.keys.includes(value))
  })
  return isKnown ? (Object.fromEntries(Object.keys(fields).map((key) => [key, values[key]])) as T) : null
}
