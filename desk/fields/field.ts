import { readNumber, type Unit } from '@/desk/german/numbers'

/** What is wrong with what was typed. */
export type Fault =
  | 'empty'
  | 'nonsense'
  | 'negative'
  | 'small'
  | 'large'
  /** More exact than anybody reckons. */
  | 'fine'
  /** Behind what it must come before. */
  | 'order'

type Read<V> = { kind: 'value'; value: V } | { kind: 'fault'; fault: Fault }

/** What to do about a fault, in words; one that has none gets that of `nonsense`. */
export type FaultMessages = Readonly<Partial<Record<Fault, string>>>

/** What the visitor fills in. */
export type Control =
  | {
      kind: 'line'
      type?: 'date'
      inputMode?: 'numeric' | 'decimal'
      maxLength?: number
      placeholder?: string
      unit?: string
    }
  /** `offered`: what the list has, where it is not all of them. A link may hold another one, which is then added at the end. */
  | {
      kind: 'choice'
      keys: readonly string[]
      offered?: readonly string[]
      options: Readonly<Record<string, string>>
    }
  | { kind: 'days' }
  | { kind: 'tick' }

/** A field of a calculator. Whatever it asks for is kept as the text that was typed or chosen, and read anew at every key. */
export type Field<V> = {
  label: string
  control: Control
  messages: FaultMessages
  read: (text: string) => Read<V>
  /** How a text was understood that may mean several things; empty where there is nothing to say. */
  understood?: (text: string) => string
}

export type Fields<T> = { readonly [K in keyof T]: Field<T[K]> }
export type Texts<T> = { readonly [K in keyof T]: string }
export type Faults<T> = Readonly<Partial<Record<keyof T, Fault>>>

export const value = <V>(read: V): Read<V> => ({ kind: 'value', value: read })
export const fault = (kind: Fault): Read<never> => ({ kind: 'fault', fault: kind })

export const LONGEST_NAME = 60

/** Halves of a character, which no link can carry, and what XML 1.0 forbids: Word and Excel refuse a file with it. */
const FORBIDDEN = /[^ -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** One line, no longer than a field holds, of characters that every document takes. */
export function nameOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').replace(FORBIDDEN, '\ufffd').trim()
  return [...line].slice(0, LONGEST_NAME).join('').trim()
}

/** A name, which may be left out. */
export function nameField(label: string): Field<string> {
  return {
    label,
    control: { kind: 'line', maxLength: LONGEST_NAME },
    messages: {},
    read: (text) => value(nameOf(text)),
  }
}

/** Least and most are included. `decimals`: so many are taken; none is rounded away. */
type Limits = { least: number; most: number; decimals: 0 | 2 | 3; unit?: Unit; unitText?: string }

export function numberField(label: string, messages: FaultMessages, limits: Limits): Field<number> {
  const { least, most, decimals, unit, unitText = unit } = limits
  return {
    label,
    control: {
      kind: 'line',
      inputMode: decimals === 0 ? 'numeric' : 'decimal',
      maxLength: 24,
      ...(unitText !== undefined && { unit: unitText }),
    },
    messages,
    read: (text) => {
      const typed = readNumber(text, unit)
      if (typed.kind !== 'number') {
        return fault(typed.kind)
      }
      const exact = typed.value * 10 ** decimals
      // A double holds a number of this size so well that three decimals miss the whole by far less.
      if (Math.abs(exact - Math.round(exact)) > 1e-6) {
        return fault('fine')
      }
      return typed.value < least ? fault('small') : typed.value > most ? fault('large') : value(typed.value)
    },
  }
}

/** A field that may be left empty: then it says null. */
export function optional<V>(field: Field<V>): Field<V | null> {
  return { ...field, read: (text) => (text.trim() === '' ? value(null) : field.read(text)) }
}

export function choiceField<K extends string>(
  label: string,
  keys: readonly K[],
  options: Readonly<Record<K, string>>,
  offered?: readonly K[],
): Field<K> {
  return {
    label,
    control: { kind: 'choice', keys, options, ...(offered !== undefined && { offered }) },
    messages: {},
    read: (text) => {
      const key = keys.find((each) => each === text)
      return key === undefined ? fault('nonsense') : value(key)
    },
  }
}

const TICKED = 'ja'

/** What a field to tick holds. */
export function tickText(isTicked: boolean): string {
  return isTicked ? TICKED : ''
}

export function tickField(label: string): Field<boolean> {
  return {
    label,
    control: { kind: 'tick' },
    messages: {},
    read: (text) => (text === '' || text === TICKED ? value(text === TICKED) : fault('nonsense')),
  }
}

/** What the fields of a record say. `record`: null as long as one of them is faulty. */
export function readRecord<T extends object>(
  fields: Fields<T>,
  texts: Texts<T>,
): { record: T | null; faults: Faults<T> } {
  const faults: Partial<Record<keyof T, Fault>> = {}
  const values: Partial<T> = {}
  for (const key of Object.keys(fields) as (keyof T)[]) {
    const read = fields[key].read(texts[key])
    if (read.kind === 'value') {
      values[key] = read.value
    } else {
      faults[key] = read.fault
    }
  }
  return { record: Object.keys(faults).length === 0 ? (values as T) : null, faults }
}
