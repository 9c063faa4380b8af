import { closestTo } from '@/lib/both/closestTo'
import { DESKTOP, MENU_ID, OPEN_ATTRIBUTE } from '@/lib/both/pageParts'
import { addClickRows } from '@/lib/browser/clicks'

const menu = () => document.getElementById(MENU_ID)

/** What the menu covers cannot be reached with Tab (WCAG 2.4.11); Safari knows `inert` from 15.5 on. */
function shieldPage(covered: boolean) {
  for (const element of document.querySelectorAll('main, body > footer')) {
    element.toggleAttribute('inert', covered)
  }
}

/** What the native popovers leave open. */
function completePopovers() {
  function closeAll() {
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
      if (popover.matches(':popover-open')) {
        popover.hidePopover()
      }
    }
  }
  // It may have been opened before there was a script to see it.
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
  // Nothing that has the focus may hide below the list of services, which leaves the page within reach (WCAG 2.4.11).
  document.addEventListener('focusin', (event) => {
    if (closestTo(event, 'main')) {
      closeAll()
    }
  })
  return closeAll
}

/** The menu in Safari before 17, Chrome before 114, Firefox before 125. Without scripts it is a list on the page (styles/header.css). */
function replacePopovers() {
  const toggle = `[popovertarget=${MENU_ID}]`
  const isOpen = () => menu()?.hasAttribute(OPEN_ATTRIBUTE)
  function setOpen(open: boolean) {
    menu()?.toggleAttribute(OPEN_ATTRIBUTE, open)
    document.querySelector(toggle)?.setAttribute('aria-expanded', `${open}`)
    shieldPage(open)
  }
  // The button says from the start that it opens something.
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
// Menu and list of services are for one side of this width each: left open, they would cover the other side's page.
matchMedia(DESKTOP).addEventListener('change', closeAll)
