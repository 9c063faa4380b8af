import { closestTo } from '@/lib/both/closestTo'
import { DESKTOP, MENU_ID, OPEN_ATTRIBUTE } from '@/lib/both/pageContract'

// The menu where there are no popovers: Safari before 17, Chrome before 114, Firefox before 125. Without scripts it is a list
// on the page (styles/header.css).
const TOGGLE = `[popovertarget=${MENU_ID}]`

const isOpen = () => document.getElementById(MENU_ID)?.hasAttribute(OPEN_ATTRIBUTE)

function setOpen(open: boolean) {
  document.getElementById(MENU_ID)?.toggleAttribute(OPEN_ATTRIBUTE, open)
  document.querySelector(TOGGLE)?.setAttribute('aria-expanded', `${open}`)
  // What the menu covers cannot be reached with Tab (WCAG 2.4.11); Safari knows it from 15.5 on.
  for (const element of document.querySelectorAll('main, body > footer')) {
    element.toggleAttribute('inert', open)
  }
}

if (!('showPopover' in HTMLElement.prototype)) {
  // The button says from the start that it opens something.
  setOpen(false)
  // Before app/boot/withinPage.ts follows a link: what is inert could not take the focus.
  window.addEventListener(
    'click',
    (event) => {
      if (closestTo(event, TOGGLE)) {
        setOpen(!isOpen())
      } else if (closestTo(event, `#${MENU_ID} a`)) {
        setOpen(false)
      }
    },
    true,
  )
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && isOpen()) {
      setOpen(false)
      document.querySelector<HTMLElement>(TOGGLE)?.focus()
    }
  })
  // Left open, it would keep the wide page out of reach.
  matchMedia(DESKTOP).addEventListener('change', () => setOpen(false))
}
