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
  const texts = [...new FormData(form)].filter(([name]) => TEXT_FIELD_NAMES.some((field) => field === name))
  storeValue(DRAFT_KEY, { ...storedDraft(), ...Object.fromEntries(texts) })
}
