'use client'

import {
  type ComponentProps,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
} from 'react'
import { Island } from '@/components/ui/Island'
import { useHydrated } from '@/components/ui/useHydrated'
import { forms } from '@/content/forms'
import { OFFER_EVENT, prefillOf } from '@/lib/both/offerTrigger'
import { isEmpty } from '@/lib/browser/enquiry/fields'
import { loadReader } from '@/lib/browser/enquiry/send'
import { enquiry } from '@/lib/browser/enquiry/store'
import { EnquiryForm } from './EnquiryForm'
import { formsInSight } from './formsInSight'
import { keepFocus } from './keepFocus'
import type { NoticesProps } from './Notice'
import { Notices } from './Notices'

type Props = NoticesProps & {
  /** What happens after sending; below the form, once there is a script: the HTML of each page is lighter without it. */
  nextSteps: ReactNode
}

/**
 * The offer request. Its HTML is part of every page, and any link that carries `offerTrigger` opens it (app/boot/clicks.ts), before
 * React is there and after; without scripts the links lead to the contact form.
 * `<dialog>` brings the focus trap, Escape, inertness of the page and the way back of the focus; on Android, Back closes it as well.
 */
export function OfferDialog(props: Props) {
  const headingId = useId()
  return (
    <Island fallback={<DialogMarkup {...props} headingId={headingId} />}>
      <LiveDialog {...props} headingId={headingId} />
    </Island>
  )
}

function LiveDialog(props: Props & { headingId: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOnBackdrop = useRef(false)

  const close = useCallback(() => {
    dialog.current?.close()
    formsInSight.set({ isDialogOpen: false })
  }, [])

  useEffect(() => {
    function begin() {
      const trigger = window.offerTrigger
      delete window.offerTrigger
      void loadReader()
      formsInSight.set({ isDialogOpen: dialog.current?.open === true })
      if (trigger) {
        enquiry.prefill(prefillOf(trigger), forms.offer)
      }
    }
    // It may have been opened, and closed again, before there was a script to see it.
    if (window.offerTrigger) {
      begin()
    }
    document.addEventListener(OFFER_EVENT, begin)
    return () => document.removeEventListener(OFFER_EVENT, begin)
  }, [])

  // What was sent leaves an empty form; where something new was begun, the visitor is still at work.
  useEffect(() => {
    let sent = countSentOffers()
    return enquiry.subscribe(() => {
      const before = sent
      sent = countSentOffers()
      if (sent > before && isEmpty(enquiry.read().draft)) {
        close()
      }
    })
  }, [close])

  /** Only a press and a release on the backdrop close: selecting text may end outside and must not. */
  function isBackdrop(event: { target: EventTarget; currentTarget: EventTarget }) {
    return event.target === event.currentTarget
  }

  return (
    <DialogMarkup
      {...props}
      ref={dialog}
      onClose={() => {
        formsInSight.set({ isDialogOpen: false })
        // What opened it may be gone by now.
        keepFocus()
      }}
      onPointerDown={(event: PointerEvent) => {
        pressedOnBackdrop.current = isBackdrop(event)
      }}
      onClick={(event: MouseEvent) => {
        if (pressedOnBackdrop.current && isBackdrop(event)) {
          close()
        }
      }}
    >
      <Notices {...props} dialog={dialog} />
    </DialogMarkup>
  )
}

type MarkupProps = Props & { headingId: string } & Pick<
    ComponentProps<'dialog'>,
    'ref' | 'onClose' | 'onPointerDown' | 'onClick' | 'children'
  >

function DialogMarkup({ config, closeIcon, nextSteps, headingId, children, ref, ...events }: MarkupProps) {
  const { onClose, onPointerDown, onClick } = events
  const isHydrated = useHydrated()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is the backdrop's; keys have Escape, which <dialog> brings.
    <dialog
      ref={ref}
      aria-labelledby={headingId}
      className="offer-dialog"
      onClose={onClose}
      onPointerDown={onPointerDown}
      onClick={onClick}
    >
      <div className="offer-body">
        <div className="offer-head">
          <h2 id={headingId} tabIndex={-1}>
            {forms.offer.heading}
          </h2>
          {/* Closes it without a script. */}
          <form method="dialog">
            <button type="submit" className="offer-close">
              {closeIcon}
              <span className="sr-only">{forms.offer.close}</span>
            </button>
          </form>
        </div>
        <p className="mb-5 text-label text-nebel-600">{forms.offer.lead}</p>
        <EnquiryForm kind="offer" config={config} labelledBy={headingId} />
        {isHydrated && <div className="mt-10">{nextSteps}</div>}
      </div>
      {children}
    </dialog>
  )
}

/** Of this page: what an earlier one has sent closes nothing here. */
function countSentOffers(): number {
  return enquiry
    .read()
    .requests.filter(({ form, status, own }) => form === 'offer' && status.kind === 'sent' && own).length
}
