import { draftOf, isEmpty } from '@/lib/enquiry/fields'
import { readDraft } from '@/lib/enquiry/storage'
import { enquiry } from '@/lib/enquiry/store'

/** Whether this document may be left unasked: every word that was typed is stored, and no request is on its way. */
export function losesNothing(): boolean {
  const { draft, requests } = enquiry.read()
  const isStored = isEmpty(draft) || JSON.stringify(readDraft()) === JSON.stringify(draftOf(draft))
  return isStored && !requests.some(({ id }) => enquiry.isRunning(id))
}
