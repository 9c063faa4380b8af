import { prefersReducedMotion } from '@/components/motion/prefersReducedMotion'
import { type Pair, paneShift } from '@/lib/both/watch/paneShift'
import type { StageData } from '@/lib/both/watch/stage'
import type { WatchState } from '@/lib/both/watch/stateAt'
import type { logReader } from './logReader'
import { partOf } from './partOf'
import { onChange, textWriter } from './writers'

/** Half of the turn of the ground (`watch.css`): then its text changes sides, once. */
const HALF_TURN_MS = 300

/** Everything on the page that tells a time of the shift, except for the light: writes a state there. */
export function display(
  body: HTMLElement,
  { viewBox: [vx, vy, width, height] }: Pick<StageData, 'viewBox'>,
  { entries }: Pick<ReturnType<typeof logReader>, 'entries'>,
) {
  const all = (selector: string) => [...body.querySelectorAll<HTMLElement>(selector)]
  const section = body.closest('section')
  const pane = partOf<HTMLElement>(body, '.watch-window')
  const sheet = partOf<HTMLElement>(body, '.watch-sheet')
  const guard = partOf<HTMLElement>(body, '.watch-guard')
  const torch = guard.querySelector<SVGElement>('.watch-torch')
  const walked = partOf(body, '.watch-walked')
  const slider = partOf<HTMLInputElement>(body, '.watch-range')
  const trolley = body.querySelector('.watch-trolley')
  const crowd: { picture: HTMLElement; by: keyof WatchState['crowd'] }[] = all('.watch-crowd').map(
    (picture) => ({ picture, by: 'any' }),
  )
  let sheetSize: Pair = [0, 0]
  let paneSize: Pair = [0, 0]
  let turning = 0

  function toggles<T>(
    selector: string,
    attribute: string,
    isOn: (value: T, index: number) => boolean | undefined,
  ) {
    const parts = all(selector)
    return (value: T) => {
      parts.forEach((part, index) => {
        part.toggleAttribute(attribute, isOn(value, index) === true)
      })
    }
  }

  const turnTo = onChange((light: WatchState['light']) => {
    if (section === null) {
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
  })

  const write: { readonly [Part in keyof WatchState]: (value: WatchState[Part]) => void } = {
    where({ at: [x, y], heading, isHidden }) {
      const place: Pair = [(x - vx) / width, (y - vy) / height]
      guard.style.transform = `translate(${place.map((share) => `${(share * 100).toFixed(2)}%`).join()})`
      if (torch) {
        torch.style.transform = `rotate(${heading.toFixed(1)}deg)`
      }
      guard.toggleAttribute('data-hidden', isHidden)
      // Where the drawing is larger than its window, the window goes with the guard.
      sheet.style.transform = paneShift(place, sheetSize, paneSize)
    },
    clock: textWriter(partOf(body, '.watch-clock-time')),
    label: textWriter(partOf(body, '.watch-clock-label')),
    value(minutes) {
      slider.value = `${minutes}`
    },
    valueText: onChange((text) => slider.setAttribute('aria-valuetext', text)),
    light(light) {
      // Without the drawings for it, nothing turns.
      if (body.dataset.lit !== undefined) {
        turnTo(light)
      }
    },
    walked: onChange((d) => walked.setAttribute('d', d)),
    turn: onChange((transform) => transform && guard.style.setProperty('--watch-turn', transform)),
    entry: onChange((current) => {
      entries.forEach((entry, index) => {
        const line = entry.querySelector('a') ?? entry
        if (index === current) {
          line.setAttribute('aria-current', 'time')
        } else {
          line.removeAttribute('aria-current')
        }
      })
    }),
    post: toggles('.watch-post', 'data-current', (post, index) => index + 1 === post),
    seen: toggles('.watch-post', 'data-seen', (seen, index) => seen.includes(index + 1)),
    isLate(isLate) {
      body.toggleAttribute('data-late', isLate)
    },
    isEnded(isEnded) {
      body.toggleAttribute('data-ended', isEnded)
    },
    isOver(isOver) {
      guard.toggleAttribute('data-gone', isOver)
    },
    off: toggles('.watch-timed', 'data-off', (off, index) => off[index]),
    found: toggles('.watch-fault', 'data-found', (found, index) => found[index]),
    trolley: onChange((transform) => transform && trolley?.setAttribute('transform', transform)),
    crowd(share) {
      for (const { picture, by } of crowd) {
        picture.style.opacity = `${share[by]}`
      }
    },
  }

  function put<Part extends keyof WatchState>(part: Part, state: WatchState) {
    write[part](state[part])
  }

  return {
    /** After every change of layout. */
    measure() {
      sheetSize = [sheet.offsetWidth, sheet.offsetHeight]
      paneSize = [pane.clientWidth, pane.clientHeight]
    },
    show(state: WatchState) {
      for (const part in write) {
        put(part as keyof WatchState, state)
      }
    },
    /** From now on the crowd has a picture by day and one at night. */
    addCrowd(picture: HTMLElement, by: WatchState['light']) {
      for (const one of crowd) {
        one.by = by === 'day' ? 'night' : 'day'
      }
      crowd.push({ picture, by })
    },
  }
}
