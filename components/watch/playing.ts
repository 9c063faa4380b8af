import { prefersReducedMotion } from '@/components/motion/prefersReducedMotion'
import type { logReader } from './logReader'

/** The whole log, from its first entry to its last. */
const PLAY_MS = 22_000
/** The way to the first entry is no part of the shift. */
const HASTE = 5
/** A tab that was hidden goes on where it stopped. */
const LONGEST_FRAME = 64

/**
 * Where a shift that plays has scrolled to, a frame later.
 * @param place where that was in the frame before
 * @param passed milliseconds since then
 */
export function nextPlace(
  { first, next, last }: ReturnType<ReturnType<typeof logReader>['span']>,
  place: number,
  passed: number,
  jumps: boolean,
): number {
  const speed = ((last - first) / PLAY_MS) * (place < first ? HASTE : 1)
  return Math.min(last, jumps ? next : place + speed * Math.min(LONGEST_FRAME, passed))
}

/**
 * Plays a shift by scrolling its log, until its end or any input.
 * @param button is pressed to stop it, too, and answers that itself
 * @param onStop called however it ends
 * @returns what stops it
 */
export function play(
  reader: Pick<ReturnType<typeof logReader>, 'span' | 'entries'>,
  button: HTMLElement,
  onStop: () => void,
): () => void {
  const over = new AbortController()
  const jumps = prefersReducedMotion()
  const pause = PLAY_MS / Math.max(1, reader.entries.length - 1)
  let place = window.scrollY
  let before = performance.now()
  let request = requestAnimationFrame(step)

  function stop() {
    over.abort()
    cancelAnimationFrame(request)
    onStop()
  }

  function step(now: number) {
    request = requestAnimationFrame(step)
    const passed = now - before
    if (jumps && passed < pause) {
      return
    }
    before = now
    const span = reader.span()
    place = nextPlace(span, place, passed, jumps)
    window.scrollTo({ top: place, behavior: 'instant' })
    if (place >= span.last) {
      stop()
    }
  }

  for (const input of ['wheel', 'touchstart', 'keydown', 'pointerdown', 'click']) {
    window.addEventListener(
      input,
      ({ target }) => {
        if (input === 'wheel' || !(target instanceof Node && button.contains(target))) {
          stop()
        }
      },
      { signal: over.signal, passive: true },
    )
  }
  return stop
}
