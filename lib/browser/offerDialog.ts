import { OFFER_EVENT } from '@/lib/both/offerTrigger'

declare global {
  interface Window {
    /** The trigger that was pressed last, for the form, which may be hydrated much later. */
    offerTrigger?: HTMLElement
  }
}

/**
 * Opens the offer dialog, before and after hydration, as the server renders it (components/forms/OfferDialog.tsx).
 * @returns whether the page has a dialog
 */
export function showOfferDialog(trigger?: HTMLElement): boolean {
  const dialog = document.querySelector('dialog')
  if (dialog === null) {
    return false
  }
  // The heading takes the focus, as a field would open the phone's keyboard over the form. Not in the HTML: Chromium logs a warning
  // about the attribute on a page whose address names a section.
  dialog.querySelector('h2')?.setAttribute('autofocus', '')
  if (!dialog.open) {
    dialog.showModal()
  }
  if (trigger) {
    window.offerTrigger = trigger
  }
  document.dispatchEvent(new Event(OFFER_EVENT))
  return true
}
