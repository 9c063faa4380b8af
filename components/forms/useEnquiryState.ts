import { useSyncExternalStore } from 'react'
import { enquiry } from '@/lib/browser/enquiry/store'
import { type EnquiryState, initialState } from '@/lib/browser/enquiry/transition'

const onServer = () => initialState

/** The state of this tab's enquiries. */
export function useEnquiryState(): EnquiryState {
  return useSyncExternalStore(enquiry.subscribe, enquiry.read, onServer)
}
