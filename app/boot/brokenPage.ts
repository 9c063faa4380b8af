import { loadAgain, losesNothing } from './leaving'
import { newestBuild } from './newestBuild'

declare global {
  interface Window {
    /** Leads out of a page that broke, if something does (app/global-error.tsx). */
    leaveBrokenPage?: () => Promise<boolean>
  }
}

/** By then whatever stands in for a broken page has drawn itself. */
const DRAWN_MS = 1000

const { pathname } = location
const AGAIN = `again ${pathname}`
const PLAIN = `plain ${pathname}`

/** Whether this page broke twice: then its HTML, which needs no scripts, is shown without them, until it is loaded once more. */
export const isPlain = window.name === PLAIN
if (isPlain) {
  window.name = ''
}

let leaving: Promise<boolean> | undefined

/** Loads the page once more as it is, and then without its scripts; never a third time. Not without a network: its error page would replace ours. */
window.leaveBrokenPage = () => {
  leaving ??= newestBuild().then(
    (newest) =>
      newest !== null && !isPlain && losesNothing() && loadAgain(window.name === AGAIN ? PLAIN : AGAIN),
  )
  return leaving
}

// Whatever happened to React, and to what it shows then: a page without a title is none.
addEventListener('error', () =>
  setTimeout(() => document.querySelector('h1') ?? window.leaveBrokenPage?.(), DRAWN_MS),
)
