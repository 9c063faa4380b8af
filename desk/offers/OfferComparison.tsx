'use client'

import { useEffect, useRef, useState } from 'react'
import { ActionButton } from '@/components/ui/ActionButton'
import { Button } from '@/components/ui/Button'
import { useHydrated } from '@/components/ui/useHydrated'
import { offerLines, comparison as words } from '@/content/planning/kostenVergleich'
import { refusals } from '@/content/planning/refusals'
import { rowWords } from '@/content/planning/rows'
import { OFFERS_KEY } from '@/content/storageKeys'
import { Announced } from '@/desk/fields/Announced'
import { IntoRequest } from '@/desk/fields/IntoRequest'
import { RowUndo } from '@/desk/fields/RowTools'
import { useKept } from '@/desk/fields/useKept'
import { acceptRows, acceptTexts, numbered, type Row, useRows } from '@/desk/fields/useRows'
import { formatCents } from '@/desk/german/money'
import { type PlannedHours, readPlannedHours } from '@/desk/hours/plannedHours'
import { type HoursTable, total } from '@/desk/time/table'
import { printPage } from '@/lib/browser/platform/print'
import { type HoursSource, hoursSources, OfferHours } from './OfferHours'
import { OfferSheet } from './OfferSheet'
import { OfferLines, OfferResults } from './OfferTables'
import { compareOffers, numberFields, type OfferDraft, surchargeRules, titleOf } from './offers'
import { type HoursTyped, hoursFields, hoursInWords, readHours } from './offersHours'

type Kept = {
  /** `planned` as long as nobody chose; where nothing is planned, the example's. */
  source: HoursSource
  hours: HoursTyped
  offers: readonly Row<OfferDraft>[]
}

const MOST_OFFERS = words.unnamed.length
const EMPTY: OfferDraft = {
  name: '',
  rate: '',
  night: '',
  sunday: '',
  holiday: '',
  rule: 'highest',
  monthly: '',
  lines: [],
}
const INITIAL: Kept = {
  source: 'planned',
  hours: { total: '', night: '', sunday: '', holiday: '' },
  offers: numbered([EMPTY, EMPTY]),
}

type Props = {
  /** Address of the contact form with the base path. */
  contactHref: string
  /** Hours of the example on this page. */
  example: HoursTable
}

/** Up to three offers, computed with the same hours. Prices stay in this tab: no link and no request holds them. */
export function OfferComparison({ contactHref, example }: Props) {
  const isReady = useHydrated()
  const [kept, keep] = useKept(OFFERS_KEY, INITIAL, acceptKept)
  const list = useRows(kept.offers, (offers) => keep({ ...kept, offers }), MOST_OFFERS)
  const [planned, setPlanned] = useState<PlannedHours | null>(null)
  useEffect(() => setPlanned(readPlannedHours()), [])
  const root = useRef<HTMLFieldSetElement>(null)

  const reading = readHours(kept.hours)
  const source = kept.source === 'planned' && planned === null ? 'example' : kept.source
  const table = { planned: planned?.table ?? example, example, own: reading.table }[source]
  const offers = compareOffers(list.rows, table)
  const details = requestDetails(source, planned, table)
  return (
    <fieldset ref={root} disabled={!isReady} aria-labelledby="vergleich-titel" className="costs-compare">
      <OfferHours
        planned={planned}
        example={example}
        source={source}
        typed={kept.hours}
        reading={reading}
        table={table}
        onSource={(next) => keep({ ...kept, source: next })}
        onType={(hours) => keep({ ...kept, hours })}
      />
      <div ref={list.listRef} className="costs-sheets">
        {offers.map((offer, index) => (
          <OfferSheet
            key={offer.id}
            offer={offer}
            unnamed={titleOf(EMPTY, index)}
            onChange={(patch) => list.change(offer.id, patch)}
            onRemove={offers.length === 1 ? null : () => list.remove(offer.id)}
          />
        ))}
        {!list.isFull && (
          <div className="hairline pt-3 print:hidden">
            <Button look="quiet" onClick={() => list.add(EMPTY)}>
              {words.add}
            </Button>
          </div>
        )}
        <RowUndo
          removed={
            list.isFull || list.removed === null
              ? null
              : words.removed(titleOf(list.removed, list.removedPlace - 1))
          }
          undo={rowWords.undo}
          onUndo={list.undo}
        />
      </div>
      <OfferLines offers={offers} onChange={list.change} />
      <OfferResults offers={offers} />
      <Announced
        text={offers
          .flatMap(({ title, amounts }) =>
            amounts === null ? [] : words.result.announced(title, formatCents(amounts.yearNet)),
          )
          .join(' ')}
      />
      <div className="mt-10 flex flex-wrap gap-4 print:hidden">
        {details !== null && (
          <IntoRequest origin="angebote" contactHref={contactHref} details={details}>
            {words.request.link}
          </IntoRequest>
        )}
        <ActionButton act={() => printAlone(root.current)} refused={refusals.print}>
          {words.print}
        </ActionButton>
      </div>
      <p className="mt-4 max-w-text text-label print:hidden">
        {details !== null && `${words.request.privacy} `}
        {words.kept}
      </p>
    </fieldset>
  )
}

/** The buyer's own hours, for a request; those of the example are nobody's. */
function requestDetails(source: HoursSource, planned: PlannedHours | null, table: HoursTable): string | null {
  if (source === 'example' || total(table) === 0) {
    return null
  }
  const { request } = words
  const { all, night, sunday, holiday } = hoursInWords(table)
  return [
    source === 'planned' && planned !== null ? request.planned(planned.label) : request.own,
    request.total(all),
    request.split(night, sunday, holiday),
  ].join('\n')
}

/** Prints this section without the rest of the page (app/planung/costs.css). */
function printAlone(element: HTMLElement | null): boolean {
  const section = element?.closest('section')
  section?.setAttribute('data-alone', '')
  window.addEventListener('afterprint', () => section?.removeAttribute('data-alone'), { once: true })
  return printPage()
}

function acceptKept(stored: unknown): Kept | null {
  const { source, hours, offers }: { [K in keyof Kept]?: unknown } = Object(stored)
  const known = hoursSources.find((one) => one === source)
  const typed = acceptTexts(Object(hours), hoursFields)
  const rows = acceptRows(offers, acceptDraft)
  const isUsable = rows !== null && rows.length >= 1 && rows.length <= MOST_OFFERS
  return known !== undefined && typed !== null && isUsable
    ? { source: known, hours: typed, offers: rows }
    : null
}

function acceptDraft(row: Readonly<Record<string, unknown>>): OfferDraft | null {
  const texts = acceptTexts(row, ['name', ...numberFields])
  const rule = surchargeRules.find((one) => one === row.rule)
  const { lines } = row
  return texts !== null && rule !== undefined && Array.isArray(lines)
    ? { ...texts, rule, lines: offerLines.filter((line) => lines.includes(line)) }
    : null
}
