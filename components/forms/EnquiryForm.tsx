'use client'

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { forms } from '@/content/forms'
import { isEmpty, onDraftChange, readDraft } from '@/lib/draft'
import { mailto } from '@/lib/mailto'
import { ErrorSummary } from './ErrorSummary'
import { FailureNotice } from './FailureNotice'
import { Field, fieldId } from './Field'
import { FORM_FIELDS, type FormKind, valuesOf } from './fields'
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
  const formId = useId()
  const { endpoint, extraFields } = setup
  const { state, submit, change, discard } = useEnquiry({ form, kind, endpoint, extraFields, onSent })
  const hasDraft = useHasDraft()
  const sending = state.kind === 'sending'
  const texts = forms[kind]
  const errors = state.kind === 'invalid' ? state.errors : []

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
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
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
      <p id={fieldId(formId, 'privacy')} className="text-label text-nebel-600">
        {forms.privacy[kind].before}
        <a href={setup.privacyHref} className="text-link">
          {forms.privacy[kind].link}
        </a>
        {forms.privacy[kind].after}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" look="primary" aria-disabled={sending} className="max-sm:w-full">
          {sending ? forms.status.sending : texts.submit}
        </Button>
        {hasDraft && !sending && (
          <button type="button" onClick={discard} className="text-link min-h-11 max-sm:w-full">
            {forms.status.discard}
          </button>
        )}
      </div>
      <Status state={state} kind={kind} />
      {state.kind === 'failed' && (
        <FailureNotice
          hint={forms.status.hints[state.reason]}
          mailHref={() =>
            mailto(setup.email, texts.mailSubject, form.current === null ? '' : mailBody(form.current, kind))
          }
          phoneHref={setup.phoneHref}
          phone={setup.phone}
          onRetry={() => void submit()}
        />
      )}
    </form>
  )
}

function useHasDraft(): boolean {
  const [hasDraft, setHasDraft] = useState(false)
  useEffect(() => {
    setHasDraft(!isEmpty(readDraft()))
    return onDraftChange((draft) => setHasDraft(!isEmpty(draft)))
  }, [])
  return hasDraft
}

/** The request as a letter: what was typed, with its labels. */
function mailBody(form: HTMLFormElement, kind: FormKind): string {
  const values = valuesOf(form, kind)
  return FORM_FIELDS[kind]
    .flatMap(({ name }) => {
      const value = values[name]
      return typeof value === 'string' && value !== '' ? [`${forms.fields[name]}: ${value}`] : []
    })
    .join('\n')
}

/** Announces sending and sent; the region exists before its text, or screen readers would miss it. */
function Status({ state, kind }: { state: EnquiryState; kind: FormKind }) {
  return (
    <div role="status" className="empty:-mt-5">
      {announcement(state, kind)}
    </div>
  )
}

function announcement(state: EnquiryState, kind: FormKind): ReactNode {
  switch (state.kind) {
    case 'idle':
    case 'invalid':
    case 'failed':
      return null
    case 'sending':
      return <span className="sr-only">{forms.status.sending}</span>
    case 'sent':
      // The offer dialog is closed by now; its thanks stand on the page.
      return (
        kind === 'contact' && (
          <p className="border-l-4 border-nacht-800 bg-white p-4 font-semibold">{forms.status.sent}</p>
        )
      )
  }
}
