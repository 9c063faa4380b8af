import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '@/components/ui/Button'
import { forms } from '@/content/forms'

type FailureProps = {
  hint: string
  mailHref: () => string
  phone: string
  phoneHref: string
  onRetry: () => void
}

/** Says that it failed, that nothing is lost, and three ways out. Takes the focus: help is here, and it is read once. */
export function FailureNotice({ hint, mailHref, phone, phoneHref, onRetry }: FailureProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
  }, [])
  return (
    <div ref={box} tabIndex={-1} className="border-l-4 border-alarm-700 bg-white p-4">
      <p className="font-semibold text-alarm-700">{forms.status.failed}</p>
      <p className="mt-2">{`${hint} ${forms.status.kept}`}</p>
      <div className="mt-4 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button look="quiet" onClick={onRetry}>
          {forms.status.retry}
        </Button>
        <ButtonLink
          look="quiet"
          href={mailHref()}
          onClick={(event) => {
            // The text may have been changed since the failure.
            event.currentTarget.href = mailHref()
          }}
        >
          {forms.status.email}
        </ButtonLink>
        <ButtonLink look="quiet" href={phoneHref}>
          {`${forms.status.call}: ${phone}`}
        </ButtonLink>
      </div>
    </div>
  )
}
