import { lateScript } from '@/lib/browser/platform/lateScript'

/**
 * Loads what a part of the page needs once somebody comes near it; after a failure, the next time that somebody does.
 * @param margin how far below and above the screen is near, as an observer's `rootMargin`
 * @param load settles once it is there; never called again then
 * @returns what asks for it at once, and what ends the waiting
 */
export function onApproach(element: Element, margin: string, load: () => Promise<void>) {
  let isAsked = false
  async function ask() {
    if (isAsked) {
      return
    }
    isAsked = true
    try {
      await lateScript(load)
      observer?.disconnect()
    } catch {
      // Without a network the page stays as it is printed.
      isAsked = false
    }
  }
  // An extension may have taken them away.
  const observer =
    'IntersectionObserver' in window
      ? new IntersectionObserver(
          (entries) => {
            if (entries.some(({ isIntersecting }) => isIntersecting)) {
              ask()
            }
          },
          { rootMargin: margin },
        )
      : null
  if (observer === null) {
    ask()
  }
  observer?.observe(element)
  return { ask, leave: () => observer?.disconnect() }
}
