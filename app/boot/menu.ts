import { FAILED_EVENT, MENU_ID, MENU_SCRIPT_ATTRIBUTE } from '@/lib/both/pageContract'

const { documentElement } = document

// Without popovers a script will open the menu (app/hydration/menuWithoutPopovers.ts); it is a list on the page if none comes.
if (!('showPopover' in HTMLElement.prototype)) {
  documentElement.setAttribute(MENU_SCRIPT_ATTRIBUTE, '')
  document.addEventListener(FAILED_EVENT, () => documentElement.removeAttribute(MENU_SCRIPT_ATTRIBUTE))
}

// A link chosen in the menu closes it, or the list of services in it; a native popover would stay and cover what it leads to.
// Before the link is followed: what the menu covers is inert, and could not take the focus.
document.addEventListener(
  'click',
  ({ target }) => {
    const link = (target as Element).closest('a')
    // Without popovers the selector would throw.
    if (link?.closest(`#${MENU_ID}`) && 'showPopover' in link) {
      link.closest<HTMLElement>(':popover-open')?.hidePopover()
    }
  },
  true,
)
