import { closestTo } from '@/lib/both/closestTo'
import { TEXT_FIELD_NAMES } from '@/lib/both/enquiryForm'
import { READY_EVENT } from '@/lib/both/pageState'
import { isFresh } from '@/lib/browser/isFresh'
import { FORM, keepFields, storedDraft } from './draftFields'
import { whenShown } from './whenShown'

// What is typed before the scripts are ready becomes the draft, too: a link may lead away from it, or a new version of the site
// take the scripts with it. Later the store does the same (lib/browser/enquiry/store.ts).
function keep(event: Event) {
  const form = closestTo<HTMLFormElement>(event, FORM)
  if (form) {
    keepFields(form)
  }
}

// In the capture phase: see clicks.ts.
for (const type of ['input', 'change']) {
  document.addEventListener(type, keep, true)
  document.addEventListener(READY_EVENT, () => document.removeEventListener(type, keep, true))
}

// What was typed on other pages is seen from the start, with or without the islands. After a reload or a way back the browser
// itself puts back what stood in the fields; it may have been sent or changed on another page meanwhile, so the draft replaces
// it. Chromium does so before or after `load`, always before `pageshow`. Whatever differs from the draft later is input. A page
// that has rested in the cache with its scripts has a store that knows more than the storage, where that is forbidden.
let hasStore = false
document.addEventListener(READY_EVENT, () => {
  hasStore = true
})
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && hasStore) {
    return
  }
  const mayBeOlder = persisted || !isFresh
  whenShown(() => {
    const draft = storedDraft()
    for (const name of draft ? TEXT_FIELD_NAMES : []) {
      const text = draft?.[name]
      for (const field of document.querySelectorAll<HTMLInputElement>(`${FORM} [name=${name}]`)) {
        if (mayBeOlder || field.value === '') {
          field.value = typeof text === 'string' ? text : ''
        }
      }
    }
  })
})
