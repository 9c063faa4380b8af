import { prefersReducedMotion } from '@/components/motion/prefersReducedMotion'
import { addClickRows } from '@/lib/browser/clicks'
import { pageOf } from '@/lib/browser/pageOf'
import { pushAddress } from '@/lib/browser/platform/history'

/**
 * Links to sections of this page, and to the page itself, scroll within it: the browser would load it again, at least where an
 * advertisement has added a query to its address. The focus moves too, so that the next Tab continues there.
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
  // The same address adds no entry, as in the browser's own navigation. A fragment that holds the state of the page, like a plan,
  // stays: no id contains a `=`.
  if (hash !== location.hash && (hash.includes('=') || !location.hash.includes('='))) {
    pushAddress(location.pathname + location.search + hash)
  }
  event.preventDefault()
  const place = hash ? target : document.body
  // Not in CSS: Tab, a reload and Back must not scroll smoothly, and in Chromium a smooth scroll to the focused element diverts that
  // of the next link.
  place.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
  target.focus({ preventScroll: true })
}

addClickRows(['a:not([target])', goWithinPage])
