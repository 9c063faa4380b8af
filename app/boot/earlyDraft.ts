import { isDraftField } from '@/lib/enquiry/fields'
import { readDraft, writeDraft } from '@/lib/enquiry/storage'
import { wellFormed } from '@/lib/enquiry/wellFormed'
import { FORM_ATTRIBUTE, READY_EVENT } from '@/lib/pageContract'

// What is typed before the scripts are ready is kept as well: a link may lead away from it, or a new
// version of the site take the scripts with it. Later the store does the same (lib/enquiry/store.ts).
function keep({ target }: Event) {
  const { name, value } = target as HTMLInputElement
  const draft = isDraftField(name) && readDraft()
  if (draft) {
    writeDraft({ ...draft, [name]: wellFormed(value) })
  }
}

for (const type of ['input', 'change']) {
  document.addEventListener(type, keep)
  document.addEventListener(READY_EVENT, () => document.removeEventListener(type, keep))
}

// After a reload or a way back the browser itself puts back what stood in the fields, just before the page counts as loaded.
// It may have been sent or changed on another page meanwhile: the draft replaces it. Whatever differs from it later is input.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (navigation?.type !== 'navigate') {
  addEventListener('load', () => {
    const draft = readDraft()
    for (const field of document.querySelectorAll<HTMLInputElement>(`[${FORM_ATTRIBUTE}] [name]`)) {
      if (draft && isDraftField(field.name)) {
        field.value = draft[field.name]
      }
    }
  })
}
