import { prefersReducedMotion } from '@/components/motion/prefersReducedMotion'
import { addClickRows } from '@/lib/browser/clicks'
import { pageOf } from '@/lib/browser/pageOf'
import { pushAddress } from '@/lib/browser/platform/history'

/**
 * Links to sections of this page, and to the page itself, move within it: the browser would load it anew, at least where an
 * advertisement has added a query to its address. The focus goes along, so that the next Tab continues there.
 */
function goWithinPage(element: HTMLElement, event: MouseEvent) {
  const link = element as HTMLAnchorElement
  if (pageOf(link) !== pageOf(location)) {
    return
  }
  const { hash } = link
  const target = hash ? document.getElementById(hash.slice(1)) : document.querySelector('h1')
  // What cannot take the focus is left to the browser.
  if (!target?.hasAttribute('tabindex')) {
    return
  }
  // The same address again makes no entry, as in the browser's own navigation. A fragment that holds the state of the page,
  // like a plan, stays: no id has a `=`.
  if (hash !== location.hash && (hash.includes('=') || !location.hash.includes('='))) {
    pushAddress(location.pathname + location.search + hash)
  }
  event.preventDefault()
  const place = hash ? target : document.body
  // Here and not in CSS: Tab, a reload and a way back must not scroll through all that lies between, and what scrolls smoothly
  // to the focus takes another link along in Chromium.
  place.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
  target.focus({ preventScroll: true })
}

addClickRows(['a:not([target])', goWithinPage])
