import { closestTo } from '@/lib/both/closestTo'
import { MENU_ID } from '@/lib/both/pageContract'

// A link chosen in the menu closes it, or the list of services in it; a native popover would stay and cover what it leads to.
// Before the link is followed: what the menu covers is inert, and could not take the focus.
document.addEventListener(
  'click',
  (event) => {
    const link = closestTo(event, 'a')
    // Without popovers the selector would throw.
    if (link?.closest(`#${MENU_ID}`) && 'showPopover' in link) {
      link.closest<HTMLElement>(':popover-open')?.hidePopover()
    }
  },
  true,
)
