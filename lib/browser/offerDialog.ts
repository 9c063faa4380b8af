import { OFFER_EVENT } from '@/lib/both/offerTrigger'

declare global {
  interface Window {
    /** The trigger that was pressed last: by the time the form is hydrated, its press may be long past. */
    offerTrigger?: HTMLElement
  }
}

/**
 * Opens the offer dialog, which is the server's HTML: before React is there and after (components/forms/OfferDialog.tsx).
 * @returns whether the page has one
 */
export function showOfferDialog(trigger?: HTMLElement): boolean {
  const dialog = document.querySelector<HTMLDialogElement>('.offer-dialog')
  if (dialog === null) {
    return false
  }
  // The heading takes the focus, as a field would raise the phone's keyboard over the form. Not in the HTML: Chromium complains about
  // the attribute on a page whose address names a section.
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
