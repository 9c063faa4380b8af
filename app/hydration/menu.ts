import { closestTo } from '@/lib/both/closestTo'
import { DESKTOP, MENU_ID, OPEN_ATTRIBUTE } from '@/lib/both/pageParts'
import { addClickRows } from '@/lib/browser/clicks'

const menu = () => document.getElementById(MENU_ID)

/** Keeps Tab away from what the menu covers (WCAG 2.4.11); Safari supports `inert` since 15.5. */
function shieldPage(covered: boolean) {
  for (const element of document.querySelectorAll('main, body > footer')) {
    element.toggleAttribute('inert', covered)
  }
}

/** Adds what native popovers lack. */
function completePopovers() {
  function closeAll() {
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
      if (popover.matches(':popover-open')) {
        popover.hidePopover()
      }
    }
  }
  // The menu may have been opened before this script ran.
  shieldPage(menu()?.matches(':popover-open') === true)
  // The event does not bubble.
  document.addEventListener(
    'beforetoggle',
    (event) => {
      if (event.target === menu()) {
        shieldPage((event as ToggleEvent).newState === 'open')
      }
    },
    true,
  )
  // The list of services must not cover the focused element, and the page below it is not inert (WCAG 2.4.11).
  document.addEventListener('focusin', (event) => {
    if (closestTo(event, 'main')) {
      closeAll()
    }
  })
  return closeAll
}

/** For Safari before 17, Chrome before 114, Firefox before 125. Without scripts the menu is a list on the page (components/layout/SiteMenu.module.css). */
function replacePopovers() {
  const toggle = `[popovertarget=${MENU_ID}]`
  const isOpen = () => menu()?.hasAttribute(OPEN_ATTRIBUTE)
  function setOpen(open: boolean) {
    menu()?.toggleAttribute(OPEN_ATTRIBUTE, open)
    document.querySelector(toggle)?.setAttribute('aria-expanded', `${open}`)
    shieldPage(open)
  }
  // The button announces from the start that it opens something.
  setOpen(false)
  addClickRows([toggle, () => setOpen(!isOpen())], [`#${MENU_ID} a`, () => setOpen(false)])
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && isOpen()) {
      setOpen(false)
      document.querySelector<HTMLElement>(toggle)?.focus()
    }
  })
  return () => setOpen(false)
}

const closeAll = 'showPopover' in HTMLElement.prototype ? completePopovers() : replacePopovers()
// Each of the two is for one side of this width; left open, it would cover the other layout.
// An extension may have removed `matchMedia`.
window.matchMedia?.(DESKTOP).addEventListener('change', closeAll)
