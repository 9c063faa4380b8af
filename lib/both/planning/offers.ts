import {
  type NumberProblem,
  RATE_LIMIT,
  readHundredths,
  readMoney,
  SUM_LIMIT,
  SURCHARGE_LIMIT,
} from './money'
import { type DayKind, type DayPart, dayKinds, dayParts, type HoursTable, total } from './table'

export const surchargeKinds = ['night', 'sunday', 'holiday'] as const
export type SurchargeKind = (typeof surchargeKinds)[number]

/** What is paid where two surcharges meet, as in a night from Sunday to Monday. */
export const surchargeRules = ['highest', 'sum'] as const
export type SurchargeRule = (typeof surchargeRules)[number]

/** Hundredths of a per cent. */
export type Surcharges = Readonly<Record<SurchargeKind, number>>

export type Offer = {
  rateCents: number
  surcharges: Surcharges
  rule: SurchargeRule
  /** Fixed sums of a month: vehicle, keys, equipment. */
  monthlyCents: number
}

/** What an offer comes to, in cents. `base`, `surcharges` and `fixed` make up the year, without VAT. */
export type Amounts = {
  yearNet: number
  yearGross: number
  monthNet: number
  monthGross: number
  base: number
  surcharges: number
  fixed: number
  /** Of all the year's costs, without VAT; null if there are no hours. */
  perHourNet: number | null
}

const VAT_PER_CENT = 19n

/** Nearest whole number, half up, of a quotient that is not negative. */
function quotient(dividend: bigint, divisor: bigint): number {
  return Number((2n * dividend + divisor) / (2n * divisor))
}

/** Surcharge of the hours in one cell. A holiday that is a Sunday is a holiday: the table has put it there. */
function surchargeOf(kind: DayKind, part: DayPart, surcharges: Surcharges, rule: SurchargeRule): number {
  const day = kind === 'weekday' ? 0 : surcharges[kind]
  const night = part === 'night' ? surcharges.night : 0
  switch (rule) {
    case 'highest':
      return Math.max(day, night)
    case 'sum':
      return day + night
  }
}

/** Minutes, each weighted with the surcharge on it: ten thousand are one paid minute more. */
function weighted(table: HoursTable, surcharges: Surcharges, rule: SurchargeRule): bigint {
  let sum = 0n
  for (const kind of dayKinds) {
    for (const part of dayParts) {
      sum += whole(table[kind][part]) * BigInt(surchargeOf(kind, part, surcharges, rule))
    }
  }
  return sum
}

/** A stored table may hold anything that is a number. */
function whole(minutes: number): bigint {
  return BigInt(Math.round(minutes))
}

/** How many minutes without a surcharge cost as much as the surcharges do: a price in time instead of money. */
export function surchargeMinutes(table: HoursTable, surcharges: Surcharges, rule: SurchargeRule): number {
  return quotient(weighted(table, surcharges, rule), 10_000n)
}

/** Computed exactly; the year is rounded once, and each other amount once from the rounded year, so that a buyer can check it. */
export function amountsOf(offer: Offer, table: HoursTable): Amounts {
  const rate = BigInt(offer.rateCents)
  const minutes = whole(total(table))
  const base = quotient(minutes * rate, 60n)
  const hoursPart = quotient(
    (minutes * 10_000n + weighted(table, offer.surcharges, offer.rule)) * rate,
    600_000n,
  )
  const fixed = 12 * offer.monthlyCents
  const yearNet = hoursPart + fixed
  const year = BigInt(yearNet)
  return {
    yearNet,
    yearGross: quotient(year * (100n + VAT_PER_CENT), 100n),
    monthNet: quotient(year, 12n),
    monthGross: quotient(year * (100n + VAT_PER_CENT), 1200n),
    base,
    surcharges: hoursPart - base,
    fixed,
    perHourNet: minutes === 0n ? null : quotient(year * 60n, minutes),
  }
}

export const numberFields = ['rate', ...surchargeKinds, 'monthly'] as const
export type NumberField = (typeof numberFields)[number]

/** A form, as typed. */
export type OfferFields = Readonly<Record<NumberField, string>> & { readonly rule: SurchargeRule }

export type OfferReading = {
  problems: Readonly<Partial<Record<NumberField, NumberProblem>>>
  /** Surcharges that are not typed, or not as a number: they count as 0. */
  uncounted: readonly SurchargeKind[]
  /** What the rest gives; null if there is neither a rate nor a fixed sum. */
  offer: Offer | null
  /** Whether the hours cost anything: without a rate there are only fixed sums. */
  hasRate: boolean
}

/** Reads a form: whatever is wrong is named, and the rest counts. */
export function readOffer(fields: OfferFields): OfferReading {
  const read = {
    rate: readMoney(fields.rate, RATE_LIMIT),
    night: readHundredths(fields.night, SURCHARGE_LIMIT),
    sunday: readHundredths(fields.sunday, SURCHARGE_LIMIT),
    holiday: readHundredths(fields.holiday, SURCHARGE_LIMIT),
    monthly: readMoney(fields.monthly, SUM_LIMIT),
  }
  const hundredthsOf = (field: NumberField) => {
    const result = read[field]
    return result.kind === 'value' ? result.value : 0
  }
  const problems: Partial<Record<NumberField, NumberProblem>> = {}
  for (const field of numberFields) {
    const result = read[field]
    if (result.kind === 'problem') {
      problems[field] = result.problem
    }
  }
  const hasRate = read.rate.kind === 'value'
  return {
    problems,
    uncounted: surchargeKinds.filter((kind) => read[kind].kind !== 'value'),
    offer:
      hasRate || read.monthly.kind === 'value'
        ? {
            rateCents: hundredthsOf('rate'),
            surcharges: {
              night: hundredthsOf('night'),
              sunday: hundredthsOf('sunday'),
              holiday: hundredthsOf('holiday'),
            },
            rule: fields.rule,
            monthlyCents: hundredthsOf('monthly'),
          }
        : null,
    hasRate,
  }
}
