import { type FormEvent, Fragment, type ReactNode, type RefObject } from 'react'
import { Button } from '@/components/ui/Button'
import { forms } from '@/content/forms'
import { CONSENT_NAME, FORM_ATTRIBUTE } from '@/lib/both/enquiryForm'
import { mailto } from '@/lib/both/mailto'
import type { FormKind } from '@/lib/browser/enquiry/fields'
import type { EnquiryConfig } from './config'
import { Field, fieldId } from './Field'
import styles from './FormMarkup.module.css'
import { type FieldError, FORM_FIELDS } from './fields'

export type FormProps = {
  kind: FormKind
  config: EnquiryConfig
  /** Id of the heading that names the form. */
  labelledBy: string
}

type MarkupProps = FormProps & {
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

/** The HTML of an enquiry form, in whichever state. */
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
