import { closestTo } from './closestTo'
import { OFFER_ATTRIBUTE, OFFER_DETAILS_ATTRIBUTE, OFFER_ORIGIN_ATTRIBUTE } from './pageContract'
import { isUnmodifiedClick } from './unmodifiedClick'

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

/** The link to the contact form that a click wants opened as a dialog; null for any other click, and for one that asks for a new tab. */
export function offerLinkOf(event: MouseEvent): HTMLAnchorElement | null {
  return isUnmodifiedClick(event) ? closestTo(event, `a[${OFFER_ATTRIBUTE}]`) : null
}

/** What such a link puts into the request: title of a service, details and their origin; empty where it names none. */
export function prefillOf(link: HTMLAnchorElement): Prefill {
  return {
    service: link.getAttribute(OFFER_ATTRIBUTE) ?? '',
    details: link.getAttribute(OFFER_DETAILS_ATTRIBUTE) ?? '',
    origin: link.getAttribute(OFFER_ORIGIN_ATTRIBUTE) ?? '',
  }
}
