/** Calls back once the next frame is on the screen: work in between would delay it, and requests would share its connection. */
export function afterFrame(act: () => void) {
  // The second callback comes when the first frame has been handed over.
  requestAnimationFrame(() => requestAnimationFrame(() => act()))
}
