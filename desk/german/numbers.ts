/** A number as typed, in the German way: `24,50`, `1.234,5`. */
export type Typed = { kind: 'empty' } | { kind: 'number'; value: number } | { kind: 'nonsense' | 'negative' }

/** What people write around an amount that its field names anyway. */
const AROUND = {
  '€': /€|eur(?:o)?(?![a-z])|(?:\/|je|pro)(?:h|std\.?|stunde|monat|mon\.)$/giu,
  '%': /%|prozent$/giu,
  'Std.': /(?:h|std\.?|stunden?)$/iu,
  'm²': /(?:m2|qm)$/iu,
  Tage: /tage?$/iu,
}
export type Unit = keyof typeof AROUND

/** Groups of three with dots, or none; a comma before the decimals. A dot before one or two digits is a decimal point, too. */
const GERMAN = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$|^\d*(?:,\d+)?$/
const POINT = /^\d+\.\d{1,2}$/
/** `850,–`: no cents. */
const NO_DECIMALS = /,[-–—]+$/u

/** Reads a number; digits of any width count, and spaces, and the unit of its field. */
export function readNumber(text: string, unit?: Unit): Typed {
  const compact = text.normalize('NFKC').replace(/\s/g, '')
  // Twice: `€/h` is one unit behind the other.
  const bare = (
    unit === undefined ? compact : compact.replace(AROUND[unit], '').replace(AROUND[unit], '')
  ).replace(NO_DECIMALS, '')
  if (bare === '') {
    return { kind: 'empty' }
  }
  const plain = POINT.test(bare) ? bare : bare.replaceAll('.', '').replace(',', '.')
  const value = POINT.test(bare) || GERMAN.test(bare) ? Number(plain) : Number.NaN
  return Number.isFinite(value)
    ? { kind: 'number', value }
    : { kind: /^[-–−]\d/u.test(bare) ? 'negative' : 'nonsense' }
}

/** By decimals: making one takes longer than a hundred numbers written with it. */
const formats = new Map<number, Intl.NumberFormat>()

/** `5.712`, `163,5`: at most so many decimals. */
export function germanNumber(value: number, decimals = 0): string {
  const format = formats.get(decimals) ?? new Intl.NumberFormat('de-DE', { maximumFractionDigits: decimals })
  formats.set(decimals, format)
  return format.format(value)
}

/** Hours of so many minutes, with decimals where they are not whole. */
export function germanHours(minutes: number): string {
  return germanNumber(minutes / 60, 2)
}

/** … as a figure: many are rounded to whole hours. */
export function roundHours(minutes: number): string {
  return germanNumber(minutes / 60, minutes < 1000 * 60 ? 2 : 0)
}

const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })
const percents = new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 2 })

/** `1.234,50 €` */
export function formatCents(cents: number): string {
  return euros.format(cents / 100)
}

/** `12,5 %` of a share of 0.125, with a space that does not break. */
export function formatShare(share: number): string {
  return percents.format(share)
}
