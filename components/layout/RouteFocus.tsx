'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * After a client navigation the new page's title takes the focus: Next leaves it where it was, on a link that is
 * gone, so screen readers stay silent and Tab starts anywhere. A first load is left to the browser.
 */
export function RouteFocus() {
  const pathname = usePathname()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) {
      return
    }
    shown.current = pathname
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [pathname])
  return null
}
