'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { OFFER_ATTRIBUTE } from '@/lib/both/pageContract'
import { isUnmodifiedClick } from '@/lib/both/unmodifiedClick'
import { pageOf } from '@/lib/browser/pageOf'
import { chosenPage } from './chosenPage'
import { askEarly, forgetEarlyPage, handOverEarlyPage } from './earlyPage'
import { losesNothing } from './losesNothing'

/** A sign that comes sooner only flickers. */
const NOTICED_MS = 300
/** Whoever has waited so long for Next gets the page from the browser. */
const PATIENCE_MS = 8000

/** The link that an event is about. The offer's is the dialog's. */
function linkAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element
    ? target.closest<HTMLAnchorElement>(`a[href]:not([${OFFER_ATTRIBUTE}])`)
    : null
}

/** The link that a click follows in this tab. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  return isUnmodifiedClick(event) ? linkAt(event) : null
}

/** What comes before a click: a finger or a button goes down, a mouse comes over, the keyboard arrives. */
const SIGNS = ['pointerdown', 'pointerover', 'focusin']

function expectClick(event: Event) {
  const link = linkAt(event)
  if (link !== null) {
    askEarly(link)
  }
}

type Props = {
  /** Announced, beside the line that is seen, while a chosen page is on its way. */
  loading: string
}

/**
 * A client navigation as the browser's own: something is seen while the page is on its way, a second press or a long wait
 * opens it plainly, and its title takes the focus when it is there. Next leaves the focus on a link that is gone, so
 * screen readers would stay silent and Tab start anywhere. A first load is left to the browser.
 */
export function PageChange({ loading }: Props) {
  const pathname = usePathname()
  const shown = useRef(pathname)
  // Null until it is alive: no page needs it before.
  const [isLate, setLate] = useState<boolean | null>(null)

  useEffect(() => {
    const takeBack = handOverEarlyPage()
    for (const sign of SIGNS) {
      document.addEventListener(sign, expectClick)
    }
    document.addEventListener('pointercancel', forgetEarlyPage)
    return () => {
      takeBack()
      for (const sign of SIGNS) {
        document.removeEventListener(sign, expectClick)
      }
      document.removeEventListener('pointercancel', forgetEarlyPage)
    }
  }, [])

  useEffect(() => {
    if (shown.current !== pathname) {
      shown.current = pathname
      // Whatever page it is, the server wrote it.
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    }
    const timers = new Set<number>()
    function stopWaiting() {
      for (const timer of timers) {
        clearTimeout(timer)
      }
      timers.clear()
    }
    function forget() {
      stopWaiting()
      chosenPage.address = null
      setLate(false)
    }
    /** The sign stays until the page is left. */
    function openPlainly(address: string) {
      if (losesNothing()) {
        stopWaiting()
        location.assign(address)
      }
    }
    /** Before Next hears of it: it would begin anew. */
    function pressAgain(event: MouseEvent) {
      const link = linkOf(event)
      if (link !== null && link.href === chosenPage.address) {
        event.preventDefault()
        openPlainly(link.href)
      }
    }
    /** After Next, which has prevented what it follows itself. */
    function follow(event: MouseEvent) {
      const link = linkOf(event)
      if (link === null || !event.defaultPrevented || link.href === chosenPage.address) {
        return
      }
      // A link within this page makes Next drop the other one.
      forget()
      const { href } = link
      if (pageOf(link) !== pageOf(location)) {
        chosenPage.address = href
        timers.add(window.setTimeout(() => setLate(true), NOTICED_MS))
        timers.add(window.setTimeout(() => openPlainly(href), PATIENCE_MS))
      }
    }
    function wake({ persisted }: PageTransitionEvent) {
      if (persisted) {
        forget()
      }
    }
    forget()
    document.addEventListener('click', pressAgain, true)
    document.addEventListener('click', follow)
    // Back drops it as well.
    window.addEventListener('popstate', forget)
    window.addEventListener('pageshow', wake)
    return () => {
      stopWaiting()
      document.removeEventListener('click', pressAgain, true)
      document.removeEventListener('click', follow)
      window.removeEventListener('popstate', forget)
      window.removeEventListener('pageshow', wake)
    }
  }, [pathname])

  return isLate === null ? null : (
    <div role="status" className="print:hidden">
      {isLate && (
        <span className="page-change fixed inset-x-0 z-50 border-bernstein-400">
          <span className="sr-only">{loading}</span>
        </span>
      )}
    </div>
  )
}
