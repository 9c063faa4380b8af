/** On a link to the contact form: opens the offer dialog. Its value names the service, or is empty. */
export const OFFER_ATTRIBUTE = 'data-offer'

/** On such a link: what the request's message shall hold beside the service, in lines. */
export const OFFER_DETAILS_ATTRIBUTE = 'data-offer-details'

/** On such a link: what these lines come from; newer ones of the same origin take their place. */
const OFFER_ORIGIN_ATTRIBUTE = 'data-offer-origin'

/** Sent on the document when the offer dialog has been opened, by `window.offerTrigger` (lib/browser/offerDialog.ts). */
export const OFFER_EVENT = 'offer'

/** Which part of the desk details come from: in a message each has one block, whose newest state holds. */
export type DetailsOrigin = 'posten' | 'reinigung' | 'qualifikation'

/** What is put into the message of a request, beside what the visitor wrote. `origin` is that of the details. */
export type Prefill = { service: string; details: string; origin: string }

/**
 * Attributes that turn a link to the contact form into a trigger of the offer dialog.
 * @param service title of the service that the message shall name
 * @param details lines that the message shall hold, without an empty one between them
 */
export function offerTrigger(service?: string, details?: string, origin?: DetailsOrigin) {
  return {
    [OFFER_ATTRIBUTE]: service ?? '',
    ...(details && { [OFFER_DETAILS_ATTRIBUTE]: details, [OFFER_ORIGIN_ATTRIBUTE]: origin }),
  }
}

/** What such a link puts into the request: title of a service, details and their origin; empty where it names none. */
export function prefillOf(link: HTMLElement): Prefill {
  return {
    service: link.getAttribute(OFFER_ATTRIBUTE) ?? '',
    details: link.getAttribute(OFFER_DETAILS_ATTRIBUTE) ?? '',
    origin: link.getAttribute(OFFER_ORIGIN_ATTRIBUTE) ?? '',
  }
}
