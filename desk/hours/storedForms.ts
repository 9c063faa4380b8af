import { POSTS_KEY } from '@/content/storageKeys'
import { readValue, storeValue } from '@/lib/browser/platform/storage'
import type { PlanForm } from './record'

/** A form, and the fragment of the address that it belongs to. */
export type StoredForm = { form: PlanForm; address: string }

/** As many plans as a tab remembers: going back to one of them finds also the rows that no link can hold. */
const MOST_FORMS = 5

/** Forms of this tab, the last one first. */
export function readForms(): StoredForm[] {
  return readValue(POSTS_KEY) ?? []
}

/** Puts a form first, in the place of another one of its address, and of what it was before it changed. */
export function withForm(forms: readonly StoredForm[], next: StoredForm, before?: StoredForm): StoredForm[] {
  const others = forms.filter((each) => each !== before && each.address !== next.address)
  return [next, ...others].slice(0, MOST_FORMS)
}

export function writeForms(forms: readonly StoredForm[]) {
  storeValue(POSTS_KEY, forms)
}
