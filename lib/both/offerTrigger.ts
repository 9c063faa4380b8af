/** On a link to the contact form: opens the offer dialog. Its value names the service, or is empty. */
export const OFFER_ATTRIBUTE = 'data-offer'

/** On such a link: lines for the request's message, besides the service. */
export const OFFER_DETAILS_ATTRIBUTE = 'data-offer-details'

/** On such a link: the origin of these lines; newer ones of the same origin replace them. */
const OFFER_ORIGIN_ATTRIBUTE = 'data-offer-origin'

/** On the list of what an offer needs, on the page of a service. */
const NEEDS_ATTRIBUTE = 'data-needs'

/** Of that list. */
export const needsList = { [NEEDS_ATTRIBUTE]: '' }

/** Sent on the document when the offer dialog has been opened, by `window.offerTrigger` (lib/browser/offerDialog.ts). */
export const OFFER_EVENT = 'offer'

/** The part of the desk that details come from: each has one block in a message, which its newest state replaces. */
export type DetailsOrigin = 'posten' | 'reinigung' | 'qualifikation'

/**
 * Text for the message of a request, added to the visitor's own. `needs`: what an offer for the service needs, in a few words each.
 * `origin` is that of the details.
 */
export type Prefill = { service: string; needs: readonly string[]; details: string; origin: string }

/**
 * Attributes that turn a link to the contact form into a trigger of the offer dialog.
 * @param service title of the service to name in the message
 * @param details lines for the message, without empty ones
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
  return {
    service: link.getAttribute(OFFER_ATTRIBUTE) ?? '',
    needs: Array.from(needs, ({ textContent }) => textContent?.trim() ?? ''),
    details: link.getAttribute(OFFER_DETAILS_ATTRIBUTE) ?? '',
    origin: link.getAttribute(OFFER_ORIGIN_ATTRIBUTE) ?? '',
  }
}
