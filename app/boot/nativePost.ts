import { FORM_ATTRIBUTE, POSTING_ATTRIBUTE } from '@/lib/both/pageContract'
import { type Draft, draftOf, type FormKind } from '@/lib/browser/enquiry/fields'
import { newId } from '@/lib/browser/enquiry/requests'
import { addRequest, readDraft, writeDraft } from '@/lib/browser/enquiry/storage'

/** What stands in the fields of a form, and what `others` say of those that it does not have. */
function fieldsOf(form: HTMLFormElement, others?: Draft | null): Draft {
  return draftOf({ ...others, ...Object.fromEntries(new FormData(form)) })
}

/** Makes what stands in a form the draft. */
export function keepFields(form: HTMLFormElement) {
  writeDraft(fieldsOf(form, readDraft()))
}

/** Lets the browser post a form, and writes it down first: it is sent, though nobody here will learn what came of it. */
export function postNatively(form: HTMLFormElement) {
  if (form.action.startsWith('http')) {
    const id = newId()
    document.documentElement.setAttribute(POSTING_ATTRIBUTE, id)
    addRequest({
      id,
      form: form.getAttribute(FORM_ATTRIBUTE) as FormKind,
      draft: fieldsOf(form),
      status: { kind: 'sending' },
    })
  }
  form.submit()
}
