import { useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/Button'
import { forms } from '@/content/forms'
import { ErrorLinks } from './ErrorSummary'
import type { FieldError } from './fields'

type Props = {
  formId: string
  hint: string
  /** Fields that the service did not accept. */
  fields: readonly FieldError[]
  /** What was typed, as a text; read when it is needed, as it may be changed after the failure. */
  text: () => string
  mailHref: () => string
  phone: string
  phoneHref: string
  onRetry: () => void
}

/** Says that it failed, that nothing is lost, and the ways out. Takes the focus: help is here, and it is read once. */
export function FailureNotice({ formId, hint, fields, text, mailHref, phone, phoneHref, onRetry }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    box.current?.focus()
  }, [])
  return (
    <div ref={box} tabIndex={-1} className="border-l-4 border-alarm-700 bg-white p-4">
      <p className="font-semibold text-alarm-700">{forms.status.failed}</p>
      <p className="mt-2">{hint}</p>
      {fields.length > 0 && <ErrorLinks errors={fields} formId={formId} />}
      <p className="mt-2">{forms.status.kept}</p>
      <div className="mt-4 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button look="quiet" onClick={onRetry}>
          {forms.status.retry}
        </Button>
        <ButtonLink
          look="quiet"
          href={mailHref()}
          onClick={(event) => {
            event.currentTarget.href = mailHref()
          }}
        >
          {forms.status.email}
        </ButtonLink>
        <ButtonLink look="quiet" href={phoneHref}>
          {`${forms.status.call}: ${phone}`}
        </ButtonLink>
        {/* Without https there is no clipboard. */}
        {'clipboard' in navigator && (
          <Button
            look="quiet"
            onClick={() => navigator.clipboard.writeText(text()).then(() => setCopied(true))}
          >
            {copied ? forms.status.copied : forms.status.copy}
          </Button>
        )}
      </div>
    </div>
  )
}
