const ATTRIBUTE = 'data-offer'

/** Sent on the document when the dialog listens to its triggers. */
export const OFFER_READY = 'offer-ready'

/**
 * Attributes that turn a link to the contact form into a trigger of the offer dialog.
 * @param service title of the service that the message shall name
 */
export function offerTrigger(service?: string) {
  return { [ATTRIBUTE]: service ?? '' }
}

/**
 * The trigger that a click asks to open: its element and the service it names.
 * Null for any other click, and for ctrl, shift or middle click: the visitor wants a new tab.
 */
export function offerTriggerOf(event: MouseEvent): { element: HTMLElement; service: string | null } | null {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
    return null
  }
  const element = event.target instanceof Element ? event.target.closest<HTMLElement>(`[${ATTRIBUTE}]`) : null
  return element && { element, service: element.getAttribute(ATTRIBUTE) || null }
}
