import { lateScript } from '@/lib/browser/platform/lateScript'

/**
 * Loads the code of a part of the page once the visitor comes near it; after a failure, again at the next approach.
 * @param margin how far above and below the screen counts as near, as an observer's `rootMargin`
 * @param load not called again once it has succeeded
 * @returns loads at once
 */
export function onApproach(element: Element, margin: string, load: () => Promise<void>) {
  let isRequested = false
  async function ask() {
    if (isRequested) {
      return
    }
    isRequested = true
    try {
      await lateScript(load)
      observer?.disconnect()
    } catch {
      // Without a network the server's HTML stays.
      isRequested = false
    }
  }
  // An extension may have removed observers.
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
  return ask
}
