import { comparison, type OfferLine } from '@/content/planning/comparison'
import {
  choiceField,
  type Fault,
  type Field,
  type Fields,
  nameField,
  numberField,
  optional,
  type Texts,
} from '@/desk/fields/field'
import { rowsOf } from '@/desk/fields/rows'
import { MONTH_PARTS } from '@/desk/time/period'
import {
  cells,
  columnTotal,
  type DayKind,
  type DayPart,
  rowTotal,
  type SixCells,
  sixCells,
  sumOf,
} from '@/desk/time/table'
import {
  type Amounts,
  amountsOf,
  type Billed,
  highestEuros,
  type SurchargeKind,
  type SurchargeRule,
  surchargeKinds,
  surchargeRules,
} from './amounts'
import { type Lot, lotsOf } from './lots'

const priceKinds = ['base', 'cells'] as const
/** `weekdayDay`, `weekdayNight`, … */
export type CellKey = `${DayKind}${Capitalize<DayPart>}`
export function cellKey(kind: DayKind, part: DayPart): CellKey {
  return part === 'day' ? `${kind}Day` : `${kind}Night`
}

/** An offer, as its fields say it: euros and per cents. Which of them count depends on `price` and on the hours. */
type OfferRecord = {
  name: string
  price: (typeof priceKinds)[number]
  rule: SurchargeRule
  once: number | null
  monthly: number | null
} & Record<SurchargeKind, number>

const { fields: labels, faults } = comparison
const perHour = (label: string) =>
  numberField(label, faults.rate, { least: 0, most: highestEuros.hour, decimals: 3, unit: '€' })
const perCent = (label: string) =>
  numberField(label, faults.percent, { least: 0, most: 300, decimals: 2, unit: '%' })
/** Nothing and a dash are no amount. */
function fixed(of: 'once' | 'monthly', most: number): Field<number | null> {
  const field = optional(numberField(labels[of], faults[of], { least: 0, most, decimals: 2, unit: '€' }))
  return { ...field, read: (text) => field.read(/^\s*[-–—]\s*$/u.test(text) ? '' : text) }
}

export const offerFields: Fields<OfferRecord> = {
  name: nameField(labels.name),
  price: choiceField(labels.price, priceKinds, labels.prices),
  night: perCent(labels.night),
  sunday: perCent(labels.sunday),
  holiday: perCent(labels.holiday),
  rule: choiceField(labels.rule, surchargeRules, labels.rules),
  once: fixed('once', highestEuros.once),
  monthly: fixed('monthly', highestEuros.month),
}

/** The rate of a lot. */
export function rateField({ label }: Pick<Lot, 'label'>): Field<number> {
  return perHour(label || labels.rate)
}

/** Of a lot, too, where that is said above it. */
export const cellFields: SixCells<Field<number>> = sixCells((kind, part) => perHour(labels.cells[kind][part]))

/** An offer as its form holds it. */
export type OfferTexts = Texts<OfferRecord> & {
  /** By the keys of `lotsOf`. */
  rates: Readonly<Record<string, string>>
  cells: Readonly<Record<string, Readonly<Partial<Record<CellKey, string>>>>>
  /** Of the ten lines, those that the offer holds. */
  lines: readonly OfferLine[]
  /** Of a price sheet: which hours it was for, and what they are hours of. Null where the prices were typed. */
  sheet: { hours: string; label: string } | null
}

export const emptyOffer: OfferTexts = {
  name: '',
  price: 'base',
  night: '',
  sunday: '',
  holiday: '',
  rule: 'highest',
  once: '',
  monthly: '',
  rates: {},
  cells: {},
  lines: [],
  sheet: null,
}

/** What is wrong with what was typed: nothing, as long as nothing was. */
export function faultOf(field: Field<unknown>, text: string): Exclude<Fault, 'empty'> | undefined {
  const typed = field.read(text)
  return typed.kind === 'fault' && typed.fault !== 'empty' ? typed.fault : undefined
}

/** Which surcharges act on these hours, and whether two of them meet. */
export function askedSurcharges({ table, onCall }: Billed): { kinds: SurchargeKind[]; meet: boolean } {
  const all = sumOf(table, onCall)
  return {
    kinds: surchargeKinds.filter((kind) =>
      kind === 'night' ? columnTotal(all, kind) > 0 : rowTotal(all, kind) > 0,
    ),
    meet: all.sunday.night + all.holiday.night > 0,
  }
}

