import type { EnquiryRequest } from '@/lib/browser/enquiry/requests'
import { enquiry } from '@/lib/browser/enquiry/store'
import { showOfferDialog } from '@/lib/browser/offerDialog'
import type { EnquiryConfig } from './config'
import { formsInSight } from './formsInSight'

/**
 * Sends an unconfirmed request again at the visitor's wish: with the current content of its form, which may have been corrected, or
 * with the old draft where no form can be reached, as on another page.
 */
export function sendAgain({ id, form, draft }: EnquiryRequest, config: EnquiryConfig) {
  if (form === 'offer') {
    formsInSight.set({ isDialogOpen: showOfferDialog() })
  }
  const sight = formsInSight.read()
  // The page's form is inert while the dialog lies over it.
  const submit = sight.isDialogOpen === (form === 'offer') ? sight[form] : undefined
  if (submit !== undefined) {
    enquiry.dismiss(id)
    submit()
  } else if (enquiry.submit({ form, draft, nevertheless: true }, config) === 'started') {
    enquiry.dismiss(id)
  }
}
