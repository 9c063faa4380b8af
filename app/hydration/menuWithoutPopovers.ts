import { MENU_ID, MENU_SCRIPT_ATTRIBUTE, OPEN_ATTRIBUTE } from '@/lib/pageContract'

// The menu's button where there are no popovers: Safari before 17, Chrome before 114, Firefox before 125. Until this has come,
// and without scripts, the menu is a list on the page (styles/header.css).
const TOGGLE = `[popovertarget=${MENU_ID}]`

const menu = () => document.getElementById(MENU_ID)

function setOpen(open: boolean) {
  menu()?.toggleAttribute(OPEN_ATTRIBUTE, open)
  document.querySelector(TOGGLE)?.setAttribute('aria-expanded', `${open}`)
}

if (!('showPopover' in HTMLElement.prototype)) {
  document.documentElement.setAttribute(MENU_SCRIPT_ATTRIBUTE, '')
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest(TOGGLE)) {
        setOpen(!menu()?.hasAttribute(OPEN_ATTRIBUTE))
      } else if (target instanceof Element && target.closest(`#${MENU_ID} a`)) {
        setOpen(false)
      }
    },
    true,
  )
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && menu()?.hasAttribute(OPEN_ATTRIBUTE)) {
      setOpen(false)
      document.querySelector<HTMLElement>(TOGGLE)?.focus()
    }
  })
}
