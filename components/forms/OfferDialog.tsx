'use client'

import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
} from 'react'
import { Island } from '@/components/ui/Island'
import { forms } from '@/content/forms'
import { OFFER_EVENT, prefillOf } from '@/lib/both/offerTrigger'
import { afterFrame } from '@/lib/browser/afterFrame'
import { isEmpty } from '@/lib/browser/enquiry/fields'
import { firstGapIn } from '@/lib/browser/enquiry/prefilled'
import { loadReader } from '@/lib/browser/enquiry/send'
import { enquiry } from '@/lib/browser/enquiry/store'
import { DialogMarkup, type DialogProps, type MarkupProps } from './DialogMarkup'
import { EnquiryForm } from './EnquiryForm'
import { formsInSight } from './formsInSight'
import { keepFocus } from './keepFocus'
import { Notices } from './Notices'

/**
 * The offer request. Its HTML is part of every page, and any link with `offerTrigger` opens it (app/boot/clicks.ts), before and after
 * hydration; without scripts the links lead to the contact form.
 * `<dialog>` provides the focus trap, Escape, the inert page and the return of the focus; on Android, Back closes it as well.
 */
export function OfferDialog(props: DialogProps) {
  const headingId = useId()
  const form = <EnquiryForm kind="offer" config={props.config} labelledBy={headingId} />
  return (
    <Island fallback={<DialogMarkup {...props} headingId={headingId} form={form} />}>
      <LiveDialog {...props} headingId={headingId} form={form} />
    </Island>
  )
}

function LiveDialog(props: DialogProps & Pick<MarkupProps, 'headingId' | 'form'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOnBackdrop = useRef(false)
  /** The text in which the cursor was put to the first gap. */
  const begun = useRef('')

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
        enquiry.prefill(prefillOf(trigger), forms.offer.servicePrefix)
      }
    }
    // The dialog may have been opened, and closed again, before hydration.
    if (window.offerTrigger) {
      begin()
    }
    // The frame that shows the dialog answers the press.
    const beginAfterFrame = () => afterFrame(begin)
    document.addEventListener(OFFER_EVENT, beginAfterFrame)
    return () => {
      document.removeEventListener(OFFER_EVENT, beginAfterFrame)
      formsInSight.set({ isDialogOpen: false })
    }
  }, [])

  // Sending leaves an empty form; if the visitor has typed since, the dialog stays open.
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

  /** Only a press and a release on the backdrop close the dialog, as selecting text may end outside. */
  function isBackdrop(event: { target: EventTarget; currentTarget: EventTarget }) {
    return event.target === event.currentTarget
  }

  /** The browser would put the cursor behind the last keyword. Once for each text: afterwards it stands where the visitor left it. */
  function moveToGap({ target }: FocusEvent) {
    const { draft } = enquiry.read()
    const gap = firstGapIn(draft)
    if (gap !== null && target instanceof HTMLTextAreaElement && begun.current !== draft.message) {
      begun.current = draft.message
      target.setSelectionRange(gap, gap)
    }
  }

  return (
    <DialogMarkup
      {...props}
      ref={dialog}
      onFocus={moveToGap}
      onClose={() => {
        formsInSight.set({ isDialogOpen: false })
        // Its trigger may have been removed.
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

/** Counts only requests of this page: one of an earlier page must not close the dialog. */
function countSentOffers(): number {
  return enquiry
    .read()
    .requests.filter(({ form, status, own }) => form === 'offer' && status.kind === 'sent' && own).length
}
