// Not `pointermove`: Chromium sends one with the first frame of a page even if the mouse is at rest.
const EVENTS = ['scroll', 'pointerdown', 'keydown', 'click']

/** Calls back once, at the visitor's first interaction, before all other listeners. */
export function onFirstInteraction(act: () => void) {
  const waiting = new AbortController()
  for (const type of EVENTS) {
    addEventListener(
      type,
      () => {
        waiting.abort()
        act()
      },
      { capture: true, passive: true, signal: waiting.signal },
    )
  }
}
