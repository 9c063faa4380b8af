'use client'

import { usePathname } from 'next/navigation'
import { type PointerEvent, type ReactNode, startTransition, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { forms } from '@/content/forms'
import { readDraft, updateDraft } from '@/lib/draft'
import { OFFER_READY, offerTriggerOf } from '@/lib/offerTrigger'
import { withService } from '@/lib/withService'
import { EnquiryForm, type EnquirySetup } from './EnquiryForm'

type Props = {
  setup: EnquirySetup
  closeIcon: ReactNode
  /** What happens after sending; stands below the form. */
  nextSteps: ReactNode
  /** Name of the button that takes the thanks off the page. */
  dismissName: string
}

/** Time after hydration in which nothing else shall be done. */
const PREPARE_AFTER_MS = 300

/**
 * The offer request. Opened by any link that carries `offerTrigger`; the links work without it.
 * `<dialog>` brings the focus trap, Escape, inertness of the page and the way back of the focus.
 */
export function OfferDialog({ setup, closeIcon, nextSteps, dismissName }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOnBackdrop = useRef(false)
  const headingId = useId()
  const [prepared, setPrepared] = useState(false)
  const [thanked, setThanked] = useState(false)
  const pathname = usePathname()

  useEffect(() => {
    function openFromTrigger(event: MouseEvent) {
      const trigger = offerTriggerOf(event)
      if (trigger === null) {
        return
      }
      event.preventDefault()
      if (trigger.service !== null) {
        updateDraft({ message: withService(readDraft().message, trigger.service, forms.offer.servicePrefix) })
      }
      // Rendered at once if it was not yet: what is not there cannot take the focus.
      flushSync(() => {
        setPrepared(true)
        setThanked(false)
      })
      dialog.current?.showModal()
    }
    document.addEventListener('click', openFromTrigger)
    // A click that came before is repeated (scripts/inline/earlyIntent.js) when all effects have run: one of them
    // closes the dialog, and React does not render in between.
    queueMicrotask(() => document.dispatchEvent(new Event(OFFER_READY)))
    return () => document.removeEventListener('click', openFromTrigger)
  }, [])

  // Rendered beforehand and in small steps, so that the first click has less to do.
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setPrepared(true)), PREPARE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  // Back and forward leave the page that the dialog was opened on.
  useEffect(() => {
    if (pathname !== null) {
      dialog.current?.close()
    }
  }, [pathname])

  /** Only a press and a release on the backdrop close: selecting text may end outside and must not. */
  function isBackdrop(event: { target: EventTarget; currentTarget: EventTarget }) {
    return event.target === event.currentTarget
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the click is the backdrop's; keys have Escape, which <dialog> brings. */}
      <dialog
        ref={dialog}
        aria-labelledby={headingId}
        className="offer-dialog"
        onPointerDown={(event: PointerEvent) => {
          pressedOnBackdrop.current = isBackdrop(event)
        }}
        onClick={(event) => {
          if (pressedOnBackdrop.current && isBackdrop(event)) {
            dialog.current?.close()
          }
        }}
      >
        {prepared && (
          <div className="px-5 pb-8 sm:px-8">
            <div className="sticky top-0 z-10 -mx-5 flex items-start gap-4 bg-papier-50 px-5 pt-4 pb-3 sm:-mx-8 sm:px-8 sm:pt-6">
              {/* The heading, not the first field: a field would raise the phone's keyboard over the form. */}
              <h2
                id={headingId}
                tabIndex={-1}
                ref={(heading) => heading?.setAttribute('autofocus', '')}
                className="mr-auto text-2xl leading-tight font-semibold tracking-tight text-balance sm:text-3xl"
              >
                {forms.offer.heading}
              </h2>
              <button
                type="button"
                onClick={() => dialog.current?.close()}
                className="-mt-2 -mr-3 grid size-12 shrink-0 place-items-center rounded hover:bg-papier-100"
              >
                {closeIcon}
                <span className="sr-only">{forms.offer.close}</span>
              </button>
            </div>
            <p className="mb-5 text-label text-nebel-600">{forms.offer.lead}</p>
            <EnquiryForm
              kind="offer"
              setup={setup}
              labelledBy={headingId}
              onSent={() => {
                dialog.current?.close()
                setThanked(true)
              }}
            />
            <div className="mt-10">{nextSteps}</div>
          </div>
        )}
      </dialog>
      <div role="status" className="fixed inset-x-0 top-header z-50 mx-auto w-full max-w-xl print:hidden">
        {thanked && (
          <div className="m-3 flex items-start gap-3 rounded border-l-4 border-nacht-800 bg-papier-50 p-4 font-semibold text-tinte">
            <p className="mr-auto">{forms.status.sent}</p>
            <button
              type="button"
              onClick={() => setThanked(false)}
              className="-m-2 grid size-11 shrink-0 place-items-center rounded hover:bg-papier-100"
            >
              {closeIcon}
              <span className="sr-only">{dismissName}</span>
            </button>
          </div>
        )}
      </div>
    </>
  )
}
