import { comparison, type OfferLine } from '@/content/planning/comparison'
import {
  choiceField,
  type Fault,
  type Faults,
  type Field,
  type Fields,
  nameField,
  numberField,
  optional,
  type Texts,
} from '@/desk/fields/field'
import { rowsOf } from '@/desk/fields/rows'
import { cells, columnTotal, type DayKind, type DayPart, rowTotal, sixCells, total } from '@/desk/time/table'
import {
  type Amounts,
  amountsOf,
  type Billed,
  highestEuros,
  type Offer,
  type SurchargeKind,
  type SurchargeRule,
  surchargeKinds,
  surchargeRules,
} from './amounts'

const priceKinds = ['base', 'cells'] as const
/** `weekdayDay`, `weekdayNight`, … */
export type CellKey = `${DayKind}${Capitalize<DayPart>}`
export function cellKey(kind: DayKind, part: DayPart): CellKey {
  return part === 'day' ? `${kind}Day` : `${kind}Night`
}
const cellKeys = cells.map(({ kind, part }) => cellKey(kind, part))

/** An offer, as its fields say it: euros and per cents. Which of them count depends on `price` and on the hours. */
type OfferRecord = {
  name: string
  price: (typeof priceKinds)[number]
  rate: number
  rule: SurchargeRule
  monthly: number | null
} & Record<SurchargeKind | CellKey, number>

const { fields: labels, faults } = comparison
const perHour = (label: string) =>
  numberField(label, faults.rate, { least: 0, most: highestEuros.hour, decimals: 2, unit: '€' })
const perCent = (label: string) =>
  numberField(label, faults.percent, { least: 0, most: 300, decimals: 2, unit: '%' })

export const offerFields: Fields<OfferRecord> = {
  name: nameField(labels.name),
  price: choiceField(labels.price, priceKinds, labels.prices),
  rate: perHour(labels.rate),
  night: perCent(labels.night),
  sunday: perCent(labels.sunday),
  holiday: perCent(labels.holiday),
  rule: choiceField(labels.rule, surchargeRules, labels.rules),
  monthly: optional(
    numberField(labels.monthly, faults.monthly, {
      least: 0,
      most: highestEuros.month,
      decimals: 2,
      unit: '€',
    }),
  ),
  ...(Object.fromEntries(
    cells.map(({ kind, part }) => [cellKey(kind, part), perHour(labels.cells[kind][part])]),
  ) as Record<CellKey, Field<number>>),
}

/** An offer as its form holds it. */
export type OfferTexts = Texts<OfferRecord> & {
  /** The rate of each name, where the plan has several. */
  rates: Readonly<Record<string, string>>
  /** Of the ten lines, those that the offer holds. */
  lines: readonly OfferLine[]
}

export const emptyOffer: OfferTexts = {
  name: '',
  price: 'base',
  rate: '',
  night: '',
  sunday: '',
  holiday: '',
  rule: 'highest',
  monthly: '',
  ...(Object.fromEntries(cellKeys.map((key) => [key, ''])) as Record<CellKey, string>),
  rates: {},
  lines: [],
}

/** The rate of one of several names. */
export function rateField(name: string): Field<number> {
  return perHour(comparison.fields.rateOf(name))
}

/** What was typed for a name, which may be that of something every object has. */
export function rateText({ rates }: Pick<OfferTexts, 'rates'>, name: string): string {
  return Object.hasOwn(rates, name) ? (rates[name] ?? '') : ''
}

export type OfferReading = {
  faults: Faults<OfferRecord>
  rateFaults: Readonly<Record<string, Fault>>
  /** What counts with these hours and is not there, by its label. */
  missing: readonly string[]
  /** Null as long as something is missing. */
  amounts: Amounts | null
  /** Something is filled in. */
  isBegun: boolean
}

const cents = (euros: number) => Math.round(euros * 100)

/** Whether a price is filled in. */
export function isBegun(texts: OfferTexts): boolean {
  const typed = [texts.rate, texts.monthly, ...surchargeKinds.map((kind) => texts[kind])]
  return [...typed, ...cellKeys.map((key) => texts[key]), ...Object.values(texts.rates)].some(
    (text) => text.trim() !== '',
  )
}

/** What a form comes to with these hours. An empty field is no zero: what counts must be typed. */
export function readOffer(texts: OfferTexts, billed: Billed): OfferReading {
  const wrong: Partial<Record<keyof OfferRecord, Fault>> = {}
  const rateFaults: Record<string, Fault> = {}
  const missing: string[] = []
  /** The value of a field, in hundredths. */
  function read(field: Field<number | null>, text: string, counts: boolean, note: (fault: Fault) => void) {
    const typed = field.read(text)
    if (typed.kind === 'value') {
      return cents(typed.value ?? 0)
    }
    if (typed.fault !== 'empty') {
      note(typed.fault)
    }
    if (counts || typed.fault !== 'empty') {
      missing.push(field.label)
    }
    return 0
  }
  const of = (key: SurchargeKind | CellKey | 'rate' | 'monthly', counts: boolean) =>
    read(offerFields[key], texts[key], counts, (fault) => {
      wrong[key] = fault
    })
  const { table, byName } = billed
  const names = byName.length > 1 ? byName : []
  const offer: Offer = {
    price:
      texts.price === 'cells'
        ? {
            kind: 'cells',
            rates: sixCells((kind, part) => of(cellKey(kind, part), table[kind][part] > 0)),
          }
        : {
            kind: 'base',
            rates:
              names.length === 0
                ? [of('rate', total(table) > 0)]
                : names.map(({ name, table: hours }) =>
                    read(rateField(name), rateText(texts, name), total(hours) > 0, (fault) => {
                      rateFaults[name] = fault
                    }),
                  ),
            surcharges: {
              night: of('night', columnTotal(table, 'night') > 0),
              sunday: of('sunday', rowTotal(table, 'sunday') > 0),
              holiday: of('holiday', rowTotal(table, 'holiday') > 0),
              rule: surchargeRules.find((rule) => rule === texts.rule) ?? surchargeRules[0],
            },
          },
    monthly: of('monthly', false),
  }
  return {
    faults: wrong,
    rateFaults,
    missing,
    amounts: missing.length === 0 && isBegun(texts) ? amountsOf(offer, billed) : null,
    isBegun: isBegun(texts),
  }
}

export const newOffers = rowsOf([emptyOffer, emptyOffer])
