import { WAY_EVENT } from '@/lib/both/pageContract'

/** Safari takes a hundred changes of the address in half a minute, Firefox two hundred in ten seconds; then both throw. */
const PAUSE_MS = 500

/** When the address may be written again. */
let free = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** State of an entry that stands for what lies over the page. */
const COVER = 'cover'

/** How long a way back may take before nobody waits for it any longer. */
const WAY_MS = 1000

/** What can lie over the page. */
type Cover = { show: () => void; hide: () => void }
let cover: Cover | undefined
let isCovered = false
/** While the page is on its way back from the entry of what lay over it. */
let way: ReturnType<typeof setTimeout> | undefined
/** What is to be written into the address of the page, once the page's own entry is there again. */
let held: (() => void) | null = null

/** Of the browser itself: what stands on the object belongs to Next (app/hydration/ownHistory.ts). */
function write(method: 'pushState' | 'replaceState', address: string, state: string | null = null): boolean {
  try {
    History.prototype[method].call(history, state, '', address)
    return true
  } catch {
    return false
  }
}

/** Makes an entry for an address of this page; false where the browser refuses. Only for what a visitor chooses, one at a time. */
export function pushAddress(address: string): boolean {
  return write('pushState', address)
}

/** Goes to a part of this page as a link does, without an entry of its own; style sheets know it as the target then. */
export function goToFragment(id: string): boolean {
  try {
    location.replace(`#${id}`)
    return true
  } catch {
    return false
  }
}

/**
 * Keeps the address in step with what a page shows, at most twice a second: the last one wins.
 * @param onWritten not called where the browser refuses
 * @returns what calls it off
 */
export function followInAddress(address: string, onWritten?: () => void): () => void {
  clearTimeout(timer)
  function follow() {
    free = Date.now() + PAUSE_MS
    if (write('replaceState', address)) {
      onWritten?.()
    }
  }
  held = null
  const due = setTimeout(
    () => {
      if (isCovered || way !== undefined) {
        held = follow
      } else {
        follow()
      }
    },
    Math.max(0, free - Date.now()),
  )
  timer = due
  return () => {
    clearTimeout(due)
    if (held === follow) {
      held = null
    }
  }
}

/**
 * What can lie over the page gets an entry while it does: Back takes it away and leaves the page, Forward brings it back. Where
 * the browser refuses the entry, Back leaves the page as ever.
 * @returns what ends that
 */
export function coverOf(own: Cover): () => void {
  cover = own
  document.addEventListener(WAY_EVENT, arrive)
  addEventListener('pagehide', hide)
  addEventListener('pageshow', returned)
  if (document.readyState === 'complete') {
    returned()
  }
  return () => {
    cover = undefined
    document.removeEventListener(WAY_EVENT, arrive)
    removeEventListener('pagehide', hide)
    removeEventListener('pageshow', returned)
  }
}

/** It lies over the page now. */
export function enterCover() {
  isCovered = true
  if (way === undefined) {
    enter()
  }
}

/** It has gone by itself, and its entry goes with it: the next Back leaves the page. */
export function leaveCover() {
  if (isCovered) {
    isCovered = false
    goBack()
  }
}

function isAtCover(): boolean {
  try {
    return history.state === COVER
  } catch {
    return false
  }
}

function enter() {
  if (!isAtCover()) {
    write('pushState', location.href, COVER)
  }
}

function goBack() {
  clearTimeout(way)
  if (!isAtCover()) {
    settle()
    return
  }
  way = setTimeout(settle, WAY_MS)
  try {
    history.back()
  } catch {
    settle()
  }
}

function arrive() {
  if (way !== undefined) {
    settle()
  } else if (!isAtCover()) {
    hide()
    settle()
  } else if (!isCovered) {
    cover?.show()
  }
}

function settle() {
  clearTimeout(way)
  way = undefined
  if (isCovered) {
    // Again, meanwhile.
    enter()
  } else {
    held?.()
    held = null
  }
}

/** Also when the page is left: it returns from the browser's cache without it. */
function hide() {
  if (isCovered) {
    isCovered = false
    cover?.hide()
  }
}

/** Loaded again, or out of the cache: what lay over the page does not come back, and its entry would be one Back too many. */
function returned() {
  if (!isCovered) {
    goBack()
  }
}
