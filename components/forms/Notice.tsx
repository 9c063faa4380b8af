import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Button, ButtonLink } from '@/components/ui/Button'
import { forms } from '@/content/forms'
import { mailto } from '@/lib/both/mailto'
import type { EnquiryRequest, FailureReason } from '@/lib/browser/enquiry/requests'
import { enquiry } from '@/lib/browser/enquiry/store'
import { CopyButton } from './CopyButton'
import { mailBodyOf } from './fields'
import { keepFocus } from './keepFocus'
import type { NoticesProps } from './Notices'
import { sendAgain } from './sendAgain'
import { useOnline } from './useOnline'

type Props = NoticesProps & {
  request: EnquiryRequest
  /** The visitor waits for this result and is led to it; otherwise it is only announced. */
  takesFocus: boolean
}

/** One result, with the ways out if it is a failure. */
export function Notice({ request, takesFocus, config, closeIcon, dismissName }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const headingId = useId()
  const { status } = request
  useEffect(() => {
    // Between rendering and this, the visitor may have gone into a field: what is typed then must land there.
    if (takesFocus && document.activeElement?.matches('input, textarea') !== true) {
      // It sticks to the edge of what is seen; its place in the page is elsewhere.
      box.current?.focus({ preventScroll: true })
    }
  }, [takesFocus])

  // Whatever takes a notice away, the focus that is in it goes to the title, not to the body.
  useLayoutEffect(() => {
    const element = box.current
    return () => {
      if (element?.contains(document.activeElement)) {
        setTimeout(keepFocus)
      }
    }
  }, [])

  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups a message and its ways out, not form fields.
    <div
      ref={box}
      role="group"
      aria-labelledby={headingId}
      tabIndex={-1}
      data-request={request.id}
      data-status={status.kind}
      className={`mx-auto mb-3 w-[calc(100%-1.5rem)] max-w-xl sm:max-w-3xl rounded border border-l-4 bg-white p-4 text-tinte outline-offset-[-3px] ${status.kind === 'failed' ? 'border-alarm-700' : 'border-nacht-800'}`}
    >
      <div className="flex items-start gap-3">
        <p
          id={headingId}
          className={`mr-auto font-semibold ${status.kind === 'failed' ? 'text-alarm-700' : ''}`}
        >
          {forms.status[status.kind]}
        </p>
        {status.kind !== 'sending' && (
          <button
            type="button"
            onClick={() => enquiry.dismiss(request.id)}
            className="-m-2 grid size-11 shrink-0 place-items-center rounded hover:bg-papier-100"
          >
            {closeIcon}
            <span className="sr-only">{dismissName}</span>
          </button>
        )}
      </div>
      {status.kind === 'failed' && <WaysOut request={request} reason={status.reason} config={config} />}
    </div>
  )
}

function WaysOut({ request, reason, config }: Pick<Props, 'request' | 'config'> & { reason: FailureReason }) {
  const isOnline = useOnline()
  const body = mailBodyOf(request.draft, request.form)
  return (
    <div className="ways-out">
      <p className="mt-2">{forms.status.hints[reason]}</p>
      {reason === 'offline' && isOnline && <p className="mt-2">{forms.status.onlineNotice}</p>}
      <p className="mt-2">{forms.status.kept}</p>
      {/* On wide screens in one row: the lower the notice, the more of the form is seen. */}
      <div className="mt-4 grid gap-3 *:px-2! min-[21rem]:max-sm:grid-cols-2 sm:flex sm:flex-wrap sm:*:grow">
        <Button look="quiet" onClick={() => sendAgain(request, config)}>
          {forms.status.retry}
        </Button>
        <ButtonLink look="quiet" href={mailto(config.email, forms[request.form].mailSubject, body)}>
          {forms.status.email}
        </ButtonLink>
        {/* The number stays in one line, however long it is. */}
        <ButtonLink look="quiet" href={config.phoneHref} className="col-span-full">
          <span>
            {`${forms.status.call}: `}
            <span className="whitespace-nowrap">{config.phone}</span>
          </span>
        </ButtonLink>
        <CopyButton text={body} className="col-span-full" />
      </div>
    </div>
  )
}
