import { OFFER_ATTRIBUTE } from './pageContract'
import { isUnmodifiedClick } from './unmodifiedClick'

/**
 * Attributes that turn a link to the contact form into a trigger of the offer dialog.
 * @param service title of the service that the message shall name
 */
export function offerTrigger(service?: string) {
  return { [OFFER_ATTRIBUTE]: service ?? '' }
}

/** The link to the contact form that a click wants opened as a dialog; null for any other click, and for one that asks for a new tab. */
export function offerLinkOf(event: MouseEvent): HTMLAnchorElement | null {
  return isUnmodifiedClick(event) ? (event.target as Element).closest(`a[${OFFER_ATTRIBUTE}]`) : null
}

/** Title of the service that such a link names, or nothing. */
export function offeredService(link: HTMLAnchorElement): string {
  return link.getAttribute(OFFER_ATTRIBUTE) ?? ''
}
