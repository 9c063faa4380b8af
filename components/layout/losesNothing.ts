import { isEmpty } from '@/lib/browser/enquiry/fields'
import { isRunning } from '@/lib/browser/enquiry/requests'
import { isDraftStored } from '@/lib/browser/enquiry/storage'
import { enquiry } from '@/lib/browser/enquiry/store'

/** Whether this document may be left unasked: every word that was typed is stored, and no request is on its way. */
export function losesNothing(): boolean {
  const { draft, requests } = enquiry.read()
  return (isEmpty(draft) || isDraftStored()) && !requests.some(isRunning)
}
