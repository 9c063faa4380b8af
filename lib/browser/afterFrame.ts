/** Calls back after the next frame has been painted, which the work would delay. */
export function afterFrame(act: () => void) {
  requestAnimationFrame(() => setTimeout(act))
}
