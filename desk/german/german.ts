/** What somebody typed as a number, in the German way: `24,50`, `1.234,5`. */
export type Typed = { kind: 'empty' } | { kind: 'number'; value: number } | { kind: 'nonsense' }

/** Groups of three with dots, or none; a comma before the decimals. A dot before one or two digits is a decimal point, too. */
const GERMAN = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$|^\d+(?:,\d+)?$/
const POINT = /^\d+\.\d{1,2}$/

/** Reads a number that is not negative. Spaces and a unit that the field names anyway (€, %, h, m²) do no harm. */
export function readNumber(text: string): Typed {
  const bare = text.replace(/\s/g, '').replace(/^€|(?:€|%|m²|m2|h|Std\.?)$/giu, '')
  if (bare === '') {
    return { kind: 'empty' }
  }
  const plain = POINT.test(bare) ? bare : bare.replaceAll('.', '').replace(',', '.')
  const value = POINT.test(bare) || GERMAN.test(bare) ? Number(plain) : Number.NaN
  return Number.isFinite(value) ? { kind: 'number', value } : { kind: 'nonsense' }
}

/** By decimals: making one takes longer than a hundred numbers written with it. */
const formats = new Map<number, Intl.NumberFormat>()

/** `5.712`, `163,5`: at most so many decimals. */
export function germanNumber(value: number, decimals = 0): string {
  const format = formats.get(decimals) ?? new Intl.NumberFormat('de-DE', { maximumFractionDigits: decimals })
  formats.set(decimals, format)
  return format.format(value)
}

/** Hours of so many minutes, with a decimal where they are not whole. */
export function germanHours(minutes: number): string {
  return germanNumber(minutes / 60, 2)
}
