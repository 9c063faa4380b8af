import type { ReactNode } from 'react'
import { AXIS, COLUMNS } from '@/components/ui/axes'
import { comparison, lineTitles, type OfferLine, offerLines } from '@/content/planning/kostenVergleich'
import { formatCents, formatShare } from '@/lib/both/planning/money'
import type { Amounts, Compared, OfferDraft, Standing } from '@/lib/both/planning/offers'
import type { Row } from './useRows'

const { lines: lineWords, result: words, fields } = comparison

type Offer = Compared<Row<OfferDraft>>

/** From the foot of a bar to its top. */
const parts = ['base', 'surcharges', 'fixed'] as const
const sums = ['yearGross', 'monthNet', 'monthGross'] as const
const listFormat = new Intl.ListFormat('de')

type LinesProps = {
  offers: readonly Offer[]
  onChange: (id: number, patch: Pick<OfferDraft, 'lines'>) => void
}

/** The ten lines to tick. What is missing is said as soon as somebody has begun to tick that offer. */
export function OfferLines({ offers, onChange }: LinesProps) {
  const toggled = ({ lines }: Offer, line: OfferLine) =>
    lines.includes(line) ? lines.filter((other) => other !== line) : [...lines, line]
  return (
    <OfferTable heading={lineWords.heading} lead={lineWords.lead} offers={offers} className="costs-lines">
      {offerLines.map((line) => (
        <OfferRow key={line} label={lineTitles[line]} offers={offers}>
          {(offer) => (
            <label className="costs-tick">
              {isMissing(offer, line) && <span className="costs-missing">{lineWords.missing}</span>}
              <input
                type="checkbox"
                aria-label={`${lineTitles[line]}, ${offer.title}`}
                checked={offer.lines.includes(line)}
                onChange={() => onChange(offer.id, { lines: toggled(offer, line) })}
              />
            </label>
          )}
        </OfferRow>
      ))}
    </OfferTable>
  )
}

function isMissing({ lines }: Offer, line: OfferLine) {
  return lines.length > 0 && !lines.includes(line)
}

/** What all offers come to: a bar for each, and amounts. On paper also before there are any, to be filled in by hand. */
export function OfferResults({ offers }: { offers: readonly Offer[] }) {
  const years = offers.flatMap(({ amounts }) => (amounts === null ? [] : [amounts.yearNet]))
  const highest = Math.max(...years)
  const sum = (name: keyof Amounts) => (offer: Offer) => cents(offer.amounts?.[name])
  return (
    <OfferTable
      heading={words.heading}
      lead={years.length > 1 ? words.caution : years.length === 0 ? words.waiting : ''}
      offers={offers}
      className={years.length === 0 ? 'hidden print:table' : ''}
    >
      <OfferRow label={words.yearNet} offers={offers}>
        {({ amounts }) =>
          amounts !== null && (
            <>
              <Bar amounts={amounts} highest={highest} />
              <strong>{formatCents(amounts.yearNet)}</strong>
            </>
          )
        }
      </OfferRow>
      <OfferRow label={words.difference} offers={offers}>
        {({ standing }) => standing && standingInWords(standing)}
      </OfferRow>
      {sums.map((name) => (
        <OfferRow key={name} label={words[name]} offers={offers}>
          {sum(name)}
        </OfferRow>
      ))}
      {parts.map((part) => (
        <OfferRow key={part} label={words.parts[part]} swatch={part} offers={offers}>
          {(offer) => (
            <>
              {offer.amounts !== null && <Remark part={part} offer={offer} />}
              {sum(part)(offer)}
            </>
          )}
        </OfferRow>
      ))}
      <OfferRow label={words.perHour} offers={offers}>
        {(offer) => offer.hasRate && sum('perHourNet')(offer)}
      </OfferRow>
      <OfferRow label={words.missing} offers={offers}>
        {({ lines }) => lines.length > 0 && <Missing count={offerLines.length - lines.length} />}
      </OfferRow>
    </OfferTable>
  )
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

function cents(amount: number | null | undefined): string | null {
  return amount === null || amount === undefined ? null : formatCents(amount)
}

/** What is not in an amount that looks complete. */
function Remark({ part, offer: { hasRate, uncounted } }: { part: (typeof parts)[number]; offer: Offer }) {
  if (part === 'base' && !hasRate) {
    return <span className="costs-remark">{words.noRate}</span>
  }
  return part === 'surcharges' && hasRate && uncounted.length > 0 ? (
    <span className="costs-remark">
      {words.uncounted(listFormat.format(uncounted.map((kind) => fields[kind])))}
    </span>
  ) : null
}

function Missing({ count }: { count: number }) {
  return count === 0 ? words.noneMissing : <span className="costs-missing">{count}</span>
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

type TableProps = {
  heading: string
  lead: string
  offers: readonly Offer[]
  className?: string
  /** `OfferRow`s */
  children: ReactNode
}

function OfferTable({ heading, lead, offers, className = '', children }: TableProps) {
  return (
    <div className="costs-part">
      <div className={`gap-y-2 ${COLUMNS}`}>
        <h3 className={`text-item font-semibold ${AXIS.margin}`}>{heading}</h3>
        <p className={`max-w-text print:hidden ${AXIS.list}`}>{lead}</p>
      </div>
      <table aria-label={heading} className={`figure-table costs-table mt-4 ${className}`}>
        <thead>
          <tr>
            <td />
            {offers.map(({ id, title }) => (
              <th key={id} scope="col">
                <span className="costs-name">{title}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

type RowProps = {
  label: string
  /** The part of the bar that the row explains. */
  swatch?: (typeof parts)[number]
  offers: readonly Offer[]
  children: (offer: Offer) => ReactNode
}

function OfferRow({ label, swatch, offers, children }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {swatch !== undefined && <span aria-hidden="true" className={`costs-swatch costs-${swatch}`} />}
        {label}
      </th>
      {offers.map((offer) => (
        <td key={offer.id}>{children(offer)}</td>
      ))}
    </tr>
  )
}
