import { TEXT_FIELD_NAMES } from '@/lib/enquiry/fieldNames.mjs'
import { type Draft, draftOf, type FormKind, wordsOf } from '@/lib/enquiry/fields'
import { newId } from '@/lib/enquiry/requests'
import { addRequest, readDraft, writeDraft } from '@/lib/enquiry/storage'
import { FORM_ATTRIBUTE, POSTING_ATTRIBUTE } from '@/lib/pageContract'

function fieldsOf(form: HTMLFormElement): Draft {
  const data = new FormData(form)
  return draftOf(Object.fromEntries(TEXT_FIELD_NAMES.map((field) => [field, data.get(field)])))
}

/** Makes what stands in a form the draft. */
export function keepFields(form: HTMLFormElement) {
  const kind = form.getAttribute(FORM_ATTRIBUTE) as FormKind
  const { company } = readDraft() ?? fieldsOf(form)
  writeDraft({ ...fieldsOf(form), ...(kind === 'contact' && { company }) })
}

/** Lets the browser post a form, and writes it down first: it is sent, though nobody here will learn what came of it. */
export function postNatively(form: HTMLFormElement) {
  if (form.action.startsWith('http')) {
    const kind = form.getAttribute(FORM_ATTRIBUTE) as FormKind
    const id = newId()
    document.documentElement.setAttribute(POSTING_ATTRIBUTE, id)
    addRequest({ id, form: kind, words: wordsOf(kind, fieldsOf(form)), status: { kind: 'sending' } })
  }
  form.submit()
}
