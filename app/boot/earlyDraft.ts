import { closestTo } from '@/lib/both/closestTo'
import { FORM, TEXT_FIELD_NAMES } from '@/lib/both/enquiryForm'
import { isInClosedDialog } from '@/lib/both/isInClosedDialog'
import { OFFER_EVENT } from '@/lib/both/offerTrigger'
import { isFresh } from '@/lib/browser/isFresh'
import { saveFields, storedDraft } from './draftFields'
import { isReady } from './isReady'
import { whenShown } from './whenShown'

// Stores what is typed before the scripts are ready: the visitor may follow a link, or a new version of the site may have removed
// the scripts. Later the store does the same (lib/browser/enquiry/store.ts).
function save(event: Event) {
  const form = closestTo<HTMLFormElement>(event, FORM)
  if (form && !isReady() && !isInClosedDialog(form)) {
    saveFields(form)
    // In the other form: its old values would count as input.
    showDraft((value, text) => value !== text)
  }
}

// In the capture phase: see clicks.ts.
for (const type of ['input', 'change']) {
  document.addEventListener(type, save, true)
}

/** @param replaces whether the draft's text replaces the value of a field */
function showDraft(replaces: (value: string, text: string) => boolean) {
  const draft = storedDraft()
  for (const name of draft ? TEXT_FIELD_NAMES : []) {
    const text = `${draft?.[name] ?? ''}`
    for (const field of document.querySelectorAll<HTMLInputElement>(`${FORM} [name=${name}]`)) {
      if (replaces(field.value, text)) {
        field.value = text
      }
    }
  }
}

// Shows the draft from other pages at once, with or without the islands. After a reload or Back the browser restores the old
// values of the fields; another page may have sent or changed them since, so the draft replaces them. Chromium restores them
// before or after `load`, always before `pageshow`. Any later difference from the draft is input. A page from the back/forward
// cache whose scripts had run has a store, which knows more than the storage where that is denied.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && isReady()) {
    return
  }
  const mayBeOlder = persisted || !isFresh
  whenShown(() => showDraft((value) => mayBeOlder || value === ''))
})
// What was typed into the page's form replaces what a password manager has filled into the dialog's.
document.addEventListener(OFFER_EVENT, () => isReady() || showDraft((_, text) => text !== ''))
