'use client'

import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Island } from '@/components/ui/Island'
import { forms } from '@/content/forms'
import { FORM_ATTRIBUTE } from '@/lib/both/enquiryForm'
import { OFFER_ATTRIBUTE } from '@/lib/both/offerTrigger'
import { type EnquiryRequest, hasOpenResult, isRunning } from '@/lib/browser/enquiry/requests'
import { useFormsInSight } from './formsInSight'
import { Notice, type NoticesProps } from './Notice'
import { useEnquiryState } from './useEnquiryState'

/** On the notices: somebody is in a field, and they take no more room than their headlines. */
const COMPACT_ATTRIBUTE = 'data-compact'

/** Between what has the focus and the notices, in px. */
const GAP = 12

type Props = NoticesProps & {
  /** What they stand in; without it, on the page. */
  dialog?: RefObject<HTMLDialogElement | null>
  /** What follows, told with the thanks. */
  steps?: ReactNode
}

/**
 * Tells what became of each request, wherever the visitor is by then, until it is dismissed. It stands at the end of the page,
 * and once more at the end of the dialog, and sticks to the lower edge of what is seen; the one that is not inert shows.
 */
export function Notices(props: Props) {
  return (
    <Island fallback={<PlainNotices />}>
      <LiveNotices {...props} />
    </Island>
  )
}

/** No result stays untold because its notice broke. */
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
  /** Whether the visitor is led to it, by result. */
  const [led, setLed] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isHere = (dialog !== undefined) === sight.isDialogOpen

  /** On its way, and no form on the screen says so. */
  function isUnseen(request: EnquiryRequest): boolean {
    return isRunning(request) && !(sight[request.form] && (request.form === 'contact' || sight.isDialogOpen))
  }
  const due = isHere ? requests.filter((request) => hasOpenResult(request) || isUnseen(request)) : []
  const fresh = due.filter((request) => !led.has(keyOf(request)))
  const shown = due.filter((request) => led.has(keyOf(request)))

  // Decided once, before it is drawn: who waits for a result is led to it, nobody else is interrupted.
  useLayoutEffect(() => {
    if (fresh.length > 0) {
      const decided = fresh.map((request) => [keyOf(request), isAwaited(request) && isWaiting()] as const)
      setLed(new Map([...led, ...decided]))
    }
  })

  useRoom(box, dialog, shown.length)

  const of = (takesFocus: boolean) =>
    shown
      .filter((request) => led.get(keyOf(request)) === takesFocus)
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
      className="notices sticky bottom-0 z-50 max-h-[70dvh] overflow-y-auto print:hidden"
    >
      {of(true)}
      <div role="status">{of(false)}</div>
    </div>
  )
}

/** One result: a request that is sent again, or ends late, tells another. */
function keyOf({ id, status }: EnquiryRequest): string {
  return `${id} ${status.kind}`
}

/**
 * Keeps notices from lying over what has the focus (WCAG 2.4.11): while somebody is in a field they are compact, and what
 * scrolls there ends above them (`--notices` in the style sheets).
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
      // The browser has scrolled to a field for the room that there was before. What sticks to the same edge stays there.
      if ((isField || isCovered) && !focused.matches('.notices *, .contact-rail *')) {
        focused.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      }
    }
    /** What takes the focus is scrolled to by the browser first. */
    function afterwards() {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(makeRoom)
    }
    afterwards()
    document.addEventListener('focusin', afterwards)
    document.addEventListener('focusout', afterwards)
    return () => {
      cancelAnimationFrame(frame)
      setRoom(scroller, 0)
      document.removeEventListener('focusin', afterwards)
      document.removeEventListener('focusout', afterwards)
    }
  }, [box, dialog, count])
}

/** It is a result, and one that no earlier page has told. */
function isAwaited({ status, own }: EnquiryRequest): boolean {
  return status.kind === 'failed' || (status.kind === 'sent' && own)
}

/** Where the focus is when the button was pressed, and where the dialog gives it back as it closes. */
const WAITING = `[${FORM_ATTRIBUTE}] [type=submit], .notices *, [${OFFER_ATTRIBUTE}]`

/** The focus is there, or on nothing at all. */
function isWaiting(): boolean {
  const active = document.activeElement
  return active === null || active === document.body || active.matches(WAITING)
}

/** On the page directly: a custom property of the whole document would restyle all of it. */
function setRoom(scroller: HTMLElement, pixels: number) {
  if (scroller === document.documentElement) {
    scroller.style.scrollPaddingBottom = pixels > 0 ? `max(5.5rem, ${pixels}px)` : ''
  } else if (pixels > 0) {
    scroller.style.setProperty('--notices', `${pixels}px`)
  } else {
    scroller.style.removeProperty('--notices')
  }
}
