// Not `pointermove`: Chromium sends one, of a mouse at rest, with the first frame of a page.
const SIGNS = ['scroll', 'pointerdown', 'keydown', 'click']

/** Calls back once, at the first sign of a visitor, and before anybody else hears of it. */
export function onFirstInteraction(act: () => void) {
  const waiting = new AbortController()
  for (const sign of SIGNS) {
    addEventListener(
      sign,
      () => {
        waiting.abort()
        act()
      },
      { capture: true, passive: true, signal: waiting.signal },
    )
  }
}
