import { isEmpty } from '@/lib/enquiry/fields'
import { isRunning } from '@/lib/enquiry/requests'
import { isDraftStored } from '@/lib/enquiry/storage'
import { enquiry } from '@/lib/enquiry/store'

/** Whether this document may be left unasked: every word that was typed is stored, and no request is on its way. */
export function losesNothing(): boolean {
  const { draft, requests } = enquiry.read()
  return (isEmpty(draft) || isDraftStored()) && !requests.some(isRunning)
}
