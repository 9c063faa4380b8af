'use client'

import { useEffect } from 'react'
import { MENU_ID } from './menuId'

/**
 * What the native popover leaves open: a chosen link closes the menu, and the page behind it cannot be
 * reached with Tab while the menu covers it (WCAG 2.4.11).
 */
export function MenuBehaviour() {
  useEffect(() => {
    const menu = document.getElementById(MENU_ID)
    if (menu === null) {
      return
    }
    function closeOnChoice(event: MouseEvent) {
      if (
        event.target instanceof Element &&
        event.target.closest('a') !== null &&
        menu?.matches(':popover-open')
      ) {
        menu.hidePopover()
      }
    }
    function shieldPage(event: Event) {
      const covered = (event as ToggleEvent).newState === 'open'
      for (const element of document.querySelectorAll('main, body > footer')) {
        element.toggleAttribute('inert', covered)
      }
    }
    // A menu left open while the phone is turned into desktop width would cover the page as a bare row.
    const desktop = window.matchMedia('(min-width: 64rem)')
    function closeOnDesktop() {
      if (desktop.matches && menu?.matches(':popover-open')) {
        menu.hidePopover()
      }
    }
    menu.addEventListener('click', closeOnChoice)
    menu.addEventListener('beforetoggle', shieldPage)
    desktop.addEventListener('change', closeOnDesktop)
    return () => {
      menu.removeEventListener('click', closeOnChoice)
      menu.removeEventListener('beforetoggle', shieldPage)
      desktop.removeEventListener('change', closeOnDesktop)
    }
  }, [])
  return null
}
