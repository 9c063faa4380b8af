import { pageOf } from '@/lib/browser/pageOf'

/** What Next's client asks for when a link is followed: the page as data, as the export writes it beside its HTML. */
const DATA = 'index.txt'

/** `next dev` writes no such files. */
const isExported = process.env.NODE_ENV !== 'development'

/** The page of a link that is touched, pointed at or focused, and may be clicked next. */
type Early = { pathname: string; response: Promise<Response>; request: AbortController }
let early: Early | null = null

function isSaving(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}

/** Nobody follows the link: the touch became a scroll. */
export function forgetEarlyPage() {
  early?.request.abort()
  early = null
}

/** Asks for the page behind a link that is about to be followed, once; the one asked for before is given up. */
export function askEarly(link: HTMLAnchorElement) {
  const pathname = link.pathname + DATA
  const isPage =
    isExported && link.origin === location.origin && link.pathname.endsWith('/') && link.hash === ''
  if (!isPage || pageOf(link) === pageOf(location) || early?.pathname === pathname || isSaving()) {
    return
  }
  forgetEarlyPage()
  const request = new AbortController()
  const response = fetch(pathname, { signal: request.signal })
  // Whoever takes it hears of it; nobody may.
  response.catch(() => undefined)
  early = { pathname, response, request }
}

/**
 * Lets Next's request for a page have the answer that is on its way already. Its own prefetching takes three requests, one
 * after the other, and a click does not wait for them.
 */
export function handOverEarlyPage(): () => void {
  const { fetch } = window
  window.fetch = (input, init) => {
    if (early === null || !(input instanceof URL) || input.pathname !== early.pathname) {
      return fetch(input, init)
    }
    const { response } = early
    early = null
    return response.catch(() => fetch(input, init))
  }
  return () => {
    window.fetch = fetch
  }
}
