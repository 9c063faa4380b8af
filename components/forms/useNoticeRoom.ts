import { type RefObject, useEffect } from 'react'

/** On the notices while a field has the focus: they show only their headlines. */
const COMPACT_ATTRIBUTE = 'data-compact'

/** Between the focused element and the notices, in px. */
const GAP = 12

/**
 * Keeps notices from covering the focused element (WCAG 2.4.11): they are compact while a field has the focus, and the scroll area
 * ends above them (`--notices` in the style sheets).
 */
export function useNoticeRoom(
  box: RefObject<HTMLElement | null>,
  dialog: RefObject<HTMLElement | null> | undefined,
  count: number,
) {
  useEffect(() => {
    if (count === 0) {
      return
    }
    const scroller = dialog?.current ?? document.documentElement
    let frame = 0
    function makeRoom() {
      const notices = box.current
      const focused = document.activeElement
      if (notices === null || focused === null) {
        return
      }
      const isField = focused.matches('input, textarea')
      notices.toggleAttribute(COMPACT_ATTRIBUTE, isField)
      const height = getComputedStyle(notices).position === 'sticky' ? notices.offsetHeight : 0
      setRoom(scroller, height > 0 ? height + GAP : 0)
      const { top, bottom } = focused.getBoundingClientRect()
      const isCovered = bottom > window.innerHeight - height && top < window.innerHeight
      // The browser scrolled to the field before the room changed. Elements that are sticky at the same edge cannot be scrolled.
      if ((isField || isCovered) && !focused.matches('[data-part=notices] *, [data-part=contact-bar] *')) {
        focused.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      }
    }
    /** The browser scrolls to the focused element first. */
    function scheduleRoom() {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(makeRoom)
    }
    scheduleRoom()
    document.addEventListener('focusin', scheduleRoom)
    document.addEventListener('focusout', scheduleRoom)
    return () => {
      cancelAnimationFrame(frame)
      setRoom(scroller, 0)
      document.removeEventListener('focusin', scheduleRoom)
      document.removeEventListener('focusout', scheduleRoom)
    }
  }, [box, dialog, count])
}

/** Directly on the root for the page, as a custom property there would restyle the whole document. */
function setRoom(scroller: HTMLElement, pixels: number) {
  if (scroller === document.documentElement) {
    scroller.style.scrollPaddingBottom = pixels > 0 ? `max(5.5rem, ${pixels}px)` : ''
  } else if (pixels > 0) {
    scroller.style.setProperty('--notices', `${pixels}px`)
  } else {
    scroller.style.removeProperty('--notices')
  }
}
