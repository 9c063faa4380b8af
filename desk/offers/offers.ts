import { comparison, type OfferLine } from '@/content/planning/kostenVergleich'
import { type NumberProblem, readHundredths } from '@/desk/german/money'
import { type DayKind, type DayPart, dayKinds, dayParts, type HoursTable, total } from '@/desk/time/table'

export const surchargeKinds = ['night', 'sunday', 'holiday'] as const
type SurchargeKind = (typeof surchargeKinds)[number]

/** What is paid where two surcharges meet, as in a night from Sunday to Monday. */
export const surchargeRules = ['highest', 'sum'] as const
type SurchargeRule = (typeof surchargeRules)[number]

export const numberFields = ['rate', ...surchargeKinds, 'monthly'] as const
export type NumberField = (typeof numberFields)[number]

/** Cents of an hour; hundredths of a per cent; `monthly`: cents of what is fixed in a month: vehicle, keys, equipment. */
export type Offer = Readonly<Record<NumberField, number>> & { readonly rule: SurchargeRule }

type Surcharges = Pick<Offer, SurchargeKind | 'rule'>

/** Highest values that fields take, in hundredths: 999,99 € an hour, 300 %, 999.999,99 € a month. */
export const FIELD_LIMITS: Readonly<Record<NumberField, number>> = {
  rate: 99_999,
  night: 30_000,
  sunday: 30_000,
  holiday: 30_000,
  monthly: 99_999_999,
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

/** Minutes, each weighted with the surcharge on it: ten thousand are one paid minute more. */
function weighted(table: HoursTable, surcharges: Surcharges): bigint {
  let sum = 0n
  for (const kind of dayKinds) {
    for (const part of dayParts) {
      sum += whole(table[kind][part]) * BigInt(surchargeOf(kind, part, surcharges))
    }
  }
  return sum
}

/** A stored table may hold anything that is a number. */
function whole(minutes: number): bigint {
  return BigInt(Math.round(minutes))
}

/** How many minutes without a surcharge cost as much as the surcharges do: a price in time instead of money. */
export function surchargeMinutes(table: HoursTable, surcharges: Surcharges): number {
  return quotient(weighted(table, surcharges), 10_000n)
}

/** Computed exactly; the year is rounded once, and each other amount once from the rounded year, so that a buyer can check it. */
export function amountsOf(offer: Offer, table: HoursTable): Amounts {
  const rate = BigInt(offer.rate)
  const minutes = whole(total(table))
  const base = quotient(minutes * rate, 60n)
  const hoursPart = quotient((minutes * 10_000n + weighted(table, offer)) * rate, 600_000n)
  const fixed = 12 * offer.monthly
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

/** An offer as it stands in its form. */
export type OfferDraft = Readonly<Record<'name' | NumberField, string>> & {
  readonly rule: SurchargeRule
  /** Of the ten, those that the offer holds. */
  readonly lines: readonly OfferLine[]
}

type Reading = {
  problems: Readonly<Partial<Record<NumberField, NumberProblem>>>
  /** Surcharges that are not typed, or not as a number: they count as 0. */
  uncounted: readonly SurchargeKind[]
  /** What the rest gives; null if there is neither a rate nor a fixed sum. */
  offer: Offer | null
  /** Whether the hours cost anything: without a rate there are only fixed sums. */
  hasRate: boolean
}

/** Reads a form: whatever is wrong is named, and the rest counts. */
export function readOffer(draft: OfferDraft): Reading {
  const problems: Partial<Record<NumberField, NumberProblem>> = {}
  const read = (field: NumberField) => {
    const { value, problem } = readHundredths(draft[field], FIELD_LIMITS[field])
    if (problem !== null) {
      problems[field] = problem
    }
    return value
  }
  const [rate, night, sunday, holiday, monthly] = [
    read('rate'),
    read('night'),
    read('sunday'),
    read('holiday'),
    read('monthly'),
  ]
  const surcharges = { night, sunday, holiday }
  return {
    problems,
    uncounted: surchargeKinds.filter((kind) => surcharges[kind] === null),
    offer:
      rate === null && monthly === null
        ? null
        : {
            rate: rate ?? 0,
            night: night ?? 0,
            sunday: sunday ?? 0,
            holiday: holiday ?? 0,
            monthly: monthly ?? 0,
            rule: draft.rule,
          },
    hasRate: rate !== null,
  }
}

/** How an offer's year stands beside the lowest. */
export type Standing = { kind: 'lowest' | 'equal' } | { kind: 'more'; cents: number; share: number }

export type Compared<T extends OfferDraft = OfferDraft> = T &
  Omit<Reading, 'offer'> & {
    /** Its own name, or its letter. */
    title: string
    /** Null as long as the form gives none. */
    amounts: Amounts | null
    /** Null if there is nothing to compare with. */
    standing: Standing | null
  }

export function titleOf({ name }: Pick<OfferDraft, 'name'>, index: number): string {
  return name.trim() || (comparison.unnamed[index] ?? '')
}

/** What all offers come to with the same hours, beside each other. */
export function compareOffers<T extends OfferDraft>(drafts: readonly T[], table: HoursTable): Compared<T>[] {
  const computed = drafts.map((draft, index) => {
    const { offer, ...reading } = readOffer(draft)
    return { ...draft, ...reading, title: titleOf(draft, index), amounts: offer && amountsOf(offer, table) }
  })
  const years = computed.flatMap(({ amounts }) => (amounts === null ? [] : [amounts.yearNet]))
  return computed.map((each) => ({
    ...each,
    standing: each.amounts && standingOf(each.amounts.yearNet, years),
  }))
}

function standingOf(year: number, years: readonly number[]): Standing | null {
  const lowest = Math.min(...years)
  if (years.length === 1) {
    return null
  }
  return year > lowest
    ? { kind: 'more', cents: year - lowest, share: lowest === 0 ? 0 : (year - lowest) / lowest }
    : { kind: years.filter((other) => other === lowest).length === 1 ? 'lowest' : 'equal' }
}
