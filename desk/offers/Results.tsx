import { comparison, offerLines } from '@/content/planning/comparison'
import { formatCents, formatShare, germanNumber } from '@/desk/german/numbers'
import { MONTH_PARTS } from '@/desk/time/period'
import { total } from '@/desk/time/table'
import type { Amounts } from './amounts'
import { barParts } from './Bar'
import { Bars } from './Bars'
import { lotsOf } from './lots'
import { Missing, OfferTable } from './OfferTable'
import { isMonthlyAsked, missingText } from './record'
import type { Source } from './sources'
import { areOpen, type Compared } from './standing'

const { result: labels } = comparison

type Props = { offers: readonly Compared[]; source: Source }

/** What all offers come to: large, as bars, and in a table. On paper also before there is anything, to be filled in by hand. */
export function Results({ offers, source }: Props) {
  const sums = offers.flatMap(({ reading }) => reading.amounts?.net ?? [])
  const isWaiting = sums.length === 0
  const isOpen = areOpen(offers)
  const amount = (of: (amounts: Amounts) => number | null | undefined) => (offer: Compared) => {
    const value = offer.reading.amounts && of(offer.reading.amounts)
    return typeof value === 'number' && formatCents(value)
  }
  const lots = lotsOf(source).map(({ key, label, isOnCall }, at) => ({
    key,
    label,
    isOnCall,
    cell: amount((amounts) => amounts.lots[at]),
  }))
  const several = (isOnCall: boolean) => {
    const of = lots.filter((lot) => lot.isOnCall === isOnCall)
    return of.length > 1 ? of : []
  }
  return (
    <OfferTable
      heading={labels.heading}
      lead={isOpen ? labels.open : isWaiting ? labels.waiting : sums.length > 1 ? labels.caution : ''}
      offers={offers}
      isPaper={isWaiting}
      above={
        isWaiting || (
          <Bars
            caption={labels.net[source.span]}
            offers={offers.filter(({ reading }) => reading.isBegun).map(drawn)}
          />
        )
      }
      rows={[
        // To be filled in by hand; else they are drawn.
        ...(isWaiting
          ? [labels.net[source.span], labels.difference].map((label) => ({ label, cell: () => null }))
          : []),
        { label: labels.gross, cell: amount(({ gross }) => gross) },
        ...(source.months >= MONTH_PARTS
          ? [{ label: labels.monthNet, cell: amount(({ monthNet }) => monthNet) }]
          : []),
        ...(source.months > 12 * MONTH_PARTS
          ? [{ label: labels.yearNet, cell: amount(({ yearNet }) => yearNet) }]
          : []),
        ...barParts.map((part) => ({
          label:
            part !== 'fixed'
              ? labels.parts[part]
              : offers.some(({ texts }) => isMonthlyAsked(texts, source))
                ? labels.fixedFor(germanNumber(source.months / MONTH_PARTS, 2))
                : labels.fixedOnce,
          swatch: part,
          cell: amount((amounts) => amounts[part]),
        })),
        { label: labels.perHour, cell: amount(({ perHourNet }) => perHourNet) },
        ...several(false),
        ...(total(source.onCall) > 0
          ? [...several(true), { label: labels.onCall, cell: amount(({ onCall }) => onCall) }]
          : []),
        { label: labels.missing, cell: missingLines },
      ]}
    />
  )
}

/** Of the ten lines; an offer without any tick has not been read yet. */
function missingLines({ texts: { lines }, reading: { isBegun } }: Compared) {
  if (lines.length === 0) {
    return isBegun && labels.unread
  }
  const left = offerLines.length - lines.length
  return left === 0 ? labels.noneMissing : <Missing>{left}</Missing>
}

/** An offer that is begun: its sum, or what is still missing. */
function drawn({ texts: { id }, title, reading, standing }: Compared) {
  const { amounts } = reading
  return {
    id,
    name: title,
    sum: amounts,
    figure: amounts && formatCents(amounts.net),
    note: amounts ? (
      standing && standing.kind !== 'more' && ` ${labels[standing.kind]}`
    ) : (
      <Missing>{` ${missingText(reading)}`}</Missing>
    ),
    ...(standing?.kind === 'more' && {
      more: labels.more(formatCents(standing.cents), formatShare(standing.share)),
    }),
  }
}
