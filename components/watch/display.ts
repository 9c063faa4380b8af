import { prefersReducedMotion } from '@/components/motion/prefersReducedMotion'
import { firstOf, partOf, selectorOf } from '@/lib/both/watch/parts'
import type { StageData } from '@/lib/both/watch/stage'
import type { WatchState } from '@/lib/both/watch/stateAt'
import styles from './display.module.css'

/** Half of the turn of the ground (`liveStage.module.css`): then its text changes sides, once. */
const HALF_TURN_MS = 300

/**
 * Writes into an element's text. In place: a text that is put in anew has the browser match the page's `:has()` again. A page
 * that the browser translates has no text of its own there.
 */
function writeText(element: Element, text: string) {
  if (element.firstChild instanceof Text) {
    element.firstChild.data = text
  } else {
    element.textContent = text
  }
}

/** Sets an attribute on those parts that have one of some names, and on no other. */
function marker(body: HTMLElement, selector: string, attribute: string) {
  const parts = [...body.querySelectorAll<HTMLElement | SVGElement>(selector)]
  return (names: readonly (string | null)[]) => {
    for (const part of parts) {
      part.toggleAttribute(attribute, names.includes(part.dataset.name ?? ''))
    }
  }
}

/** Writes the state of a shift into the page, all but the light. */
export function display(body: HTMLElement, { viewBox }: Pick<StageData, 'viewBox'>) {
  const [left, top, width, height] = viewBox
  const section = body.closest('section')
  const sheet = partOf<HTMLElement>(body, 'sheet')
  const guard = partOf<HTMLElement>(body, 'guard')
  const torch = guard.querySelector<SVGElement>(selectorOf('torch'))
  const walked = partOf(body, 'walked')
  const slider = firstOf<HTMLInputElement>(body, 'input')
  const trolley = body.querySelector(selectorOf('trolley'))
  const clock = firstOf(body, `${selectorOf('clock')} > :last-child`)
  const label = firstOf(body, `${selectorOf('clock')} > :first-child`)
  const current = marker(body, selectorOf('post'), 'data-current')
  let turning = 0
  section?.classList.add(`${styles.shown}`)
  let last: Partial<WatchState> = {}

  const write: { readonly [Part in Exclude<keyof WatchState, 'value'>]: (value: WatchState[Part]) => void } =
    {
      where({ at: [x, y], heading, isHidden }) {
        const [across, down] = [(x - left) / width, (y - top) / height]
        guard.style.transform = `translate(${(across * 100).toFixed(2)}%,${(down * 100).toFixed(2)}%)`
        sheet.style.setProperty('--watch-x', across.toFixed(4))
        sheet.style.setProperty('--watch-y', down.toFixed(4))
        if (torch) {
          torch.style.transform = `rotate(${heading.toFixed(1)}deg)`
        }
        guard.toggleAttribute('data-hidden', isHidden)
      },
      clock: (text) => writeText(clock, text),
      label: (text) => writeText(label, text),
      valueText: (text) => slider.setAttribute('aria-valuetext', text),
      light(light) {
        // Without the drawings for it, nothing turns.
        if (section === null || body.dataset.lit === undefined) {
          return
        }
        const turn = () => {
          section.dataset.surface = light === 'day' ? 'papier' : 'nacht'
        }
        clearTimeout(turning)
        if (section.dataset.ground !== undefined && !prefersReducedMotion()) {
          turning = window.setTimeout(turn, HALF_TURN_MS)
        } else {
          turn()
        }
        section.dataset.ground = light
      },
      walked: (path) => walked.setAttribute('d', path),
      turn: (transform) => transform && guard.style.setProperty('--watch-turn', transform),
      entry(id) {
        body.querySelector('[aria-current]')?.removeAttribute('aria-current')
        body.querySelector(`[id="${id}"] a`)?.setAttribute('aria-current', 'time')
      },
      post: (post) => current([post]),
      seen: marker(body, selectorOf('post'), 'data-seen'),
      isLate: (isLate) => body.toggleAttribute('data-late', isLate),
      isEnded: (isEnded) => body.toggleAttribute('data-ended', isEnded),
      isOver: (isOver) => guard.toggleAttribute('data-gone', isOver),
      absent: marker(body, '[data-kind]', 'data-off'),
      found: marker(body, selectorOf('fault'), 'data-found'),
      trolley: (transform) => transform && trolley?.setAttribute('transform', transform),
      crowd: (share) => share !== null && sheet.style.setProperty('--watch-crowd', `${share}`),
    }

  function writeChange<Part extends keyof typeof write>(part: Part, state: WatchState) {
    if (state[part] !== last[part]) {
      write[part](state[part])
    }
  }

  return {
    /** All is written anew, as when layers have come. */
    reset() {
      last = {}
    },
    show(state: WatchState) {
      for (const part of Object.keys(write) as (keyof typeof write)[]) {
        writeChange(part, state)
      }
      // Always, as a finger may have dragged it elsewhere.
      slider.value = `${state.value}`
      last = state
    },
  }
}
