import { DRAFT_KEY, REQUESTS_KEY } from '@/content/storageKeys'
import { FORM_ATTRIBUTE, TEXT_FIELD_NAMES } from '@/lib/both/enquiryForm'
import { POSTING_ATTRIBUTE } from '@/lib/both/pageState'
import { newId } from '@/lib/browser/enquiry/newId'
import { readJson, writeStored } from '@/lib/browser/platform/storage'

/** Either form. */
export const FORM = `[${FORM_ATTRIBUTE}]`

/** The stored draft; null where nobody can know it. Unchecked, as whoever reads it later checks it (enquiry/storage.ts). */
export function storedDraft(): Record<string, unknown> | null {
  const stored = readJson(DRAFT_KEY)
  return stored === null ? null : Object(stored)
}

function draftIn(form: HTMLFormElement) {
  const texts = [...new FormData(form)].filter(([name]) => TEXT_FIELD_NAMES.some((field) => field === name))
  return Object.fromEntries(texts)
}

/** Makes what stands in a form the draft; fields that it does not have stay as they are. */
export function keepFields(form: HTMLFormElement) {
  writeStored(DRAFT_KEY, JSON.stringify({ ...storedDraft(), ...draftIn(form) }))
}

/** Lets the browser post a form, and writes it down first: it is sent, though nobody here will learn what came of it. */
export function postNatively(form: HTMLFormElement) {
  if (form.action.startsWith('http')) {
    const id = newId()
    const requests = readJson(REQUESTS_KEY)
    const request = {
      id,
      form: form.getAttribute(FORM_ATTRIBUTE),
      draft: draftIn(form),
      status: { kind: 'sending' },
    }
    document.documentElement.setAttribute(POSTING_ATTRIBUTE, id)
    writeStored(REQUESTS_KEY, JSON.stringify([...(Array.isArray(requests) ? requests : []), request]))
  }
  form.submit()
}
