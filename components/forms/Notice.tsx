import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { AXIS, COLUMNS } from '@/components/ui/axes'
import { forms } from '@/content/forms'
import type { EnquiryRequest, FailureReason } from '@/lib/browser/enquiry/requests'
import { enquiry } from '@/lib/browser/enquiry/store'
import type { EnquiryConfig } from './config'
import { keepFocus } from './keepFocus'
import styles from './Notices.module.css'
import { useOnline } from './useOnline'
import { WaysOut } from './WaysOut'

export type NoticesProps = {
  config: EnquiryConfig
  /** Drawn by the server: icons would make the scripts heavier. */
  closeIcon: ReactNode
  /** Name of the button that takes a notice off the page. */
  dismissName: string
}

type Props = NoticesProps & {
  request: EnquiryRequest
  /** The visitor waits for this result, so it takes the focus; otherwise it is only announced. */
  takesFocus: boolean
  /** It follows the gutters of the dialog, or the axes of the page. */
  isInDialog: boolean
  /** The next steps, on the page that sent. The dialog and later pages show the thanks only. */
  steps?: ReactNode
}

/** One result, on a full-width paper surface, with the next steps or the ways out of a failure. */
export function Notice({ request, takesFocus, isInDialog, steps, config, closeIcon, dismissName }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const headingId = useId()
  const { status } = request
  useEffect(() => {
    // The visitor may have entered a field since rendering and must be able to type on.
    if (takesFocus && document.activeElement?.matches('input, textarea') !== true) {
      // It is sticky, so its place in the page is elsewhere.
      box.current?.focus({ preventScroll: true })
    }
  }, [takesFocus])

  // When a notice with the focus is removed, the focus moves to the title, not to the body.
  useLayoutEffect(() => {
    const element = box.current
    return () => {
      if (element?.contains(document.activeElement)) {
        setTimeout(keepFocus)
      }
    }
  }, [])

  const isThanks = status.kind === 'sent' && request.own && steps !== undefined
  /** Wide screens show a second column beside the text. */
  const isPair = !isInDialog && (isThanks || status.kind === 'failed')
  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups a message and its ways out, not form fields.
    <div
      ref={box}
      role="group"
      aria-labelledby={headingId}
      tabIndex={-1}
      data-request={request.id}
      data-status={status.kind}
      className={`border-t-4 bg-papier-50 text-tinte ${status.kind === 'failed' ? 'border-alarm-700' : 'border-nacht-800'}`}
    >
      <div
        className={`relative py-4 ${isInDialog ? 'px-5 sm:px-8' : 'mx-auto max-w-page px-gutter'} ${isPair ? `lg:py-10 ${COLUMNS}` : ''}`}
      >
        <div className={`pr-12 ${isPair ? AXIS.margin : ''}`}>
          <p
            id={headingId}
            className={`font-semibold ${isThanks ? 'text-minor sm:text-sub' : ''} ${status.kind === 'failed' ? 'text-alarm-700' : ''}`}
          >
            {forms.status[status.kind]}
          </p>
          {status.kind === 'failed' && <Reason reason={status.reason} />}
        </div>
        {status.kind !== 'sending' && (
          <button
            type="button"
            onClick={() => enquiry.dismiss(request.id)}
            className={`absolute top-2 grid size-11 place-items-center rounded hover:bg-papier-100 ${isInDialog ? 'right-2' : 'right-[calc(var(--spacing-gutter)-0.9rem)]'}`}
          >
            {closeIcon}
            <span className="sr-only">{dismissName}</span>
          </button>
        )}
        {isThanks && (
          <div className={`${styles.more} mt-4 max-w-text lg:mt-0 ${AXIS.list}`}>
            {steps}
            <p className="hairline flex flex-wrap items-baseline gap-x-4 pt-1.5 lg:pt-3">
              {forms.status.urgent}
              <a href={config.phoneHref} className="target text-sub font-semibold hover:underline">
                {config.phone}
              </a>
            </p>
          </div>
        )}
        {status.kind === 'failed' && (
          <WaysOut
            request={request}
            config={config}
            className={`${styles.more} ${isPair ? `lg:mt-0 lg:grid lg:grid-cols-2 lg:pr-12 ${AXIS.list}` : ''}`}
          />
        )}
      </div>
    </div>
  )
}

function Reason({ reason }: { reason: FailureReason }) {
  const isOnline = useOnline()
  return (
    <div className={styles.more}>
      <p className="mt-2">{forms.status.hints[reason]}</p>
      {reason === 'offline' && isOnline && <p className="mt-2">{forms.status.onlineNotice}</p>}
      <p className="mt-2">{forms.status.kept}</p>
    </div>
  )
}
