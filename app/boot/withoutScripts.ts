import type { DraftField } from '@/lib/enquiry/fields'
import { readDraft } from '@/lib/enquiry/storage'
import { FAILED_EVENT, FORM_ATTRIBUTE } from '@/lib/pageContract'
import { pageOf } from '@/lib/pageOf'

// What the islands would do, on a page that stays without them.
document.addEventListener(FAILED_EVENT, () => {
  const shown = pageOf(location)
  const draft = readDraft()
  for (const field of document.querySelectorAll<HTMLInputElement>(`[${FORM_ATTRIBUTE}] [name]`)) {
    // A box that is ticked, and what is no field of the draft, have values of their own or none.
    field.value ||= draft?.[field.name as DraftField] ?? ''
  }
  // Back to a page that Next had shown in this document, before it was loaded again, changes the address alone.
  addEventListener('popstate', () => {
    if (pageOf(location) !== shown) {
      location.reload()
    }
  })
})
