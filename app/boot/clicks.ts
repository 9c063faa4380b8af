import { closestTo } from '@/lib/both/closestTo'
import { OFFER_ATTRIBUTE } from '@/lib/both/offerTrigger'
import { MENU_ID } from '@/lib/both/pageParts'
import { addClickRows } from '@/lib/browser/clicks'
import { showOfferDialog } from '@/lib/browser/offerDialog'

/** Whether the visitor wants a link in a new tab or window, or its file. Safari before 18.2 sends `click` for other buttons, too. */
const isModified = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey

/*
 * Clicks that the server's HTML must answer, and those on links, go through one table. Its order:
 *   1. a link in the menu closes it              here, as a popover would stay open and cover the target
 *   2. the offer dialog opens and closes         here, so that the first press works before any script is loaded
 *   3. the menu where there are no popovers      app/hydration/menu.ts
 *   4. a link within the page scrolls to it      app/hydration/sections.ts
 *   5. a link to another page may have to wait   components/layout/FollowedLinks.tsx
 */
addClickRows(
  [
    `#${MENU_ID} a`,
    // Without popovers the selector would throw.
    (link) => 'showPopover' in link && link.closest<HTMLElement>(':popover-open')?.hidePopover(),
  ],
  // Without a dialog the link leads to the contact form.
  [`a[${OFFER_ATTRIBUTE}]`, (link, event) => showOfferDialog(link) && event.preventDefault()],
  ['[data-part=close]', (button) => button.closest('dialog')?.close()],
)

// In the capture phase: while a chunk of the page is still loading, React stops events that it cannot deliver yet.
addEventListener(
  'click',
  (event) => {
    for (const [selector, act] of window.clickRows ?? []) {
      const element = event.defaultPrevented ? null : closestTo(event, selector)
      if (element && !(element.localName === 'a' && isModified(event))) {
        act(element, event)
      }
    }
  },
  true,
)
