import { POSTS_KEY } from '@/content/storageKeys'
import { readJson, writeStored } from '@/lib/browser/platform/storage'
import { acceptForm, type PlanForm } from './record'

/** A form, and the fragment of the address that it belongs to. */
export type KeptForm = { form: PlanForm; address: string }

/** As many plans as a tab remembers: whoever goes back to one finds also the rows that no link can hold. */
const MOST_FORMS = 5

/** Forms of this tab, the last one first; earlier versions kept one. */
export function readForms(): KeptForm[] {
  const stored: { forms?: unknown } = Object(readJson(POSTS_KEY))
  const list: unknown[] = Array.isArray(stored.forms) ? stored.forms : [stored]
  return list.flatMap((each) => {
    const { form, address }: { form?: unknown; address?: unknown } = Object(each)
    const accepted = acceptForm(form)
    return accepted !== null && typeof address === 'string' ? { form: accepted, address } : []
  })
}

/** Puts a form first, in the place of another one of its address, and of what it was before it changed. */
export function withForm(forms: readonly KeptForm[], next: KeptForm, before?: KeptForm): KeptForm[] {
  const others = forms.filter((each) => each !== before && each.address !== next.address)
  return [next, ...others].slice(0, MOST_FORMS)
}

export function writeForms(forms: readonly KeptForm[]) {
  writeStored(POSTS_KEY, JSON.stringify({ forms }))
}
