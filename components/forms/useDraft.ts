import { type RefObject, useEffect } from 'react'
import { TEXT_FIELD_NAMES } from '@/lib/both/enquiryForm'
import { wellFormed } from '@/lib/both/wellFormed'
import type { Draft } from '@/lib/browser/enquiry/fields'
import { loadReader } from '@/lib/browser/enquiry/send'
import { enquiry } from '@/lib/browser/enquiry/store'
import { controlOf } from './fields'

/** `change`: autofill of some browsers sends nothing else. `submit`: password managers may send nothing at all. */
const OCCASIONS = ['input', 'change', 'submit']

/**
 * Keeps a form and the shared draft equal, in both directions. What stands in a field is input, whoever put it there and
 * whether or not an event told of it; what the browser itself put back has been replaced by then (app/boot/earlyDraft.ts).
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
    /** What each field held when it and the draft were last equal. */
    const agreed: Partial<Draft> = {}
    function exchange() {
      const filled: Partial<Draft> = {}
      for (const { name, control } of fields) {
        if (control.value !== (agreed[name] ?? '')) {
          agreed[name] = control.value
          filled[name] = wellFormed(control.value)
        }
      }
      if (Object.keys(filled).length > 0) {
        enquiry.type(filled)
      }
      const { draft } = enquiry.read()
      for (const { name, control } of fields) {
        // Writing an equal value would still move the cursor; half an emoji may be on its way to a whole one.
        if (wellFormed(control.value) !== draft[name]) {
          control.value = draft[name]
        }
        agreed[name] = control.value
      }
    }
    const stop = enquiry.subscribe(exchange)
    exchange()
    // Whoever begins to fill in a form may send it.
    element.addEventListener('focusin', loadReader, { once: true })
    for (const occasion of OCCASIONS) {
      element.addEventListener(occasion, exchange)
    }
    return () => {
      element.removeEventListener('focusin', loadReader)
      for (const occasion of OCCASIONS) {
        element.removeEventListener(occasion, exchange)
      }
      stop()
    }
  }, [form])
}
