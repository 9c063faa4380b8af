declare global {
  interface Document {
    /** Whether the page is prerendered for a visitor who may never open it (Chromium). */
    prerendering?: boolean
  }
}

/** Calls back when the page is shown: a prerendered page must not read the tab's storage or start anything. */
export function whenShown(act: () => void) {
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', act, { once: true })
  } else {
    act()
  }
}
