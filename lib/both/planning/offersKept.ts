import { type OfferLine, offerLines } from '@/content/planning/kostenVergleich'
import { numberFields, type OfferFields, surchargeRules } from './offers'
import { type HoursTyped, hoursFields } from './offersHours'

/** Names an offer that has no name yet, and tells it apart. */
const letters = ['A', 'B', 'C'] as const
export type Letter = (typeof letters)[number]

const hoursSources = ['planned', 'example', 'own'] as const
export type HoursSource = (typeof hoursSources)[number]

/** An offer as it stands in its form. */
export type OfferForm = OfferFields & {
  readonly letter: Letter
  readonly name: string
  /** Of the ten, those that the offer holds. */
  readonly lines: readonly OfferLine[]
}

export type Comparison = {
  /** Null: the planned hours if there are any, else those of the example. */
  readonly source: HoursSource | null
  readonly hours: HoursTyped
  readonly offers: readonly OfferForm[]
}

export const NAME_LIMIT = 40
/** Longest text that is kept of a field of numbers. */
export const FIELD_LIMIT = 24

export function emptyOffer(letter: Letter): OfferForm {
  return {
    letter,
    name: '',
    rate: '',
    night: '',
    sunday: '',
    holiday: '',
    rule: 'highest',
    monthly: '',
    lines: [],
  }
}

export const emptyComparison: Comparison = {
  source: null,
  hours: { total: '', night: '', sunday: '', holiday: '' },
  offers: [emptyOffer('A'), emptyOffer('B')],
}

/** The first letter that no offer has; null if there are three. */
export function freeLetter(offers: readonly OfferForm[]): Letter | null {
  return letters.find((letter) => offers.every((offer) => offer.letter !== letter)) ?? null
}

/** An offer that was removed, back in its place; if its letter was given away meanwhile, it takes a free one. */
export function putBack(
  offers: readonly OfferForm[],
  removed: OfferForm,
  index: number,
): readonly OfferForm[] {
  const isTaken = offers.some((offer) => offer.letter === removed.letter)
  const letter = isTaken ? freeLetter(offers) : removed.letter
  return letter === null
    ? offers
    : [...offers.slice(0, index), { ...removed, letter }, ...offers.slice(index)]
}

type Unknown = Readonly<Record<string, unknown>>

function isRecord(value: unknown): value is Unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isText(value: unknown, limit: number): value is string {
  return typeof value === 'string' && value.length <= limit
}

function isOneOf<T>(value: unknown, of: readonly T[]): value is T {
  return (of as readonly unknown[]).includes(value)
}

function isOffer(value: unknown): value is OfferForm {
  return (
    isRecord(value) &&
    isOneOf(value.letter, letters) &&
    isText(value.name, NAME_LIMIT) &&
    numberFields.every((field) => isText(value[field], FIELD_LIMIT)) &&
    isOneOf(value.rule, surchargeRules) &&
    Array.isArray(value.lines) &&
    value.lines.every((line) => isOneOf(line, offerLines))
  )
}

/** What the tab has kept, if this version of the site can use all of it. */
export function acceptComparison(stored: unknown): Comparison | null {
  if (!isRecord(stored) || !isRecord(stored.hours) || !Array.isArray(stored.offers)) {
    return null
  }
  const { source, hours, offers } = stored
  const isUsable =
    (source === null || isOneOf(source, hoursSources)) &&
    hoursFields.every((field) => isText(hours[field], FIELD_LIMIT)) &&
    offers.length >= 1 &&
    offers.length <= letters.length &&
    offers.every(isOffer) &&
    new Set(offers.map(({ letter }) => letter)).size === offers.length
  return isUsable ? (stored as Comparison) : null
}
