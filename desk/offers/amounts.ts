import type { Hours } from '@/desk/time/hours'
import { MONTH_PARTS } from '@/desk/time/period'
import { cells, type DayKind, type DayPart, type HoursTable, type SixCells, total } from '@/desk/time/table'

/** What a field for a price takes. */
export const highestEuros = { hour: 999.99, month: 999_999.99 } as const

export const surchargeKinds = ['night', 'sunday', 'holiday'] as const
export type SurchargeKind = (typeof surchargeKinds)[number]

/** What is paid where two surcharges meet, as in a night from Sunday to Monday. */
export const surchargeRules = ['highest', 'sum'] as const
export type SurchargeRule = (typeof surchargeRules)[number]

/** Hundredths of a per cent. */
export type Surcharges = Readonly<Record<SurchargeKind, number>> & { readonly rule: SurchargeRule }

/** How an offer counts hours: a rate with surcharges, or one for each kind of hour. In cents of an hour. */
type Price =
  /** A rate for each of the plan's names in their order, or one for all of them. */
  | { kind: 'base'; rates: readonly number[]; surcharges: Surcharges }
  | { kind: 'cells'; rates: SixCells<number> }

/** `monthly`: cents of what is fixed in a month: vehicle, keys, equipment. */
export type Offer = { price: Price; monthly: number }

/** What is offered for: hours, and the months of their period in `MONTH_PARTS`. */
export type Billed = Pick<Hours, 'table' | 'byName'> & { months: number }

/** What an offer comes to, in cents. `base`, `surcharges` and `fixed` make up the period, without VAT. */
export type Amounts = {
  net: number
  gross: number
  /** Of a period of a month and more. */
  monthNet: number | null
  base: number
  surcharges: number
  fixed: number
  /** Of all costs, without VAT; null if there are no hours. */
  perHourNet: number | null
}

const VAT_PER_CENT = 19n

/** Nearest whole number, half up, of a quotient that is not negative. */
export function quotient(dividend: bigint, divisor: bigint): number {
  return Number((2n * dividend + divisor) / (2n * divisor))
}

/** Surcharge of the hours in one cell. A holiday that is a Sunday is a holiday: the table has put it there. */
function surchargeOf(kind: DayKind, part: DayPart, { rule, ...surcharges }: Surcharges): number {
  const day = kind === 'weekday' ? 0 : surcharges[kind]
  const night = part === 'night' ? surcharges.night : 0
  switch (rule) {
    case 'highest':
      return Math.max(day, night)
    case 'sum':
      return day + night
  }
}

/** Minutes, each times what it counts. */
function weighted(table: HoursTable, weight: (kind: DayKind, part: DayPart) => number): bigint {
  return cells.reduce(
    (sum, { kind, part }) => sum + BigInt(table[kind][part]) * BigInt(weight(kind, part)),
    0n,
  )
}

/** Cents of all hours, and what of it is there without surcharges. */
function hoursPart(price: Price, { table, byName }: Billed): { all: number; base: number } {
  switch (price.kind) {
    case 'cells': {
      const all = quotient(
        weighted(table, (kind, part) => price.rates[kind][part]),
        60n,
      )
      return { all, base: all }
    }
    case 'base': {
      const { rates, surcharges } = price
      const parts = rates.length === 1 ? [{ table }] : byName
      const sum = (of: (table: HoursTable) => bigint) =>
        parts.reduce((cents, part, at) => cents + of(part.table) * BigInt(rates[at] ?? 0), 0n)
      return {
        all: quotient(
          sum((part) => weighted(part, (kind, of) => 10_000 + surchargeOf(kind, of, surcharges))),
          600_000n,
        ),
        base: quotient(
          sum((part) => BigInt(total(part))),
          60n,
        ),
      }
    }
  }
}

/** Computed exactly; the period is rounded once, and each other amount once from it, so that a buyer can check it. */
export function amountsOf({ price, monthly }: Offer, billed: Billed): Amounts {
  const { all, base } = hoursPart(price, billed)
  const fixed = quotient(BigInt(monthly) * BigInt(billed.months), BigInt(MONTH_PARTS))
  const net = all + fixed
  const minutes = BigInt(total(billed.table))
  return {
    net,
    gross: quotient(BigInt(net) * (100n + VAT_PER_CENT), 100n),
    monthNet:
      billed.months < MONTH_PARTS ? null : quotient(BigInt(net) * BigInt(MONTH_PARTS), BigInt(billed.months)),
    base,
    surcharges: all - base,
    fixed,
    perHourNet: minutes === 0n ? null : quotient(BigInt(net) * 60n, minutes),
  }
}