/** The kinds of hours that a lot has. */
export function askedCells({ table }: Pick<Lot, 'table'>) {
  return cells.filter(({ kind, part }) => table[kind][part] > 0)
}

/** A period under a month has no amount of a month, unless one was typed before. */
export function isMonthlyAsked({ monthly }: Pick<OfferTexts, 'monthly'>, { months }: Billed): boolean {
  return months >= MONTH_PARTS || monthly.trim() !== ''
}

/** Tells hours of lots from others: prices of a sheet were for its own. */
export function hoursMark(billed: Billed): string {
  return JSON.stringify(
    lotsOf(billed).map(({ key, table }) => [key, cells.map(({ kind, part }) => table[kind][part])]),
  )
}

/** What hours the prices of a sheet were for, where these are others; else null. */
export function otherHours({ sheet }: Pick<OfferTexts, 'sheet'>, billed: Billed): string | null {
  return sheet === null || sheet.hours === hoursMark(billed) ? null : sheet.label
}

export type OfferReading = {
  /** What counts with these hours and is not there, by its label. */
  missing: readonly string[]
  /** Null as long as something is missing. */
  amounts: Amounts | null
  /** Something is filled in. */
  isBegun: boolean
}

/** Whether a price is filled in, of those that are asked with these hours: what no field shows is not there. */
export function isBegun(texts: OfferTexts, billed: Billed): boolean {
  const lots = lotsOf(billed)
  const asked =
    texts.price === 'base'
      ? [
          ...lots.map(({ key }) => texts.rates[key]),
          ...askedSurcharges(billed).kinds.map((kind) => texts[kind]),
        ]
      : lots.flatMap((lot) =>
          askedCells(lot).map(({ kind, part }) => texts.cells[lot.key]?.[cellKey(kind, part)]),
        )
  return [texts.once, texts.monthly, ...asked].some((text = '') => text.trim() !== '')
}

/** What a form comes to with these hours. An empty field is no zero: what counts must be typed, and what does not is not read. */
export function readOffer(texts: OfferTexts, billed: Billed): OfferReading {
  const missing = new Set<string>()
  function read(field: Field<number | null>, text = '', parts = 100, label = field.label) {
    const typed = field.read(text)
    if (typed.kind === 'fault') {
      missing.add(label)
      return 0
    }
    return Math.round((typed.value ?? 0) * parts)
  }
  const lots = lotsOf(billed)
  const { kinds } = askedSurcharges(billed)
  const surcharge = (kind: SurchargeKind) => (kinds.includes(kind) ? read(offerFields[kind], texts[kind]) : 0)
  const offer = {
    price:
      texts.price === 'cells'
        ? {
            kind: 'cells' as const,
            rates: lots.map(({ key, label, table }) =>
              sixCells((kind, part) =>
                table[kind][part] > 0
                  ? read(
                      cellFields[kind][part],
                      texts.cells[key]?.[cellKey(kind, part)],
                      1000,
                      label || undefined,
                    )
                  : 0,
              ),
            ),
          }
        : {
            kind: 'base' as const,
            rates: lots.map((lot) => read(rateField(lot), texts.rates[lot.key], 1000)),
            surcharges: {
              night: surcharge('night'),
              sunday: surcharge('sunday'),
              holiday: surcharge('holiday'),
              rule: surchargeRules.find((rule) => rule === texts.rule) ?? surchargeRules[0],
            },
          },
    once: read(offerFields.once, texts.once, 100, labels.fixed),
    monthly: read(offerFields.monthly, texts.monthly, 100, labels.fixed),
  }
  const begun = isBegun(texts, billed)
  return {
    missing: [...missing],
    amounts: missing.size === 0 && begun ? amountsOf(offer, billed) : null,
    isBegun: begun,
  }
}

/** The first of many is enough to go on. */
const NAMED = 3

/** What is missing, in words. */
export function missingText({ missing }: Pick<OfferReading, 'missing'>): string {
  const { missingValues, others } = comparison.result
  const left = missing.length - NAMED
  return missingValues(missing.slice(0, NAMED).join(', ')) + (left > 0 ? others(left) : '')
}

export const newOffers = rowsOf([emptyOffer, emptyOffer])
