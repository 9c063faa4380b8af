'use client'

import {
  type FormEvent,
  Fragment,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
} from 'react'
import { Button } from '@/components/ui/Button'
import { Island } from '@/components/ui/Island'
import { useHydrated } from '@/components/ui/useHydrated'
import { forms } from '@/content/forms'
import { CONSENT_NAME, FORM_ATTRIBUTE } from '@/lib/both/enquiryForm'
import { mailto } from '@/lib/both/mailto'
import { type FormKind, hasDetails } from '@/lib/browser/enquiry/fields'
import { DiscardDraft } from './DiscardDraft'
import styles from './EnquiryForm.module.css'
import { ErrorSummary } from './ErrorSummary'
import { Field, fieldId } from './Field'
import { FormStatus } from './FormStatus'
import { controlOf, type FieldError, FORM_FIELDS } from './fields'
import { formsInSight } from './formsInSight'
import { Honeypot } from './Honeypot'
import { TakenDetails } from './TakenDetails'
import { useDraft } from './useDraft'
import { useEnquiryState } from './useEnquiryState'
import { useSubmit } from './useSubmit'

/** What the forms need from the build and the company, as islands can read neither. */
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

/** One enquiry form. Without scripts, or if its own fail, it is plain HTML that the browser posts. */
export function EnquiryForm(props: Props) {
  const formId = useId()
  return (
    <Island fallback={<FormMarkup {...props} formId={formId} errors={[]} sending={false} />}>
      <LiveForm {...props} formId={formId} />
    </Island>
  )
}

function LiveForm({ formId, ...props }: Props & { formId: string }) {
  const { kind, config } = props
  const { form, button, honeypot, answer, sending, submit, change, clearAnswer } = useSubmit(kind, config)
  const errors = answer.kind === 'invalid' ? answer.errors : []
  const hydrated = useHydrated()
  const { draft } = useEnquiryState()
  useDraft(form)

  const submitFromNotice = useEffectEvent(() => {
    button.current?.focus()
    submit()
  })
  useEffect(() => {
    formsInSight.set({ [kind]: () => submitFromNotice() })
    return () => formsInSight.set({ [kind]: undefined })
  }, [kind])

  return (
    <FormMarkup
      {...props}
      formId={formId}
      errors={errors}
      sending={sending}
      form={form}
      button={button}
      // The browser's own messages use the browser's language; they remain where no script replaces them.
      noValidate={hydrated}
      // The contact form has it in its lead. Only now, so that the HTML of each page is lighter.
      hint={hydrated && kind === 'offer' ? forms.offer.confidential : undefined}
      saysEnough={hasDetails(draft)}
      details={<TakenDetails />}
      onSubmit={(event) => {
        submit()
        // Not earlier: if `submit` throws, the browser posts the form.
        event.preventDefault()
      }}
      onInput={change}
      summary={
        answer.kind === 'invalid' && (
          <ErrorSummary
            errors={errors}
            formId={formId}
            press={answer.press}
            onChoose={(name) => form.current && controlOf(form.current, name)?.focus()}
          />
        )
      }
      honeypot={<Honeypot field={honeypot} />}
    >
      {/* Only now, so that the HTML of each page is lighter. */}
      {hydrated && (
        <>
          <FormStatus
            answer={answer}
            sending={sending}
            onConfirm={() => {
              // The pressed button disappears.
              button.current?.focus()
              // The question about the honeypot, if any, came before the one about an obstacle.
              submit({ human: true, nevertheless: answer.kind === 'obstacle' })
            }}
          />
          <DiscardDraft
            onDiscard={() => {
              form.current?.reset()
              clearAnswer()
            }}
          />
        </>
      )}
    </FormMarkup>
  )
}

type MarkupProps = Props & {
  /** Prefix that makes the ids of its fields unique. */
  formId: string
  errors: readonly FieldError[]
  sending: boolean
  form?: RefObject<HTMLFormElement | null>
  button?: RefObject<HTMLButtonElement | null>
  noValidate?: boolean
  /** At the message. */
  hint?: string | undefined
  /** Without a word in the message. */
  saysEnough?: boolean
  /** Above the message. */
  details?: ReactNode
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  onInput?: (event: FormEvent<HTMLFormElement>) => void
  /** Before the fields. */
  summary?: ReactNode
  honeypot?: ReactNode
  /** Below the button. */
  children?: ReactNode
}

/** Its HTML, in whichever state. */
export function FormMarkup({
  kind,
  config,
  labelledBy,
  formId,
  errors,
  sending,
  form,
  button,
  ...live
}: MarkupProps) {
  const { endpoint, extraFields } = config
  const texts = forms[kind]
  return (
    <form
      ref={form}
      method="post"
      // Without a service the browser opens the visitor's mail program instead.
      action={endpoint ?? mailto(config.email, texts.mailSubject)}
      {...(endpoint === null && { encType: 'text/plain' })}
      {...{ [FORM_ATTRIBUTE]: kind }}
      aria-labelledby={labelledBy}
      className={styles.form}
      noValidate={live.noValidate}
      onSubmit={live.onSubmit}
      onInput={live.onInput}
    >
      {Object.entries(extraFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {live.summary}
      {FORM_FIELDS[kind].map((spec) => (
        <Fragment key={spec.name}>
          {spec.name === 'message' && live.details}
          <Field
            {...spec}
            formId={formId}
            label={forms.fields[spec.name]}
            error={errors.find(({ name }) => name === spec.name)?.message}
            {...(spec.name === 'message' && {
              hint: live.hint,
              required: spec.required && live.saysEnough !== true,
            })}
            {...(spec.name === CONSENT_NAME && { describedBy: fieldId(formId, 'privacy') })}
          />
        </Fragment>
      ))}
      {live.honeypot}
      <p id={fieldId(formId, 'privacy')} className="text-label text-nebel-600">
        {forms.privacy[kind].before}
        <a href={config.privacyHref} className="text-link">
          {forms.privacy[kind].link}
        </a>
        {forms.privacy[kind].after}
      </p>
      <p className="unscripted text-label">
        {endpoint === null ? forms.noScript.mail : forms.noScript.service}
      </p>
      <div className={`flex ${styles.foot}`}>
        <Button
          ref={button}
          type="submit"
          look="primary"
          aria-disabled={sending || undefined}
          className="max-sm:w-full"
          onClick={(event) => {
            // The second half of a double click must not submit again, even if the first has failed by then.
            if (event.detail > 1) {
              event.preventDefault()
            }
          }}
        >
          {sending ? forms.status.sending : texts.submit}
        </Button>
      </div>
      {/* A single item of the form's grid, as separate empty ones would leave gaps. */}
      {live.children && <div className="-mt-5">{live.children}</div>}
    </form>
  )
}
