import { OFFER_ATTRIBUTE } from '@/lib/pageContract'
import { isUnmodifiedClick } from '@/lib/unmodifiedClick'

type SectionLink = { hash: string; section: HTMLElement }

/** A trigger of the offer dialog belongs to the dialog. */
const SECTION_LINK = `a[href*="#"]:not([target], [download], [${OFFER_ATTRIBUTE}])`

const withoutHash = (address: string) => address.replace(/#.*/s, '')

/**
 * The section of this page that a click asks for. Null for any other click; what asks for a new tab, and
 * what cannot take the focus, is left to the browser.
 */
export function sectionLinkOf(event: MouseEvent): SectionLink | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(SECTION_LINK) : null
  if (!isUnmodifiedClick(event) || link === null || withoutHash(link.href) !== withoutHash(location.href)) {
    return null
  }
  const section = document.getElementById(link.hash.slice(1))
  return section?.hasAttribute('tabindex') ? { hash: link.hash, section } : null
}
