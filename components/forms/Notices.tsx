'use client'

import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { Island } from '@/components/ui/Island'
import { forms } from '@/content/forms'
import { OFFER_ATTRIBUTE } from '@/lib/both/offerTrigger'
import { type EnquiryRequest, hasOpenResult, isRunning } from '@/lib/browser/enquiry/requests'
import { useFormsInSight } from './formsInSight'
import { Notice, type NoticesProps } from './Notice'
import styles from './Notices.module.css'
import { useEnquiryState } from './useEnquiryState'
import { useNoticeRoom } from './useNoticeRoom'

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

  useNoticeRoom(box, dialog, shown.length)

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
