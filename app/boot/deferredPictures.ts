import { DEFER_PICTURES_ATTRIBUTE, NEAR_PIXELS } from '@/lib/both/pageState'

/**
 * The box on the page in which a picture is drawn. Not the picture itself: while it waits it is drawn far outside the page
 * (styles/loading.css). Nor its <picture>, which is `display: contents` and has no box.
 */
function frameOf(image: HTMLImageElement): Element | null {
  return (image.closest('picture') ?? image).parentElement
}

/** What a frame frames, and not what lies deeper: a picture right in <main> would have all of the page loaded. */
const OWN = ':scope>img,:scope>picture>img'

/**
 * By a rule, as React compares attributes with what it has written. Into a sheet of the page: the policy allows no other. It
 * stands outside of all layers and so above the rule that keeps them (styles/loading.css).
 */
function show(image: Element) {
  document.styleSheets[0]?.insertRule(`[src="${image.getAttribute('src')}"]{transform:none}`)
}

/** Keeps pictures from loading until the visitor scrolls, but for those that can be seen without, on a tall screen. */
export function deferPictures() {
  // An extension may have taken them away.
  if (!('IntersectionObserver' in window)) {
    document.documentElement.removeAttribute(DEFER_PICTURES_ATTRIBUTE)
    return
  }
  const images = document.querySelectorAll<HTMLImageElement>(
    `[${DEFER_PICTURES_ATTRIBUTE}] img[loading=lazy]`,
  )
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        for (const image of isIntersecting ? target.querySelectorAll(OWN) : []) {
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
  // Scrolling alone: a visitor who only opens the menu or the dialog sees none of them.
  addEventListener('scroll', release, { passive: true })
}
