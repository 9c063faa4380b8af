import { useEffect, useRef, useState } from 'react'
import { CONSENT_NAME } from '@/lib/both/enquiryForm'
import { type FormKind, isDraftField } from '@/lib/browser/enquiry/fields'
import { isSending } from '@/lib/browser/enquiry/requests'
import type { SendOptions } from '@/lib/browser/enquiry/send'
import { enquiry } from '@/lib/browser/enquiry/store'
import type { Obstacle } from '@/lib/browser/enquiry/transition'
import { controlOf, draftIn, errorOf, errorsOf, type FieldError, type FieldName, fieldErrors } from './fields'
import { useEnquiryState } from './useEnquiryState'

/** Why a press of the button did not send. `Notices` shows the results of requests. */
export type Answer =
  | { kind: 'none' }
  /** `press` counts the presses, as each one moves the focus to the summary. */
  | { kind: 'invalid'; errors: readonly FieldError[]; press: number }
  | { kind: 'obstacle'; obstacle: Obstacle }
  /** The honeypot is filled: the visitor is asked once, in case the browser filled it. */
  | { kind: 'suspicious' }

/** The questions that the visitor has answered with yes. */
type Confirmed = {
  /** No machine filled the honeypot. */
  human?: boolean
  /** The same text may have arrived already. */
  nevertheless?: boolean
}

/** Checks a form and hands it to the store. */
export function useSubmit(kind: FormKind, options: SendOptions) {
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const honeypot = useRef<HTMLInputElement>(null)
  const [answer, setAnswer] = useState<Answer>({ kind: 'none' })
  const { requests } = useEnquiryState()

  const last = requests.findLast((request) => request.form === kind)
  const outcome = last && `${last.id} ${last.status.kind}`
  const [known, setKnown] = useState<string>()
  if (outcome !== known) {
    setKnown(outcome)
    // Fields that the service rejects are shown like those that the browser rejects.
    const errors =
      last?.status.kind === 'failed' && !last.dismissed ? fieldErrors(kind, last.status.fields) : []
    if (errors.length > 0) {
      setAnswer({ kind: 'invalid', errors, press: 0 })
    } else if (answer.kind === 'obstacle') {
      // "Is being sent" is out of date once the request has ended.
      setAnswer({ kind: 'none' })
    }
  }

  const sent = last?.status.kind === 'sent' ? last.id : undefined
  useEffect(() => {
    // Each request needs a new consent.
    const consent = form.current && controlOf(form.current, CONSENT_NAME)
    if (sent !== undefined && consent instanceof HTMLInputElement) {
      consent.checked = false
    }
  }, [sent])

  function submit({ human = false, nevertheless = false }: Confirmed = {}) {
    const element = form.current
    if (element === null) {
      return
    }
    const errors = errorsOf(element, kind)
    if (errors.length > 0) {
      setAnswer((before) => ({
        kind: 'invalid',
        errors,
        press: before.kind === 'invalid' ? before.press + 1 : 1,
      }))
      return
    }
    if (honeypot.current?.value && !human) {
      setAnswer({ kind: 'suspicious' })
      return
    }
    const draft = draftIn(element, kind, enquiry.read().draft)
    const submitted = enquiry.submit({ form: kind, draft, nevertheless }, options)
    // Also after Enter: the focus on the button closes a phone's keyboard, and the result is shown there.
    if (submitted === 'started' && element.contains(document.activeElement)) {
      button.current?.focus()
    }
    // A second press while the button shows that it is sending does nothing.
    const repeated = submitted === 'sending' && isSending(enquiry.read().requests, kind)
    setAnswer(
      submitted === 'started' || repeated ? { kind: 'none' } : { kind: 'obstacle', obstacle: submitted },
    )
  }

  /** Removes an error as soon as it is corrected, and an obstacle as soon as the text changes. */
  function change({ target }: { target: EventTarget }) {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) {
      return
    }
    const { name } = target
    setAnswer((before) => {
      if (before.kind === 'obstacle' && isDraftField(name)) {
        return { kind: 'none' }
      }
      if (before.kind !== 'invalid' || errorOf(target, name as FieldName) !== null) {
        return before
      }
      const errors = before.errors.filter((error) => error.name !== name)
      return errors.length === 0 ? { kind: 'none' } : { ...before, errors }
    })
  }

  return {
    form,
    button,
    honeypot,
    answer,
    sending: isSending(requests, kind),
    submit,
    change,
    clearAnswer: () => setAnswer({ kind: 'none' }),
  }
}
