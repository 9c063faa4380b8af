declare global {
  interface Document {
    /** Whether the page is drawn ahead of time, for a visitor who may never come (Chromium). */
    prerendering?: boolean
  }
}

/** Calls back when the page is shown: one that is prerendered takes nothing of what the tab knows, and begins nothing. */
export function whenShown(act: () => void) {
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', act, { once: true })
  } else {
    act()
  }
}
