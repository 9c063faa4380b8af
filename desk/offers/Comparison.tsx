'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ActionButton } from '@/components/ui/ActionButton'
import { useHydrated } from '@/components/ui/useHydrated'
import { comparison as labels, type OfferLine } from '@/content/planning/comparison'
import { refusals } from '@/content/planning/refusals'
import { OFFERS_KEY } from '@/content/storageKeys'
import { Announced } from '@/desk/fields/Announced'
import { IntoRequest } from '@/desk/fields/IntoRequest'
import { useRows } from '@/desk/fields/useRows'
import { useStored } from '@/desk/fields/useStored'
import { formatCents } from '@/desk/german/numbers'
import { readForms, withForm, writeForms } from '@/desk/hours/storedForms'
import { writeHours } from '@/desk/hours/storedHours'
import { printPage } from '@/lib/browser/platform/print'
import styles from './Comparison.module.css'
import { Lines } from './Lines'
import { ReadSheets } from './ReadSheets'
import { Results } from './Results'
import { Sheets } from './Sheets'
import { SourceChoice } from './SourceChoice'
import { plannedSources, type Source } from './sources'
import { compareOffers } from './standing'
import { MOST_OFFERS, noStoredOffers } from './storedOffers'

type Props = {
  /** Addresses with the base path: of the contact form, and of the calculator of hours. */
  contactHref: string
  hoursHref: string
  /** Hours of the example on this page. */
  example: Source
  /** Before the ten lines, why an offer should have each, and what stands below them. */
  lead: ReactNode
  why: Record<OfferLine, string>
  ours: ReactNode
}

/** Up to three offers, computed with the same hours. Prices stay in this tab: no link and no request holds them. */
export function Comparison({ contactHref, hoursHref, example, lead, why, ours }: Props) {
  const isReady = useHydrated()
  const [stored, store] = useStored(OFFERS_KEY, noStoredOffers)
  // Reading a sheet takes a while, in which prices are typed.
  const newest = useRef(stored)
  useEffect(() => {
    newest.current = stored
  }, [stored])
  const list = useRows(stored.offers, (offers) => store({ ...stored, offers }), MOST_OFFERS)
  const [planned, setPlanned] = useState<readonly Source[]>([])
  useEffect(() => setPlanned(plannedSources()), [])
  const root = useRef<HTMLFieldSetElement>(null)

  const sources = [...planned, example]
  const source = sources.find(({ kind }) => kind === stored.source) ?? planned[0] ?? example
  const offers = compareOffers(list.rows, source)
  const { own } = source
  return (
    <fieldset
      ref={root}
      disabled={!isReady}
      aria-labelledby="vergleich-titel"
      className={`min-w-0 ${styles.compare}`}
    >
      <SourceChoice
        sources={sources}
        picked={source}
        hoursHref={hoursHref}
        onPick={(kind) => store({ ...stored, source: kind })}
      />
      <ReadSheets
        own={sources.find(({ kind }) => kind === 'posts')?.own?.link ?? null}
        hoursHref={hoursHref}
        billed={source}
        offersNow={() => newest.current.offers}
        onRead={(next, opened) => {
          if (opened !== null) {
            writeHours(opened.hours)
            writeForms(withForm(readForms(), { form: opened.form, address: `#${opened.hours.link}` }))
            setPlanned(plannedSources())
          }
          newest.current = { ...newest.current, source: 'posts', offers: next }
          store(newest.current)
        }}
      />
      <Sheets list={list} offers={offers} source={source} />
      <Results offers={offers} source={source} />
      <Lines lead={lead} why={why} ours={ours} offers={offers} onChange={list.change} />
      <Announced
        text={offers
          .flatMap(({ title, reading: { amounts } }) =>
            amounts === null
              ? []
              : labels.result.announced(title, labels.result.net[source.span], formatCents(amounts.net)),
          )
          .join(' ')}
      />
      <div className="mt-10 flex flex-wrap gap-4 print:hidden">
        {own !== null && (
          <IntoRequest contactHref={contactHref} details={own.details} origin="posten">
            {labels.request.link}
          </IntoRequest>
        )}
        <ActionButton act={() => printAlone(root.current)} refused={refusals.print}>
          {labels.print}
        </ActionButton>
      </div>
      <p className="mt-4 max-w-text text-label print:hidden">
        {own !== null && `${labels.request.privacy} `}
        {labels.kept}
      </p>
    </fieldset>
  )
}

/** Prints this section without the rest of the page (CostsPage.module.css). */
function printAlone(element: HTMLElement | null): boolean {
  const section = element?.closest('section')
  section?.setAttribute('data-alone', '')
  window.addEventListener('afterprint', () => section?.removeAttribute('data-alone'), { once: true })
  return printPage()
}
