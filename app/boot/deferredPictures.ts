import { DEFER_PICTURES_ATTRIBUTE, NEAR_PIXELS } from '@/lib/both/pageState'

/**
 * The element whose box a picture fills. Not the picture itself: while deferred it is drawn far outside the page
 * (styles/states.css). Nor its <picture>, which is `display: contents` and has no box.
 */
function frameOf(image: HTMLImageElement): Element | null {
  return (image.closest('picture') ?? image).parentElement
}

/** Direct children only: a picture directly in <main> would otherwise load all pictures of the page. */
const DIRECT_IMAGES = ':scope>img,:scope>picture>img'

/**
 * By a rule, as React compares attributes during hydration, and in an existing sheet, as the policy allows no other. Outside all
 * layers it overrides the rule that hides deferred pictures (styles/states.css).
 */
function show(image: Element) {
  document.styleSheets[0]?.insertRule(`[src="${image.getAttribute('src')}"]{transform:none}`)
}

/** Keeps pictures from loading until the visitor scrolls, except those that a tall screen shows at once. */
export function deferPictures() {
  // An extension may have removed it.
  if (!('IntersectionObserver' in window)) {
    document.documentElement.removeAttribute(DEFER_PICTURES_ATTRIBUTE)
    return
  }
  const images = document.querySelectorAll<HTMLImageElement>(
    `[${DEFER_PICTURES_ATTRIBUTE}] main img[loading=lazy]`,
  )
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        for (const image of isIntersecting ? target.querySelectorAll(DIRECT_IMAGES) : []) {
          show(image)
        }
      }
    },
    { rootMargin: `${NEAR_PIXELS}px` },
  )
  for (const image of images) {
    const frame = frameOf(image)
    if (frame) {
      near.observe(frame)
    }
  }
  function release() {
    // Opening a dialog sends the event as well.
    if (window.scrollY === 0) {
      return
    }
    removeEventListener('scroll', release)
    near.disconnect()
    document.documentElement.removeAttribute(DEFER_PICTURES_ATTRIBUTE)
  }
  // Only scrolling counts: the menu and the dialog show none of them.
  addEventListener('scroll', release, { passive: true })
}
