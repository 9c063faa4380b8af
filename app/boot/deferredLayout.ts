import { BELOW_ATTRIBUTE, DEFER_LAYOUT_ATTRIBUTE, LAID_OUT_ATTRIBUTE } from '@/lib/pageContract'

/** Within this time the browser has shown what was laid out before. */
const FRAME_MS = 20

/** Lays out all sections that still wait. */
export function layOutAll() {
  document.documentElement.removeAttribute(DEFER_LAYOUT_ATTRIBUTE)
}

/** Lays out the sections below the initial viewport in idle time, each in a frame of its own: together they would be one long task. */
export function layOutOneByOne(done: () => void) {
  const waiting = [...document.querySelectorAll(`[${DEFER_LAYOUT_ATTRIBUTE}] [${BELOW_ATTRIBUTE}]`)]
  function next() {
    const section = waiting.shift()
    if (section) {
      section.setAttribute(LAID_OUT_ATTRIBUTE, '')
      whenIdle(next)
    } else {
      layOutAll()
      done()
    }
  }
  whenIdle(next)
}

/** No animation frame: a tab in the background has none. */
function whenIdle(task: () => void) {
  // Two sections in one idle period would share a frame.
  const inNextFrame = () => setTimeout(task, FRAME_MS)
  if ('requestIdleCallback' in window) {
    requestIdleCallback(inNextFrame, { timeout: 200 })
  } else {
    inNextFrame()
  }
}
