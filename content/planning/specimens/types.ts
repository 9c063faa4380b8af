import type { ServiceSlug } from '@/content/services/slugs'
import type { Paragraph } from '@/content/types'

export type SpecimenId =
  | 'begehung'
  | 'leistungsbeschreibung'
  | 'dienstanweisung'
  | 'schluessel'
  | 'uebergabe'
  | 'wachbuch'
  | 'vorfallmeldung'
  | 'monatsbericht'
  | 'postenplan'
  | 'reinigungsplan'

/** What goes with a specimen. */
export type SpecimenHead = {
  /** Its anchor on the page and the name of its file. */
  id: SpecimenId
  /** In lists and above its use: one word. */
  name: string
  /** Half a line in the list. */
  purpose: string
  /** On the sheet itself. */
  title: string
  /** Who uses it and how: shown beside it on the page, not on the sheet. */
  use: Paragraph
  /** Without this service the sheet is left out. */
  service?: ServiceSlug
}

/**
 * A specimen: words once, shown as a sheet of paper on the page and in print, and written as a Word document.
 * Square brackets mark what the reader fills in: `[Objekt, Anschrift]`.
 */
export type Specimen = SpecimenHead & { blocks: readonly SpecimenBlock[] }

export type SpecimenBlock =
  /** `onNewSheet`: it begins one in Word. */
  | { kind: 'heading'; text: string; onNewSheet?: boolean }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  /** Labels with a value, or with a line to write on where the value is empty. */
  | { kind: 'fields'; rows: readonly { label: string; value: string }[] }
  | SpecimenTable
  /** Lines to sign on, side by side. */
  | { kind: 'signatures'; labels: readonly string[] }

export type SpecimenTable = {
  kind: 'table'
  /** Names the table for screen readers. */
  caption: string
  columns: readonly SpecimenColumn[]
  rows: readonly SpecimenRow[]
  /** Empty rows to write in, below. */
  empty?: number
  /** Rows of sums. */
  foot?: readonly SpecimenRow[]
}

type SpecimenColumn = { heading: string; share?: ColumnShare; numeric?: true }

/** Per cent of the sheet's width. Columns without a share divide what is left. */
type ColumnShare = 10 | 15 | 20 | 30 | 40

/** A cell for each column. */
type SpecimenRow = readonly string[]
