import { type RefObject, useEffect, useRef, useState } from 'react'
import { clearDraft, DRAFT_FIELDS, type DraftField, onDraftChange, readDraft, updateDraft } from '@/lib/draft'
import { isDuplicate, noteFailed, noteStarted } from '@/lib/duplicates'
import { type FailureReason, type SendOptions, sendEnquiry } from '@/lib/sendEnquiry'
import {
  controlOf,
  errorOf,
  errorsOf,
  type FieldError,
  type FieldName,
  type FormKind,
  fieldErrors,
  valuesOf,
} from './fields'

export type EnquiryState =
  | { kind: 'idle' }
  | { kind: 'invalid'; errors: readonly FieldError[] }
  | { kind: 'sending' }
  | { kind: 'sent' }
  /** The same enquiry was sent within the last minute, perhaps from another tab. */
  | { kind: 'duplicate' }
  /** Something filled the field that no visitor sees: asked once, in case it was the browser. */
  | { kind: 'suspicious' }
  | { kind: 'failed'; reason: FailureReason; fields: readonly FieldError[] }

type Options = SendOptions & {
  form: RefObject<HTMLFormElement | null>
  kind: FormKind
  onSent?: (() => void) | undefined
}

/** Keeps a form and the shared draft equal, in both directions. */
function useDraft(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const element = form.current
    if (element === null) {
      return
    }
    const fields = DRAFT_FIELDS.flatMap((name) => {
      const control = controlOf(element, name)
      return control === null ? [] : [{ name, control }]
    })
    // What was typed before hydration counts; only then does the draft fill what is empty.
    const typed = fields.filter(({ control }) => control.value !== '')
    if (typed.length > 0) {
      updateDraft(Object.fromEntries(typed.map(({ name, control }) => [name, control.value])))
    }
    function show(draft: Record<DraftField, string>) {
      for (const { name, control } of fields) {
        // Writing an equal value would still move the cursor.
        if (control.value !== draft[name]) {
          control.value = draft[name]
        }
      }
    }
    show(readDraft())
    return onDraftChange(show)
  }, [form])
}

/** The states of an enquiry form: checks, sends once, and keeps every character until the request has arrived. */
export function useEnquiry({ form, kind, onSent, ...sendOptions }: Options) {
  const [state, setState] = useState<EnquiryState>({ kind: 'idle' })
  // Set before anything is awaited: a double click or Enter plus click must not send twice.
  const locked = useRef(false)
  useDraft(form)

  /** @param trap what stands in the field that nobody sees; empty for a visitor, and once a visitor has confirmed */
  async function submit(trap = '') {
    const element = form.current
    if (element === null || locked.current) {
      return
    }
    const errors = errorsOf(element, kind)
    if (errors.length > 0) {
      setState({ kind: 'invalid', errors })
      return
    }
    if (trap !== '') {
      setState({ kind: 'suspicious' })
      return
    }
    const values = valuesOf(element, kind)
    const fingerprint = JSON.stringify(values)
    if (isDuplicate(fingerprint)) {
      setState({ kind: 'duplicate' })
      return
    }
    locked.current = true
    noteStarted(fingerprint)
    setState({ kind: 'sending' })
    const result = await sendEnquiry(values, sendOptions)
    locked.current = false
    if (result.kind === 'failed') {
      noteFailed(fingerprint)
      setState({ ...result, fields: fieldErrors(kind, result.fields) })
      return
    }
    setState(result)
    // What was changed while the request was on its way has not been sent; it stays.
    if (JSON.stringify(valuesOf(element, kind)) === fingerprint) {
      element.reset()
      clearDraft()
    }
    onSent?.()
  }

  /** Keeps the draft, and takes back an error as soon as it is mended. */
  function change(control: HTMLInputElement | HTMLTextAreaElement) {
    if (DRAFT_FIELDS.includes(control.name as DraftField)) {
      updateDraft({ [control.name]: control.value })
    }
    setState((before) => {
      if (before.kind === 'sent' || before.kind === 'duplicate') {
        return { kind: 'idle' }
      }
      if (before.kind !== 'invalid' || errorOf(control, control.name as FieldName) !== null) {
        return before
      }
      const errors = before.errors.filter(({ name }) => name !== control.name)
      return errors.length === 0 ? { kind: 'idle' } : { kind: 'invalid', errors }
    })
  }

  function discard() {
    form.current?.reset()
    clearDraft()
    setState({ kind: 'idle' })
  }

  return { state, submit, change, discard }
}
