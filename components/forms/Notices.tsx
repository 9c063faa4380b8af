'use client'

import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Island } from '@/components/ui/Island'
import { forms } from '@/content/forms'
import { OFFER_ATTRIBUTE } from '@/lib/both/offerTrigger'
import { type EnquiryRequest, hasOpenResult, isRunning } from '@/lib/browser/enquiry/requests'
import { useFormsInSight } from './formsInSight'
import { Notice, type NoticesProps } from './Notice'
import styles from './Notices.module.css'
import { useEnquiryState } from './useEnquiryState'

/** On the notices while a field has the focus: they show only their headlines. */
const COMPACT_ATTRIBUTE = 'data-compact'

/** Between the focused element and the notices, in px. */
const GAP = 12

type Props = NoticesProps & {
  /** The dialog that contains them; without it they belong to the page. */
  dialog?: RefObject<HTMLDialogElement | null>
  /** The next steps, shown with the thanks. */
  steps?: ReactNode
}

/**
 * Shows the result of each request, on whichever page the visitor is, until it is dismissed. Rendered at the end of the page and at
 * the end of the dialog, sticky at the lower edge of the window; the one that is not inert shows the results.
 */
export function Notices(props: Props) {
  return (
    <Island fallback={<PlainNotices />}>
      <LiveNotices {...props} />
    </Island>
  )
}

/** Shows the results where the notices have broken. */
function PlainNotices() {
  const { requests } = useEnquiryState()
  return (
    <div role="status" className="bg-white text-tinte">
      {requests.filter(hasOpenResult).map(({ id, status }) => (
        <p key={id} className="p-4 font-semibold">
          {forms.status[status.kind]}
        </p>
      ))}
    </div>
  )
}

function LiveNotices({ dialog, ...notice }: Props) {
  const { requests } = useEnquiryState()
  const sight = useFormsInSight()
  const box = useRef<HTMLDivElement>(null)
  /** Whether a notice takes the focus, by its key. */
  const [focusByKey, setFocusByKey] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isHere = (dialog !== undefined) === sight.isDialogOpen

  /** Pending, and no visible form shows that. */
  function isUnseen(request: EnquiryRequest): boolean {
    return isRunning(request) && !(sight[request.form] && (request.form === 'contact' || sight.isDialogOpen))
  }
  const due = isHere ? requests.filter((request) => hasOpenResult(request) || isUnseen(request)) : []
  const fresh = due.filter((request) => !focusByKey.has(keyOf(request)))
  const shown = due.filter((request) => focusByKey.has(keyOf(request)))

  // Decided once, before painting: a result takes the focus only if the visitor waits for it.
  useLayoutEffect(() => {
    if (fresh.length > 0) {
      const decided = fresh.map((request) => [keyOf(request), isAwaited(request) && isWaiting()] as const)
      setFocusByKey(new Map([...focusByKey, ...decided]))
    }
  })

  useRoom(box, dialog, shown.length)

  const of = (takesFocus: boolean) =>
    shown
      .filter((request) => focusByKey.get(keyOf(request)) === takesFocus)
      .map((request) => (
        <Notice
          key={keyOf(request)}
          {...notice}
          request={request}
          takesFocus={takesFocus}
          isInDialog={dialog !== undefined}
        />
      ))
  return (
    <div
      ref={box}
      {...(shown.length > 0 && { role: 'region', 'aria-label': forms.status.notices })}
      data-part="notices"
      className={`${styles.notices} sticky bottom-0 z-50 max-h-[70dvh] overflow-y-auto print:hidden`}
    >
      {of(true)}
      <div role="status">{of(false)}</div>
    </div>
  )
}

/** Identifies one result: a retried or late request has another one. */
function keyOf({ id, status }: EnquiryRequest): string {
  return `${id} ${status.kind}`
}

/**
 * Keeps notices from covering the focused element (WCAG 2.4.11): they are compact while a field has the focus, and the scroll area
 * ends above them (`--notices` in the style sheets).
 */
function useRoom(box: RefObject<HTMLElement | null>, dialog: Props['dialog'], count: number) {
  useEffect(() => {
    if (count === 0) {
      return
    }
    const scroller = dialog?.current ?? document.documentElement
    let frame = 0
    function makeRoom() {
      const notices = box.current
      const focused = document.activeElement
      if (notices === null || focused === null) {
        return
      }
      const isField = focused.matches('input, textarea')
      notices.toggleAttribute(COMPACT_ATTRIBUTE, isField)
      const height = getComputedStyle(notices).position === 'sticky' ? notices.offsetHeight : 0
      setRoom(scroller, height > 0 ? height + GAP : 0)
      const { top, bottom } = focused.getBoundingClientRect()
      const isCovered = bottom > window.innerHeight - height && top < window.innerHeight
      // The browser scrolled to the field before the room changed. Elements that are sticky at the same edge cannot be scrolled.
      if ((isField || isCovered) && !focused.matches('[data-part=notices] *, [data-part=contact-bar] *')) {
        focused.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      }
    }
    /** The browser scrolls to the focused element first. */
    function scheduleRoom() {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(makeRoom)
    }
    scheduleRoom()
    document.addEventListener('focusin', scheduleRoom)
    document.addEventListener('focusout', scheduleRoom)
    return () => {
      cancelAnimationFrame(frame)
      setRoom(scroller, 0)
      document.removeEventListener('focusin', scheduleRoom)
      document.removeEventListener('focusout', scheduleRoom)
    }
  }, [box, dialog, count])
}

/** Whether it is a result that the visitor may wait for: a failure, or thanks for a request of this page. */
function isAwaited({ status, own }: EnquiryRequest): boolean {
  return status.kind === 'failed' || (status.kind === 'sent' && own)
}

/** Where the focus is after a press of the button, and where a closing dialog returns it. */
const WAITING = `[type=submit], [data-part=notices] *, [${OFFER_ATTRIBUTE}]`

/** Whether the focus is there, or nowhere. */
function isWaiting(): boolean {
  const active = document.activeElement
  return active === null || active === document.body || active.matches(WAITING)
}

/** Directly on the root for the page, as a custom property there would restyle the whole document. */
function setRoom(scroller: HTMLElement, pixels: number) {
  if (scroller === document.documentElement) {
    scroller.style.scrollPaddingBottom = pixels > 0 ? `max(5.5rem, ${pixels}px)` : ''
  } else if (pixels > 0) {
    scroller.style.setProperty('--notices', `${pixels}px`)
  } else {
    scroller.style.removeProperty('--notices')
  }
}
