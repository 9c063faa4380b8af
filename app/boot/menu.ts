import { MENU_ID, MENU_SCRIPT_ATTRIBUTE, OPEN_ATTRIBUTE } from '@/lib/pageContract'

/** The menu as popover where there is none: Safari before 17, Chrome before 114, Firefox before 125. */
const hasPopovers = 'showPopover' in HTMLElement.prototype

function setOpen(open: boolean) {
  document.getElementById(MENU_ID)?.toggleAttribute(OPEN_ATTRIBUTE, open)
  document.querySelector(`[popovertarget=${MENU_ID}]`)?.setAttribute('aria-expanded', `${open}`)
}

if (!hasPopovers) {
  document.documentElement.setAttribute(MENU_SCRIPT_ATTRIBUTE, '')
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest(`[popovertarget=${MENU_ID}]`)) {
      setOpen(!document.getElementById(MENU_ID)?.hasAttribute(OPEN_ATTRIBUTE))
    }
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && document.getElementById(MENU_ID)?.hasAttribute(OPEN_ATTRIBUTE)) {
      setOpen(false)
      document.querySelector<HTMLElement>(`[popovertarget=${MENU_ID}]`)?.focus()
    }
  })
}

// A link chosen in the menu closes it, or the list of services in it; a native popover would stay and cover what it leads to.
// Before the link is followed: what the menu covers is inert, and could not take the focus.
document.addEventListener(
  'click',
  ({ target }) => {
    const link = (target as Element).closest('a')
    if (!link?.closest(`#${MENU_ID}`)) {
      return
    }
    if (hasPopovers) {
      link.closest<HTMLElement>(':popover-open')?.hidePopover()
    } else {
      setOpen(false)
    }
  },
  true,
)
