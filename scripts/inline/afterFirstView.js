// When the page has loaded and the browser is idle: lays out the sections below the first view, each in a frame of its
// own, and then asks for the page's scripts. At the first sign of a visitor: both at once; pictures when they scroll.
;(() => {
  const signs = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown', 'click']
  const page = document.documentElement
  const folded = [
    ...document.querySelectorAll(
      '[data-folded] [data-hero] ~ * section, [data-folded] [data-hero] ~ section',
    ),
  ]
  const pictures = document.querySelectorAll('[data-unscrolled] img[loading=lazy]')
  const { flight, scripts } = document.currentScript.dataset
  let asked = false

  async function finish() {
    delete page.dataset.folded
    if (asked) {
      return
    }
    asked = true
    for (const href of scripts.split(' ')) {
      append('link', { rel: 'preload', as: 'script', href })
    }
    try {
      // React starts with the data or not at all, so the scripts run when it is there; in any order.
      const response = await fetch(flight)
      window.__next_f = await response.json()
    } catch {
      document.dispatchEvent(new Event(FAILED_EVENT))
      return
    }
    for (const src of scripts.split(' ')) {
      append('script', { src })
    }
  }

  function append(name, properties) {
    document.head.append(Object.assign(document.createElement(name), properties))
  }

  function unfold() {
    const section = folded.shift()
    if (section) {
      section.dataset.unfolded = ''
      whenIdle()
    } else {
      finish()
    }
  }

  function whenIdle() {
    // Two sections in one idle period would share a frame. No animation frame: a tab in the background has none.
    const nextFrame = () => setTimeout(unfold, FRAME_MS)
    if (window.requestIdleCallback) {
      requestIdleCallback(nextFrame, { timeout: 200 })
    } else {
      nextFrame()
    }
  }

  // A tall screen may show one of them before its visitor moves.
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) {
          target.querySelector('img').dataset.near = ''
        }
      }
    },
    { rootMargin: '400px' },
  )
  for (const picture of pictures) {
    // A moved picture is nowhere near, and <picture> has no box; their place is the parent's.
    near.observe(picture.parentElement.parentElement)
  }

  function releasePictures() {
    // Opening a dialog sends the event as well.
    if (window.scrollY === 0) {
      return
    }
    removeEventListener('scroll', releasePictures)
    near.disconnect()
    delete page.dataset.unscrolled
  }

  function wake() {
    for (const sign of signs) {
      removeEventListener(sign, wake, true)
    }
    finish()
  }

  for (const sign of signs) {
    // Before anybody else: a link must find its section where it will be.
    addEventListener(sign, wake, { capture: true, passive: true })
  }
  // A visitor who only opens the menu or the dialog sees none of them.
  addEventListener('scroll', releasePictures, { passive: true })
  addEventListener('load', whenIdle)
})()
