import { MENU_ID } from '@/lib/pageContract'

// A link chosen in the menu closes it, or the list of services in it; a native popover would stay and cover what it leads to.
document.addEventListener('click', ({ target }) => {
  const link = (target as Element).closest('a')
  if (link?.closest(`#${MENU_ID}`)) {
    link.closest<HTMLElement>(':popover-open')?.hidePopover()
  }
})
