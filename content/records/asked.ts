import { z } from 'zod'

/** Readers of `scripts/records/formats.ts` for what no pattern can say. */
export type Format =
  | 'text'
  | 'wordmark'
  | 'phone'
  | 'email'
  | 'url'
  | 'registerNumber'
  | 'pastDay'
  | 'lastDay'
  | 'dated'
  | 'pastYear'
  | 'point'
  | 'accent'

/** What an owner is asked, and what he reads when an answer cannot be right. */
export type Asked = {
  label: string
  /** A sentence that helps. */
  question?: string
  example?: string
  format?: Format
  /** Where a pattern says it all: what a value looks like, and the predicate of a sentence for one that does not. */
  pattern?: RegExp
  cause?: string
  multiline?: true
  /** Of a choice: what its values are called. */
  options?: Readonly<Record<string, string>>
  /** Of a list of entries: the field that names an entry. */
  itemLabel?: string
  /** Of a list: as many entries as it has at least and at most. */
  least?: number
  most?: number
}

declare module 'zod' {
  interface GlobalMeta extends Partial<Asked> {}
}

type More = Omit<Asked, 'label' | 'options'>

export const text = (label: string, example: string, more: Omit<More, 'example'> = {}) =>
  z.string().meta({ label, example, ...more })

export const flag = (label: string, question: string) => z.boolean().meta({ label, question })

export const choice = <const T extends Record<string, string>>(label: string, example: string, options: T) =>
  z.enum(Object.keys(options) as (keyof T & string)[]).meta({ label, example, options })

export const entries = <T extends z.ZodType>(label: string, of: T, more: More = {}) =>
  z.array(of).meta({ label, ...more })

/** Street and town in the example of an address. */
export const ADDRESS = 'Mainzer Landstraße 1, 60329 Frankfurt am Main'

export const phone = (label = 'Telefon') =>
  text(label, '069 123456-0', { format: 'phone', question: 'wie man es lesen soll' })
export const email = (label: string, example: string) => text(label, example, { format: 'email' })
export const url = (label: string, example: string) => text(label, example, { format: 'url' })
export const postalCode = () =>
  text('Postleitzahl', '60329', { pattern: /^\d{5}$/, cause: 'besteht nicht aus fünf Ziffern' })
export const pastDay = (label: string, example: string) =>
  text(label, example, { format: 'pastDay', question: 'Jahr-Monat-Tag' })
export const lastDay = (label: string) =>
  text(label, '2031-05-31', { format: 'lastDay', question: 'Jahr-Monat-Tag' })

export const registerCourt = (label: string) =>
  text(label, 'Amtsgericht Frankfurt am Main', { pattern: /gericht/i, cause: 'ist kein Gericht' })
export const registerNumber = (label: string) => text(label, 'HRB 123456', { format: 'registerNumber' })

/** Part of an address. */
export const slug = (label: string, example: string, question: string) =>
  text(label, example, {
    question,
    pattern: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    cause: 'besteht nicht aus kleinen Buchstaben (ohne Umlaute), Ziffern und einzelnen Bindestrichen',
  })

/** What a record holds, for whoever only reads it. */
export type Read<T> = T extends readonly (infer E)[]
  ? readonly Read<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Read<T[K]> }
    : T
