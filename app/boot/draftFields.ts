import { DRAFT_KEY } from '@/content/storageKeys'
import { TEXT_FIELD_NAMES } from '@/lib/both/enquiryForm'
import { readJson, storeValue } from '@/lib/browser/platform/storage'

/** The stored draft; null where storage is denied. Unchecked: lib/browser/enquiry/storage.ts checks what it reads. */
export function storedDraft(): Record<string, unknown> | null {
  const stored = readJson(DRAFT_KEY)
  return stored === null ? null : Object(stored)
}

/** Stores the values of a form as the draft; fields that the form does not have keep their stored value. */
export function saveFields(form: HTMLFormElement) {
  const draft = { ...storedDraft() }
  // Not by `FormData`, which is what the browser posts (heldSubmit.ts).
  for (const name of TEXT_FIELD_NAMES) {
    draft[name] = form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? draft[name]
  }
  storeValue(DRAFT_KEY, draft)
}
