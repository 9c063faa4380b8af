import { type RefObject, useEffect } from 'react'
import { TEXT_FIELD_NAMES } from '@/lib/enquiry/fieldNames.mjs'
import { isDraftField } from '@/lib/enquiry/fields'
import { loadReader } from '@/lib/enquiry/send'
import { readDraft } from '@/lib/enquiry/storage'
import { enquiry } from '@/lib/enquiry/store'
import { wellFormed } from '@/lib/enquiry/wellFormed'
import { controlOf } from './fields'

/**
 * Keeps a form and the shared draft equal, in both directions. The draft wins over what the browser puts back into the
 * fields on its own; what somebody typed before hydration is in the draft already (app/boot/earlyDraft.ts).
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
    const stop = enquiry.subscribe(show)
    enquiry.reread()
    if (readDraft() === null) {
      // Nothing can be stored, so the fields are all there is.
      const filled = fields.filter(({ control }) => control.value !== '')
      enquiry.type(Object.fromEntries(filled.map(({ name, control }) => [name, control.value])))
    }
    function show() {
      const { draft } = enquiry.read()
      for (const { name, control } of fields) {
        // Writing an equal value would still move the cursor; half an emoji may be on its way to a whole one.
        if (wellFormed(control.value) !== draft[name]) {
          control.value = draft[name]
        }
      }
    }
    function keep({ target }: Event) {
      const { name, value } = target as HTMLInputElement
      if (isDraftField(name)) {
        enquiry.type({ [name]: wellFormed(value) })
      }
    }
    show()
    // Whoever begins to fill in a form may send it.
    element.addEventListener('focusin', loadReader, { once: true })
    // Autofill of some browsers sends only the second.
    element.addEventListener('input', keep)
    element.addEventListener('change', keep)
    return () => {
      element.removeEventListener('focusin', loadReader)
      element.removeEventListener('input', keep)
      element.removeEventListener('change', keep)
      stop()
    }
  }, [form])
}
