import type { EnquiryRequest } from '@/lib/enquiry/requests'
import { enquiry } from '@/lib/enquiry/store'
import { FORM_ATTRIBUTE } from '@/lib/pageContract'
import type { EnquiryConfig } from './EnquiryForm'
import { offerDialog } from './offerDialogState'

/**
 * Sends once more what was not confirmed, because the visitor asks for it. From its form where there is one, as it stands
 * by then: it may have been mended. From here where none can be reached: on another page, or for a request of another tab.
 */
export function sendAgain({ id, form: kind, words, elsewhere }: EnquiryRequest, config: EnquiryConfig) {
  const find = () => document.querySelector<HTMLFormElement>(`[${FORM_ATTRIBUTE}=${kind}]`)
  if (!elsewhere && kind === 'offer') {
    offerDialog.open()
  }
  // The page's form is inert while the dialog lies over it.
  const form = elsewhere || document.querySelector('dialog[open]')?.contains(find()) === false ? null : find()
  if (form !== null) {
    enquiry.dismiss(id)
    form.querySelector<HTMLElement>('[type=submit]')?.focus()
    form.requestSubmit()
  } else if (words !== null) {
    const pressed = enquiry.press({ form: kind, words, nevertheless: true }, config)
    if (pressed === 'started') {
      enquiry.dismiss(id)
    }
  }
}
