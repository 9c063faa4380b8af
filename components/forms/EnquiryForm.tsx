'use client'

import { useEffect, useEffectEvent, useId } from 'react'
import { Island } from '@/components/ui/Island'
import { useHydrated } from '@/components/ui/useHydrated'
import { forms } from '@/content/forms'
import { hasDetails } from '@/lib/browser/enquiry/fields'
import { DiscardDraft } from './DiscardDraft'
import { ErrorSummary } from './ErrorSummary'
import { FormMarkup, type FormProps } from './FormMarkup'
import { FormStatus } from './FormStatus'
import { controlOf } from './fields'
import { formsInSight } from './formsInSight'
import { Honeypot } from './Honeypot'
import { TakenDetails } from './TakenDetails'
import { useDraft } from './useDraft'
import { useEnquiryState } from './useEnquiryState'
import { useSubmit } from './useSubmit'

/** One enquiry form. Without scripts, or if its own fail, it is plain HTML that the browser posts. */
export function EnquiryForm(props: FormProps) {
  const formId = useId()
  return (
    <Island fallback={<FormMarkup {...props} formId={formId} errors={[]} sending={false} />}>
      <LiveForm {...props} formId={formId} />
    </Island>
  )
}

function LiveForm({ formId, ...props }: FormProps & { formId: string }) {
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
