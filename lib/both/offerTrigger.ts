import { DETAILS_ORIGINS, type DetailsOrigin } from './enquiryForm'

/** On a link to the contact form: opens the offer dialog. Its value names the service, or is empty. */
export const OFFER_ATTRIBUTE = 'data-offer'

/** On such a link: details for the request, in lines. */
export const OFFER_DETAILS_ATTRIBUTE = 'data-offer-details'

/** On such a link: where they come from. */
const OFFER_ORIGIN_ATTRIBUTE = 'data-offer-origin'

/** On the list of what an offer needs, on the page of a service. */
const NEEDS_ATTRIBUTE = 'data-needs'

/** Of that list. */
export const needsList = { [NEEDS_ATTRIBUTE]: '' }

/** Sent on the document when the offer dialog has been opened, by `window.offerTrigger` (lib/browser/offerDialog.ts). */
export const OFFER_EVENT = 'offer'

/** What a request begins with: the service, what an offer for it needs, in a few words each, and details by their origin. */
export type Prefill = {
  service: string
  needs: readonly string[]
  details: Partial<Record<DetailsOrigin, string>>
}

/**
 * Attributes that turn a link to the contact form into a trigger of the offer dialog.
 * @param service title of the service to name in the message
 * @param details lines that are sent with the message, without empty ones
 */
export function offerTrigger(service?: string, details?: string, origin?: DetailsOrigin) {
  return {
    [OFFER_ATTRIBUTE]: service ?? '',
    ...(details && { [OFFER_DETAILS_ATTRIBUTE]: details, [OFFER_ORIGIN_ATTRIBUTE]: origin }),
  }
}

/** The prefill of such a link; empty where it has none. What an offer needs stands on the page of the service, once. */
export function prefillOf(link: HTMLElement): Prefill {
  const needs = document.querySelectorAll(`[${NEEDS_ATTRIBUTE}] li`)
  const origin = DETAILS_ORIGINS.find((one) => one === link.getAttribute(OFFER_ORIGIN_ATTRIBUTE))
  return {
    service: link.getAttribute(OFFER_ATTRIBUTE) ?? '',
    needs: Array.from(needs, ({ textContent }) => textContent?.trim() ?? ''),
    details: origin ? { [origin]: link.getAttribute(OFFER_DETAILS_ATTRIBUTE) ?? '' } : {},
  }
}
