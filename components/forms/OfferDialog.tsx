'use client'

import {
  type PointerEvent,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { Island } from '@/components/ui/Island'
import { forms } from '@/content/forms'
import { offerLinkOf, prefillOf } from '@/lib/both/offerTrigger'
import { isEmpty } from '@/lib/browser/enquiry/fields'
import { loadReader } from '@/lib/browser/enquiry/send'
import { enquiry } from '@/lib/browser/enquiry/store'
import { EnquiryForm } from './EnquiryForm'
import { formsInSight } from './formsInSight'
import { keepFocus } from './keepFocus'
import type { NoticesProps } from './Notice'
import { Notices } from './Notices'

type Props = NoticesProps & {
  /** What happens after sending; stands below the form. */
  nextSteps: ReactNode
}

/** Leaves the time right after hydration to what the visitor does. */
const PREPARE_AFTER_MS = 300

/**
 * The offer request. Opened by any link that carries `offerTrigger`; the links work without it, and lead to the contact form.
 * `<dialog>` brings the focus trap, Escape, inertness of the page and the way back of the focus; on Android, Back closes it as well.
 */
export function OfferDialog(props: Props) {
  return (
    <Island fallback={null}>
      <LiveDialog {...props} />
    </Island>
  )
}

function LiveDialog({ nextSteps, ...notices }: Props) {
  const { config, closeIcon } = notices
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOnBackdrop = useRef(false)
  const headingId = useId()
  const [prepared, setPrepared] = useState(false)

  const close = useCallback(() => {
    dialog.current?.close()
    formsInSight.set({ isDialogOpen: false })
  }, [])

  useEffect(() => {
    function open() {
      void loadReader()
      // Rendered at once if it was not yet: what is not there cannot take the focus.
      flushSync(() => {
        setPrepared(true)
        formsInSight.set({ isDialogOpen: true })
      })
      if (dialog.current?.open === false) {
        dialog.current.showModal()
      }
    }
    // On the document: the links are the server's HTML.
    function openFromTrigger(event: MouseEvent) {
      const link = offerLinkOf(event)
      if (link === null) {
        return
      }
      enquiry.prefill(prefillOf(link), forms.offer)
      open()
      // Not before: should this fail, the link leads to the contact form.
      event.preventDefault()
    }
    document.addEventListener('click', openFromTrigger)
    formsInSight.set({ openDialog: open })
    return () => {
      document.removeEventListener('click', openFromTrigger)
      formsInSight.set({ openDialog: undefined })
    }
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

  // Rendered beforehand and in small steps, so that the first click has less to do.
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setPrepared(true)), PREPARE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  /** Only a press and a release on the backdrop close: selecting text may end outside and must not. */
  function isBackdrop(event: { target: EventTarget; currentTarget: EventTarget }) {
    return event.target === event.currentTarget
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is the backdrop's; keys have Escape, which <dialog> brings.
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      className="offer-dialog"
      onClose={() => {
        formsInSight.set({ isDialogOpen: false })
        // What opened it may be gone by now.
        keepFocus()
      }}
      onPointerDown={(event: PointerEvent) => {
        pressedOnBackdrop.current = isBackdrop(event)
      }}
      onClick={(event) => {
        if (pressedOnBackdrop.current && isBackdrop(event)) {
          close()
        }
      }}
    >
      {prepared && (
        <div className="px-5 pb-8 sm:px-8">
          <div className="sticky top-0 z-10 -mx-5 flex items-start gap-4 bg-papier-50 px-5 pt-4 pb-3 sm:-mx-8 sm:px-8 sm:pt-6">
            {/* The heading, not the first field: a field would raise the phone's keyboard over the form. By ref: React takes
                "autoFocus" for itself and never writes the attribute, which is what showModal() goes by. */}
            <h2
              id={headingId}
              tabIndex={-1}
              ref={(heading) => heading?.setAttribute('autofocus', '')}
              className="mr-auto min-w-0 text-minor font-semibold text-balance sm:text-sub sm:leading-tight [@media(height<30rem)]:text-item!"
            >
              {forms.offer.heading}
            </h2>
            <button
              type="button"
              onClick={close}
              className="-mt-2 -mr-3 grid size-12 shrink-0 place-items-center rounded hover:bg-papier-100"
            >
              {closeIcon}
              <span className="sr-only">{forms.offer.close}</span>
            </button>
          </div>
          <p className="mb-5 text-label text-nebel-600">{forms.offer.lead}</p>
          <EnquiryForm kind="offer" config={config} labelledBy={headingId} />
          <div className="mt-10">{nextSteps}</div>
        </div>
      )}
      <Notices {...notices} dialog={dialog} />
    </dialog>
  )
}

/** Of this page: what an earlier one has sent closes nothing here. */
function countSentOffers(): number {
  return enquiry
    .read()
    .requests.filter(({ form, status, own }) => form === 'offer' && status.kind === 'sent' && own).length
}
