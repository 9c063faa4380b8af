import type { Hours } from '@/desk/time/hours'
import { MONTH_PARTS } from '@/desk/time/period'
import { cells, type DayKind, type DayPart, type HoursTable, type SixCells, total } from '@/desk/time/table'
import { lotsOf } from './lots'

/** What a field for a price takes. */
export const highestEuros = { hour: 999.99, month: 999_999.99, once: 999_999.99 } as const

export const surchargeKinds = ['night', 'sunday', 'holiday'] as const
export type SurchargeKind = (typeof surchargeKinds)[number]

/** What is paid where two surcharges meet, as in a night from Sunday to Monday. */
export const surchargeRules = ['highest', 'sum'] as const
export type SurchargeRule = (typeof surchargeRules)[number]

/** Hundredths of a per cent. */
type Surcharges = Readonly<Record<SurchargeKind, number>> & { readonly rule: SurchargeRule }

/** How an offer counts hours: a rate with surcharges, or one for each kind of hour; of each lot. Thousandths of a euro. */
type Price =
  | { kind: 'base'; rates: readonly number[]; surcharges: Surcharges }
  | { kind: 'cells'; rates: readonly SixCells<number>[] }

/** Cents of what is fixed, in a month and once: vehicle, keys, equipment, barriers. */
type Fixed = { monthly: number; once: number }

/** `rates` of its price: in the order of `lotsOf`. */
export type Offer = { price: Price } & Fixed

/** What is offered for: hours, and the months of their period in `MONTH_PARTS`. */
export type Billed = Pick<Hours, 'table' | 'onCall' | 'byName'> & { months: number }

/** What an offer comes to, in cents. `base`, `surcharges` and `fixed` make up the period, without VAT and what is on call. */
export type Amounts = {
  net: number
  gross: number
  /** Of a period of a month and more. */
  monthNet: number | null
  /** Of a period of more than a year: the average one. */
  yearNet: number | null
  base: number
  surcharges: number
  fixed: number
  /** Of all costs, without VAT; null if there are no hours. */
  perHourNet: number | null
  /** Hours of each of `lotsOf`, with their surcharges. */
  lots: readonly number[]
  /** All that can be called off. */
  onCall: number
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

/** Cents of a lot's hours, and what of it is there without surcharges. */
function hoursPart(price: Price, at: number, table: HoursTable): { all: number; base: number } {
  switch (price.kind) {
    case 'cells': {
      const all = quotient(
        weighted(table, (kind, part) => price.rates[at]?.[kind][part] ?? 0),
        600n,
      )
      return { all, base: all }
    }
    case 'base': {
      const rate = BigInt(price.rates[at] ?? 0)
      return {
        all: quotient(
          rate * weighted(table, (kind, part) => 10_000 + surchargeOf(kind, part, price.surcharges)),
          6_000_000n,
        ),
        base: quotient(rate * BigInt(total(table)), 600n),
      }
    }
  }
}

/** Computed exactly; each lot is rounded once, and each other amount once from their sum, so that a buyer can check it. */
export function amountsOf({ price, monthly, once }: Offer, billed: Billed): Amounts {
  const lots = lotsOf(billed).map(({ isOnCall, table }, at) => ({ isOnCall, ...hoursPart(price, at, table) }))
  const sum = (part: 'all' | 'base', isOnCall: boolean) =>
    lots.reduce((cents, lot) => cents + (lot.isOnCall === isOnCall ? lot[part] : 0), 0)
  const [all, base] = [sum('all', false), sum('base', false)]
  const [months, month] = [BigInt(billed.months), BigInt(MONTH_PARTS)]
  const fixed = quotient(BigInt(monthly) * months, month) + once
  const net = all + fixed
  const minutes = BigInt(total(billed.table))
  return {
    net,
    gross: quotient(BigInt(net) * (100n + VAT_PER_CENT), 100n),
    monthNet: months < month ? null : quotient(BigInt(net) * month, months),
    yearNet: months > 12n * month ? quotient(BigInt(net) * 12n * month, months) : null,
    base,
    surcharges: all - base,
    fixed,
    perHourNet: minutes === 0n ? null : quotient(BigInt(net) * 60n, minutes),
    lots: lots.map((lot) => lot.all),
    onCall: sum('all', true),
  }
}
