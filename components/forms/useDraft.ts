import { type RefObject, useEffect } from 'react'
import { TEXT_FIELD_NAMES } from '@/lib/both/enquiryForm'
import { isInClosedDialog } from '@/lib/both/isInClosedDialog'
import { wellFormed } from '@/lib/both/wellFormed'
import type { Draft } from '@/lib/browser/enquiry/fields'
import { loadReader } from '@/lib/browser/enquiry/send'
import { enquiry } from '@/lib/browser/enquiry/store'
import { controlOf } from './fields'

/** `change`: the only event of some browsers' autofill. `submit`: password managers may send no event at all. */
const EVENTS = ['input', 'change', 'submit']

/**
 * Synchronises a form and the shared draft. The value of a field counts as input, with or without an event; values that the browser
 * restored have been replaced before (app/boot/earlyDraft.ts).
 */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const element = form.current
    if (element === null) {
      return
    }
    const fields = TEXT_FIELD_NAMES.flatMap((name) => {
      const control = controlOf(element, name)
      return control === null ? [] : [{ name, control }]
    })
    /** The value of each field when it and the draft were last equal. */
    const synced: Partial<Draft> = {}
    const sync = () => {
      const changed: Partial<Draft> = {}
      // What a password manager fills into a closed dialog does not replace what the visitor has entered.
      const entered = isInClosedDialog(element) ? enquiry.read().draft : null
      for (const { name, control } of fields) {
        if (!entered?.[name] && control.value !== (synced[name] ?? '')) {
          synced[name] = control.value
          changed[name] = wellFormed(control.value)
        }
      }
      if (Object.keys(changed).length > 0) {
        enquiry.type(changed)
      }
      const { draft } = enquiry.read()
      for (const { name, control } of fields) {
        // Writing an equal value would move the cursor; a lone surrogate may become a whole emoji with the next event.
        if (wellFormed(control.value) !== draft[name]) {
          control.value = draft[name]
        }
        synced[name] = control.value
      }
    }
    const stop = enquiry.subscribe(sync)
    sync()
    // A visitor who starts to fill in the form will probably send it.
    element.addEventListener('focusin', loadReader, { once: true })
    for (const type of EVENTS) {
      element.addEventListener(type, sync)
    }
    return () => {
      element.removeEventListener('focusin', loadReader)
      for (const type of EVENTS) {
        element.removeEventListener(type, sync)
      }
      stop()
    }
  }, [form])
}
