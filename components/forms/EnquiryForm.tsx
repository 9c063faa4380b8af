'use client'

import { useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/Button'
import { forms } from '@/content/forms'
import { isEmpty, onDraftChange, readDraft } from '@/lib/draft'
import { mailto } from '@/lib/mailto'
import { ErrorSummary } from './ErrorSummary'
import { FailureNotice } from './FailureNotice'
import { Field, fieldId } from './Field'
import { FormStatus } from './FormStatus'
import { type FieldError, FORM_FIELDS, type FormKind, letterOf } from './fields'
import { Trap } from './Trap'
import { type EnquiryState, useEnquiry } from './useEnquiry'

/** What the forms need to know of the build and the company; islands cannot read either. */
export type EnquirySetup = {
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
  setup: EnquirySetup
  /** Id of the heading that names the form. */
  labelledBy: string
  onSent?: () => void
}

/** One enquiry form. Without scripts it is plain HTML that the browser posts by itself. */
export function EnquiryForm({ kind, setup, labelledBy, onSent }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const trap = useRef<HTMLInputElement>(null)
  const formId = useId()
  const { endpoint, extraFields } = setup
  const { state, submit, change, discard } = useEnquiry({ form, kind, endpoint, extraFields, onSent })
  const hasDraft = useHasDraft()
  const texts = forms[kind]
  const errors = errorsIn(state)

  // The browser's own bubbles would speak the browser's language; they stay where no script replaces them.
  useEffect(() => {
    form.current?.setAttribute('novalidate', '')
  }, [])

  return (
    <form
      ref={form}
      method="post"
      // Without a service the browser opens the visitor's mail program instead.
      action={endpoint ?? mailto(setup.email, texts.mailSubject)}
      {...(endpoint === null && { encType: 'text/plain' })}
      aria-labelledby={labelledBy}
      className="relative flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void submit(trap.current?.value)
      }}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
          change(target)
        }
      }}
    >
      {Object.entries(extraFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {state.kind === 'invalid' && <ErrorSummary errors={errors} formId={formId} />}
      {FORM_FIELDS[kind].map((spec) => (
        <Field
          key={spec.name}
          {...spec}
          formId={formId}
          label={forms.fields[spec.name]}
          error={errors.find(({ name }) => name === spec.name)?.message}
          {...(spec.name === 'gdprConsent' && { describedBy: fieldId(formId, 'privacy') })}
        />
      ))}
      <Trap field={trap} />
      <p id={fieldId(formId, 'privacy')} className="text-label text-nebel-600">
        {forms.privacy[kind].before}
        <a href={setup.privacyHref} className="text-link">
          {forms.privacy[kind].link}
        </a>
        {forms.privacy[kind].after}
      </p>
      <noscript>
        <p className="text-label">{endpoint === null ? forms.noScript.mail : forms.noScript.service}</p>
      </noscript>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          type="submit"
          look="primary"
          aria-disabled={state.kind === 'sending'}
          className="max-sm:w-full"
        >
          {state.kind === 'sending' ? forms.status.sending : texts.submit}
        </Button>
        {hasDraft && state.kind !== 'sending' && (
          <button type="button" onClick={discard} className="text-link min-h-11 max-sm:w-full">
            {forms.status.discard}
          </button>
        )}
      </div>
      <FormStatus state={state} kind={kind} onConfirm={() => void submit()} />
      {state.kind === 'failed' && (
        <FailureNotice
          formId={formId}
          hint={forms.status.hints[state.reason]}
          fields={errors}
          text={() => letterOf(form.current, kind)}
          mailHref={() => mailto(setup.email, texts.mailSubject, letterOf(form.current, kind))}
          phoneHref={setup.phoneHref}
          phone={setup.phone}
          onRetry={() => void submit()}
        />
      )}
    </form>
  )
}

function errorsIn(state: EnquiryState): readonly FieldError[] {
  switch (state.kind) {
    case 'invalid':
      return state.errors
    case 'failed':
      return state.fields
    case 'idle':
    case 'sending':
    case 'sent':
    case 'duplicate':
    case 'suspicious':
      return []
  }
}

function useHasDraft(): boolean {
  return useSyncExternalStore(
    onDraftChange,
    () => !isEmpty(readDraft()),
    () => false,
  )
}
