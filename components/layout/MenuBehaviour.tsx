'use client'

import { useEffect } from 'react'
import { closestTo } from '@/lib/both/closestTo'
import { DESKTOP, MENU_ID } from '@/lib/both/pageContract'

/**
 * What the native popover leaves open: the page behind it cannot be reached with Tab while the menu covers it
 * (WCAG 2.4.11). A chosen link closes it from the first moment on (app/boot/menu.ts).
 */
export function MenuBehaviour() {
  useEffect(() => {
    // The server's HTML: inside an island it would be sent twice, once as its fallback.
    const menu = document.getElementById(MENU_ID)
    // Without popovers app/hydration/menuWithoutPopovers.ts does all of it.
    if (menu === null || !('showPopover' in menu)) {
      return
    }
    function shieldPage(covered: boolean) {
      for (const element of document.querySelectorAll('main, body > footer')) {
        element.toggleAttribute('inert', covered)
      }
    }
    function follow(event: Event) {
      shieldPage((event as ToggleEvent).newState === 'open')
    }
    // Menu and list of services are for one side of this width each: left open, they would cover the other side's page.
    const desktop = window.matchMedia(DESKTOP)
    const popovers = [menu, ...menu.querySelectorAll<HTMLElement>('[popover]')]
    function closeAll() {
      for (const popover of popovers) {
        if (popover.matches(':popover-open')) {
          popover.hidePopover()
        }
      }
    }
    // Nothing that has the focus may hide below the list of services, which leaves the page within reach (WCAG 2.4.11).
    function makeWay(event: FocusEvent) {
      if (closestTo(event, 'main')) {
        closeAll()
      }
    }
    // It may have been opened before there was a script to see it.
    shieldPage(menu.matches(':popover-open'))
    menu.addEventListener('beforetoggle', follow)
    desktop.addEventListener('change', closeAll)
    document.addEventListener('focusin', makeWay)
    return () => {
      menu.removeEventListener('beforetoggle', follow)
      desktop.removeEventListener('change', closeAll)
      document.removeEventListener('focusin', makeWay)
    }
  }, [])
  return null
}
