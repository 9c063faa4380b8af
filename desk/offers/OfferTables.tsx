import type { ReactNode } from 'react'
import { AXIS, COLUMNS } from '@/components/ui/axes'
import { comparison, lineTitles, type OfferLine, offerLines } from '@/content/planning/kostenVergleich'
import type { Row } from '@/desk/fields/useRows'
import { formatCents, formatShare } from '@/desk/german/money'
import { CostsTable } from './CostsTable'
import type { Amounts, Compared, OfferDraft, Standing } from './offers'

const { lines: lineWords, result: words, fields } = comparison

type Offer = Compared<Row<OfferDraft>>

/** From the foot of a bar to its top. */
const parts = ['base', 'surcharges', 'fixed'] as const
const listFormat = new Intl.ListFormat('de')

type LinesProps = {
  offers: readonly Offer[]
  onChange: (id: number, patch: Pick<OfferDraft, 'lines'>) => void
}

/** The ten lines to tick. What is missing is said as soon as somebody has begun to tick that offer. */
export function OfferLines({ offers, onChange }: LinesProps) {
  const tick = (line: OfferLine, { id, title, lines }: Offer) => {
    const isThere = lines.includes(line)
    return (
      <label className="flex min-h-11 cursor-pointer flex-wrap items-center justify-end gap-x-3">
        {lines.length > 0 && !isThere && <Missing>{lineWords.missing}</Missing>}
        <input
          type="checkbox"
          aria-label={`${lineTitles[line]}, ${title}`}
          checked={isThere}
          onChange={() =>
            onChange(id, { lines: isThere ? lines.filter((other) => other !== line) : [...lines, line] })
          }
        />
      </label>
    )
  }
  return (
    <OfferTable
      heading={lineWords.heading}
      lead={lineWords.lead}
      offers={offers}
      look="lines"
      rows={offerLines.map((line) => ({
        label: lineTitles[line],
        cell: (offer) => tick(line, offer),
      }))}
    />
  )
}

function Missing({ children }: { children: ReactNode }) {
  return <span className="font-semibold text-alarm-700">{children}</span>
}

/** What all offers come to: a bar for each, and amounts. On paper also before there are any, to be filled in by hand. */
export function OfferResults({ offers }: { offers: readonly Offer[] }) {
  const years = offers.flatMap(({ amounts }) => (amounts === null ? [] : [amounts.yearNet]))
  const row = (name: 'yearGross' | 'monthNet' | 'monthGross') => ({
    label: words[name],
    cell: ({ amounts }: Offer) => amounts !== null && formatCents(amounts[name]),
  })
  return (
    <OfferTable
      heading={words.heading}
      lead={years.length > 1 ? words.caution : years.length === 0 ? words.waiting : ''}
      offers={offers}
      className={years.length === 0 ? 'hidden print:table' : ''}
      rows={[
        {
          label: words.yearNet,
          cell: ({ amounts }) =>
            amounts !== null && (
              <>
                <Bar amounts={amounts} highest={Math.max(...years)} />
                <strong>{formatCents(amounts.yearNet)}</strong>
              </>
            ),
        },
        { label: words.difference, cell: ({ standing }) => standing && standingInWords(standing) },
        row('yearGross'),
        row('monthNet'),
        row('monthGross'),
        ...parts.map((part) => ({
          label: words.parts[part],
          swatch: part,
          cell: (offer: Offer) =>
            offer.amounts !== null && (
              <>
                <span className="block text-label">{remarkOn(part, offer)}</span>
                {formatCents(offer.amounts[part])}
              </>
            ),
        })),
        {
          label: words.perHour,
          cell: ({ hasRate, amounts }) =>
            hasRate && typeof amounts?.perHourNet === 'number' && formatCents(amounts.perHourNet),
        },
        {
          label: words.missing,
          cell: ({ lines }) =>
            lines.length === offerLines.length
              ? words.noneMissing
              : lines.length > 0 && <Missing>{offerLines.length - lines.length}</Missing>,
        },
      ]}
    />
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

/** What is not in an amount that looks complete. */
function remarkOn(part: (typeof parts)[number], { hasRate, uncounted }: Offer): string | null {
  if (part === 'base' && !hasRate) {
    return words.noRate
  }
  return part === 'surcharges' && hasRate && uncounted.length > 0
    ? words.uncounted(listFormat.format(uncounted.map((kind) => fields[kind])))
    : null
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
  look?: 'figures' | 'lines'
  className?: string
  /** `swatch`: the part of the bar that the row explains. */
  rows: readonly { label: string; swatch?: (typeof parts)[number]; cell: (offer: Offer) => ReactNode }[]
}

function OfferTable({ heading, lead, offers, look = 'figures', className = '', rows }: TableProps) {
  return (
    <div className="costs-part">
      <div className={`gap-y-3 ${COLUMNS}`}>
        <h3 className={`text-item font-semibold ${AXIS.margin}`}>{heading}</h3>
        <p className={`max-w-text print:hidden ${AXIS.list}`}>{lead}</p>
      </div>
      <CostsTable
        caption={heading}
        look={look}
        className={`mt-4 ${className}`}
        heads={[
          undefined,
          ...offers.map(({ id, title }) => (
            <span key={id} className="costs-name">
              {title}
            </span>
          )),
        ]}
        rows={rows.map(({ label, swatch, cell }) => ({
          key: label,
          head: (
            <>
              {swatch !== undefined && <span aria-hidden="true" className={`costs-swatch costs-${swatch}`} />}
              {label}
            </>
          ),
          cells: offers.map(cell),
        }))}
      />
    </div>
  )
}
