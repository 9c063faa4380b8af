'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { useHydrated } from '@/components/ui/useHydrated'
import { comparison as words } from '@/content/planning/kostenVergleich'
import { OFFERS_KEY } from '@/content/storageKeys'
import { germanHours } from '@/lib/both/planning/german'
import { formatCents } from '@/lib/both/planning/money'
import { type Compared, compareOffers } from '@/lib/both/planning/offersCompared'
import { exampleHours, readHours } from '@/lib/both/planning/offersHours'
import {
  acceptComparison,
  emptyComparison,
  emptyOffer,
  freeLetter,
  type HoursSource,
  type Letter,
  type OfferForm,
  putBack,
} from '@/lib/both/planning/offersKept'
import { nameOf } from '@/lib/both/planning/offersNamed'
import { columnTotal, type HoursTable, rowTotal, total } from '@/lib/both/planning/table'
import { type PlannedHours, readPlannedHours } from '@/lib/browser/planning/plannedHours'
import { Announced } from './Announced'
import { IntoRequest } from './IntoRequest'
import { OfferHours } from './OfferHours'
import { OfferLines } from './OfferLines'
import { OfferPrint } from './OfferPrint'
import { OfferResults } from './OfferResults'
import { OfferSheet } from './OfferSheet'
import { useKept } from './useKept'

type Props = {
  /** Address of the contact form with the base path. */
  contactHref: string
}

type Removed = { form: OfferForm; index: number }
/** Where the focus goes once the page has changed below it. */
type Goal = { kind: 'undo' } | { kind: 'offer'; letter: Letter }

/** Up to three offers, computed with the same hours. Prices stay in this tab: no link and no request holds them. */
export function OfferComparison({ contactHref }: Props) {
  const isReady = useHydrated()
  const [comparison, setComparison] = useKept(OFFERS_KEY, emptyComparison, acceptComparison)
  const [planned, setPlanned] = useState<PlannedHours | null>(null)
  const [removed, setRemoved] = useState<Removed | null>(null)
  const [goal, setGoal] = useState<Goal | null>(null)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => setPlanned(readPlannedHours()), [])
  useEffect(() => {
    if (goal !== null) {
      const place = goal.kind === 'undo' ? '.costs-undo button' : `[data-letter="${goal.letter}"] input`
      root.current?.querySelector<HTMLElement>(place)?.focus()
    }
  }, [goal])

  const { offers } = comparison
  const source = sourceOf(comparison.source, planned)
  const reading = readHours(comparison.hours)
  const table = tableOf(source, planned, reading.table)
  const compared = compareOffers(offers, table)
  const change = (form: OfferForm) =>
    setComparison({
      ...comparison,
      offers: offers.map((other) => (other.letter === form.letter ? form : other)),
    })
  const remove = (form: OfferForm) => {
    setRemoved({ form, index: offers.indexOf(form) })
    setComparison({ ...comparison, offers: offers.filter((other) => other !== form) })
    setGoal({ kind: 'undo' })
  }
  const letter = freeLetter(offers)
  const details = requestDetails(source, planned, table)

  return (
    <div ref={root} className="costs-compare">
      <fieldset disabled={!isReady} aria-labelledby="vergleich-titel" className="print:hidden">
        <OfferHours
          planned={planned}
          source={source}
          typed={comparison.hours}
          reading={reading}
          table={table}
          onSource={(next) => setComparison({ ...comparison, source: next })}
          onType={(hours) => setComparison({ ...comparison, hours })}
        />
        <div className="costs-sheets">
          {compared.map((offer) => (
            <OfferSheet
              key={offer.form.letter}
              compared={offer}
              onChange={change}
              onRemove={offers.length === 1 ? undefined : () => remove(offer.form)}
            />
          ))}
          {letter !== null && (
            <div className="costs-add">
              <Button
                look="quiet"
                onClick={() => {
                  setComparison({ ...comparison, offers: [...offers, emptyOffer(letter)] })
                  setGoal({ kind: 'offer', letter })
                }}
              >
                {words.add}
              </Button>
            </div>
          )}
        </div>
        <div className="costs-undo">
          <p role="status">
            {removed !== null && letter !== null ? words.removed(nameOf(removed.form)) : ''}
          </p>
          {removed !== null && letter !== null && (
            <button
              type="button"
              className="costs-action"
              onClick={() => {
                const restored = putBack(offers, removed.form, removed.index)
                setComparison({ ...comparison, offers: restored })
                setRemoved(null)
                setGoal({ kind: 'offer', letter: restored[removed.index]?.letter ?? letter })
              }}
            >
              {words.undo}
            </button>
          )}
        </div>
        <OfferResults compared={compared} />
        <Announced text={announcedOf(compared)} />
        <OfferLines offers={offers} onChange={change} />
        <div className="costs-ends">
          <Button look="quiet" onClick={() => printAlone(root.current)}>
            {words.print.button}
          </Button>
          {details !== null && (
            <>
              <IntoRequest contactHref={contactHref} details={details}>
                {words.request.link}
              </IntoRequest>
              <p className="text-label">{words.request.privacy}</p>
            </>
          )}
        </div>
        <p className="max-w-text text-label">{words.kept}</p>
      </fieldset>
      <OfferPrint compared={compared} table={table} />
    </div>
  )
}

function sourceOf(chosen: HoursSource | null, planned: PlannedHours | null): HoursSource {
  switch (chosen) {
    case 'own':
    case 'example':
      return chosen
    case 'planned':
    case null:
      return planned === null ? 'example' : 'planned'
  }
}

function tableOf(source: HoursSource, planned: PlannedHours | null, own: HoursTable): HoursTable {
  switch (source) {
    case 'planned':
      return planned?.table ?? exampleHours
    case 'example':
      return exampleHours
    case 'own':
      return own
  }
}

/** The buyer's own hours, for a request; those of the example are nobody's. */
function requestDetails(source: HoursSource, planned: PlannedHours | null, table: HoursTable): string | null {
  if (source === 'example' || total(table) === 0) {
    return null
  }
  const { request } = words
  return [
    source === 'planned' && planned !== null ? request.planned(planned.label) : request.own,
    request.total(germanHours(total(table))),
    request.split(
      germanHours(columnTotal(table, 'night')),
      germanHours(rowTotal(table, 'sunday')),
      germanHours(rowTotal(table, 'holiday')),
    ),
  ].join('\n')
}

function announcedOf(compared: readonly Compared[]): string {
  return compared
    .flatMap(({ form, result }) =>
      result === null ? [] : [words.result.announced(nameOf(form), formatCents(result.amounts.yearNet))],
    )
    .join(' ')
}

/** Prints this section without the rest of the page (app/planung/costs.css). */
function printAlone(element: HTMLElement | null) {
  const section = element?.closest('section')
  section?.setAttribute('data-alone', '')
  window.addEventListener('afterprint', () => section?.removeAttribute('data-alone'), { once: true })
  window.print()
}
