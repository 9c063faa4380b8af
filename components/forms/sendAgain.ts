import { FORM_ATTRIBUTE } from '@/lib/both/pageContract'
import type { EnquiryRequest } from '@/lib/browser/enquiry/requests'
import { enquiry } from '@/lib/browser/enquiry/store'
import type { EnquiryConfig } from './EnquiryForm'
import { offerDialog } from './offerDialogState'

/**
 * Sends once more what was not confirmed, because the visitor asks for it. From its form where there is one, as it stands
 * by then: it may have been mended. From here where none can be reached, as on another page.
 */
export function sendAgain({ id, form: kind, words }: EnquiryRequest, config: EnquiryConfig) {
  if (kind === 'offer') {
    offerDialog.open()
  }
  const form = document.querySelector(`[${FORM_ATTRIBUTE}=${kind}]`)
  const button = form?.querySelector<HTMLElement>('[type=submit]')
  // The page's form is inert while the dialog lies over it.
  const isReachable = document.querySelector('dialog[open]')?.contains(form ?? null) !== false
  if (button && isReachable) {
    enquiry.dismiss(id)
    button.focus()
    // `requestSubmit` is missing in Safari before 16.
    button.click()
  } else if (enquiry.press({ form: kind, words, nevertheless: true }, config) === 'started') {
    enquiry.dismiss(id)
  }
}
