'use client'

import { useEffect, useId, useRef } from 'react'
import { Button } from '@/components/ui/Button'
import { forms } from '@/content/forms'
import { CONSENT_NAME } from '@/lib/enquiry/fieldNames.mjs'
import type { FormKind } from '@/lib/enquiry/fields'
import { enquiry } from '@/lib/enquiry/store'
import { mailto } from '@/lib/mailto'
import { FORM_ATTRIBUTE } from '@/lib/pageContract'
import { DiscardDraft } from './DiscardDraft'
import { ErrorSummary } from './ErrorSummary'
import { Field, fieldId } from './Field'
import { FormStatus } from './FormStatus'
import { FORM_FIELDS } from './fields'
import { Honeypot } from './Honeypot'
import { useDraft } from './useDraft'
import { useEnquiryState } from './useEnquiryState'
import { useSubmit } from './useSubmit'

/** What the forms need to know of the build and the company; islands cannot read either. */
export type EnquiryConfig = {
  /** Where the form posts to, or null while the build has no form service. */
  endpoint: string | null
  extraFields: Record<string, string>
  /** Address of the privacy notice, with base path. */
  privacyHref: string
  email: string
  phone: string
  phoneHref: string
}

type Props = {
  kind: FormKind
  config: EnquiryConfig
  /** Id of the heading that names the form. */
  labelledBy: string
}

/** One enquiry form. Without scripts it is plain HTML that the browser posts by itself. */
export function EnquiryForm({ kind, config, labelledBy }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const honeypot = useRef<HTMLInputElement>(null)
  const formId = useId()
  const { endpoint, extraFields } = config
  useDraft(form)
  useEnquiryState()
  const { answer, submit, change, forget } = useSubmit({ form, kind, endpoint, extraFields })
  const sending = enquiry.isSending(kind)
  const texts = forms[kind]
  const errors = answer.kind === 'invalid' ? answer.errors : []

  // The browser's own bubbles would speak the browser's language; they stay where no script replaces them.
  useEffect(() => {
    form.current?.setAttribute('novalidate', '')
  }, [])

  return (
    <form
      ref={form}
      method="post"
      // Without a service the browser opens the visitor's mail program instead.
      action={endpoint ?? mailto(config.email, texts.mailSubject)}
      {...(endpoint === null && { encType: 'text/plain' })}
      {...{ [FORM_ATTRIBUTE]: kind }}
      aria-labelledby={labelledBy}
      className="relative flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        submit({ honeypot: honeypot.current?.value ?? '' })
      }}
      onInput={change}
    >
      {Object.entries(extraFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {answer.kind === 'invalid' && <ErrorSummary errors={errors} formId={formId} press={answer.press} />}
      {FORM_FIELDS[kind].map((spec) => (
        <Field
          key={spec.name}
          {...spec}
          formId={formId}
          label={forms.fields[spec.name]}
          error={errors.find(({ name }) => name === spec.name)?.message}
          {...(spec.name === CONSENT_NAME && { describedBy: fieldId(formId, 'privacy') })}
        />
      ))}
      <Honeypot field={honeypot} />
      <p id={fieldId(formId, 'privacy')} className="text-label text-nebel-600">
        {forms.privacy[kind].before}
        <a href={config.privacyHref} className="text-link">
          {forms.privacy[kind].link}
        </a>
        {forms.privacy[kind].after}
      </p>
      <noscript>
        <p className="text-label">{endpoint === null ? forms.noScript.mail : forms.noScript.service}</p>
      </noscript>
      {/* In the dialog it stays in view (app/styles/forms.css). */}
      <div className="flex">
        <Button
          type="submit"
          look="primary"
          aria-disabled={sending}
          className="max-sm:w-full"
          onClick={(event) => {
            // The second half of a double click asks for nothing new, even if the first has failed by then.
            if (event.detail > 1) {
              event.preventDefault()
            }
          }}
        >
          {sending ? forms.status.sending : texts.submit}
        </Button>
      </div>
      <FormStatus
        answer={answer}
        sending={sending}
        onConfirm={() => {
          // The button that was pressed goes away.
          form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
          submit({ nevertheless: true })
        }}
      />
      <DiscardDraft
        onDiscard={() => {
          form.current?.reset()
          forget()
        }}
      />
    </form>
  )
}
