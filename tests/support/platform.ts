/*
 * What jsdom lacks and components build on, as far as their tests need it. Real browsers try the same in tests/e2e.
 */

/** `<dialog>`: opens with the focus on what asks for it, and tells when it was closed. */
export function provideDialogs() {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.setAttribute('open', '')
      this.querySelector<HTMLElement>('[autofocus]')?.focus()
    },
    close(this: HTMLDialogElement) {
      if (this.hasAttribute('open')) {
        this.removeAttribute('open')
        this.dispatchEvent(new Event('close'))
      }
    },
  })
}

/** `popover`: shown or hidden by method, told of beforehand, matched by `:popover-open`. */
export function providePopovers() {
  const shown = new WeakSet<Element>()
  const { matches, closest } = Element.prototype
  function tell(popover: HTMLElement, newState: 'open' | 'closed') {
    popover.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }))
  }
  Object.assign(HTMLElement.prototype, {
    matches(this: HTMLElement, selector: string) {
      return selector === ':popover-open' ? shown.has(this) : matches.call(this, selector)
    },
    closest(this: HTMLElement, selector: string): Element | null {
      return selector !== ':popover-open'
        ? closest.call(this, selector)
        : shown.has(this)
          ? this
          : (this.parentElement?.closest(selector) ?? null)
    },
    showPopover(this: HTMLElement) {
      tell(this, 'open')
      shown.add(this)
    },
    hidePopover(this: HTMLElement) {
      tell(this, 'closed')
      shown.delete(this)
    },
  })
}

/** `matchMedia`: answers one query with yes, any other with no; `turn` makes the window one that the query fits, or not. */
export function provideMedia(query: string, initially: boolean) {
  const media = Object.assign(new EventTarget(), { matches: initially, media: query })
  const never = Object.assign(new EventTarget(), { matches: false })
  window.matchMedia = (asked: string) => (asked === query ? media : never) as unknown as MediaQueryList
  return {
    turn(matches: boolean) {
      media.matches = matches
      media.dispatchEvent(Object.assign(new Event('change'), { matches }))
    },
  }
}

/** `IntersectionObserver`: `enter` and `leave` tell every observer, in one go, that these elements have come into view or left it. */
export function provideIntersections() {
  const observers = new Map<Set<Element>, IntersectionObserverCallback>()
  window.IntersectionObserver = class {
    private readonly observed = new Set<Element>()
    constructor(callback: IntersectionObserverCallback) {
      observers.set(this.observed, callback)
    }
    observe(element: Element) {
      this.observed.add(element)
    }
    unobserve(element: Element) {
      this.observed.delete(element)
    }
    disconnect() {
      this.observed.clear()
    }
  } as unknown as typeof IntersectionObserver
  function tell(elements: Element[], isIntersecting: boolean) {
    for (const [observed, callback] of observers) {
      const entries = elements
        .filter((element) => observed.has(element))
        .map((target) => ({ target, isIntersecting }) as unknown as IntersectionObserverEntry)
      if (entries.length > 0) {
        callback(entries, undefined as unknown as IntersectionObserver)
      }
    }
  }
  return {
    enter: (...elements: Element[]) => tell(elements, true),
    leave: (...elements: Element[]) => tell(elements, false),
    /** Whether anybody still looks at the element. */
    isObserved: (element: Element) => [...observers.keys()].some((observed) => observed.has(element)),
  }
}
