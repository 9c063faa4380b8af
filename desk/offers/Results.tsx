import { comparison, offerLines } from '@/content/planning/kostenVergleich'
import { formatCents, formatShare, germanNumber } from '@/desk/german/numbers'
import { MONTH_PARTS } from '@/desk/time/period'
import type { Amounts } from './amounts'
import { Missing, OfferTable } from './OfferTable'
import type { Source } from './sources'
import { areOpen, type Compared, type Standing } from './standing'

const { result: words } = comparison

/** From the foot of a bar to its top. */
const parts = ['base', 'surcharges', 'fixed'] as const

type Props = { offers: readonly Compared[]; source: Source }

/** What all offers come to: a bar for each, and amounts. On paper also before there are any, to be filled in by hand. */
export function Results({ offers, source }: Props) {
  const sums = offers.flatMap(({ reading }) => reading.amounts?.net ?? [])
  const isOpen = areOpen(offers)
  const amount = (of: (amounts: Amounts) => number | null) => (offer: Compared) => {
    const value = offer.reading.amounts && of(offer.reading.amounts)
    return typeof value === 'number' && formatCents(value)
  }
  return (
    <OfferTable
      heading={words.heading}
      lead={isOpen ? words.open : sums.length === 0 ? words.waiting : sums.length > 1 ? words.caution : ''}
      offers={offers}
      className={sums.length === 0 ? 'hidden print:table' : ''}
      rows={[
        {
          label: words.net[source.span],
          cell: ({ reading: { amounts, missing, isBegun } }) =>
            amounts !== null ? (
              <>
                <Bar amounts={amounts} highest={Math.max(...sums)} />
                <strong>{formatCents(amounts.net)}</strong>
              </>
            ) : (
              isBegun && <Missing>{words.missingValues(missing.join(', '))}</Missing>
            ),
        },
        { label: words.difference, cell: ({ standing }) => standing && standingInWords(standing) },
        { label: words.gross, cell: amount(({ gross }) => gross) },
        ...(source.months >= MONTH_PARTS
          ? [{ label: words.monthNet, cell: amount(({ monthNet }) => monthNet) }]
          : []),
        ...parts.map((part) => ({
          label:
            part === 'fixed' ? words.fixed(germanNumber(source.months / MONTH_PARTS, 2)) : words.parts[part],
          swatch: part,
          cell: amount((amounts) => amounts[part]),
        })),
        { label: words.perHour, cell: amount(({ perHourNet }) => perHourNet) },
        { label: words.missing, cell: missingLines },
      ]}
    />
  )
}

/** Of the ten lines; an offer in which nobody has ticked any has not been read yet. */
function missingLines({ texts: { lines }, reading: { isBegun } }: Compared) {
  if (lines.length === 0) {
    return isBegun && words.unread
  }
  const left = offerLines.length - lines.length
  return left === 0 ? words.noneMissing : <Missing>{left}</Missing>
}

function Bar({ amounts, highest }: { amounts: Amounts; highest: number }) {
  return (
    <div aria-hidden="true" className="costs-bar">
      {parts.map((part) => (
        <span
          key={part}
          className={`costs-${part}`}
          style={{ height: `${highest === 0 ? 0 : (amounts[part] / highest) * 100}%` }}
        />
      ))}
    </div>
  )
}

function standingInWords(standing: Standing): string {
  switch (standing.kind) {
    case 'lowest':
    case 'equal':
      return words[standing.kind]
    case 'more':
      return words.more(formatCents(standing.cents), formatShare(standing.share))
  }
}
