import { prefersReducedMotion } from '@/components/motion/prefersReducedMotion'
import { clockOf } from '@/lib/both/clock'
import { turnedOnGround } from '@/lib/both/watch/ground'
import { isDay, type StageData } from '@/lib/both/watch/stage'
import { type Whereabouts, walkedPath } from '@/lib/both/watch/timetable'
import { trolleyPlace } from '@/lib/both/watch/trolley'
import type { logReader } from './logReader'
import { partOf } from './partOf'
import { onChange, textWriter } from './writers'

/** Half of the turn of the ground (`watch.css`): then its text changes sides, once. */
const HALF_TURN_MS = 300

/** The last hour of a shift, in minutes: then its report is no longer quiet. */
const LAST_HOUR = 60

/** How much of a drawing's left and right is empty, and farther out than anybody walks. */
const EDGE = 0.07

/** Everything on the page that tells a time of the shift, except for the light. */
export function display(
  body: HTMLElement,
  data: StageData,
  { entries, times }: Pick<ReturnType<typeof logReader>, 'entries' | 'times'>,
) {
  const { timetable, viewBox } = data
  const [vx, vy, width, height] = viewBox
  const all = <T extends Element>(selector: string) => [...body.querySelectorAll<T>(selector)]
  const section = body.closest('section')
  const pane = partOf<HTMLElement>(body, '.watch-window')
  const sheet = partOf<HTMLElement>(body, '.watch-sheet')
  const guard = partOf<HTMLElement>(body, '.watch-guard')
  const torch = guard.querySelector<SVGElement>('.watch-torch')
  const walked = partOf(body, '.watch-walked')
  const slider = partOf<HTMLInputElement>(body, '.watch-range')
  const trolley = body.querySelector('.watch-trolley')
  const posts = all('.watch-post')
  const timed = all('.watch-timed')
  const crowd: { picture: HTMLElement; by: 'any light' | 'night' | 'day' }[] = all<HTMLElement>(
    '.watch-crowd',
  ).map((picture) => ({ picture, by: 'any light' }))
  let size = { sheet: 0, sheetHeight: 0, pane: 0, paneHeight: 0 }
  let turning = 0
  /** When the log has been read: a shift may go on after its last entry. */
  const lastEntry = times.at(-1) ?? timetable.to

  const write = {
    clock: textWriter(partOf(body, '.watch-clock-time')),
    label: textWriter(partOf(body, '.watch-clock-label')),
    slider: onChange((told: string) => {
      slider.setAttribute('aria-valuetext', told)
    }),
    /** The entry that is read, and its post. */
    entry: onChange((current: number) => {
      const told = timetable.stops.find(({ from }) => from === times[current])?.post
      posts.forEach((mark, index) => {
        mark.toggleAttribute('data-current', index + 1 === told)
      })
      entries.forEach((entry, index) => {
        const line = entry.querySelector('a') ?? entry
        if (index === current) {
          line.setAttribute('aria-current', 'time')
        } else {
          line.removeAttribute('aria-current')
        }
      })
    }),
    stop: onChange((current: number) => {
      const visited = timetable.stops.slice(0, current + 1).map(({ post }) => post)
      posts.forEach((mark, index) => {
        mark.toggleAttribute('data-seen', visited.includes(index + 1))
      })
    }),
    turn: onChange((transform: string) => guard.style.setProperty('--watch-turn', transform)),
    walked: onChange((d: string) => walked.setAttribute('d', d)),
    late: onChange((isLate: boolean) => body.toggleAttribute('data-late', isLate)),
    ended: onChange((moment: 'before' | 'at the end' | 'after') => {
      body.toggleAttribute('data-ended', moment !== 'before')
      guard.toggleAttribute('data-gone', moment === 'after')
    }),
    timed: timed.map((part) => onChange((isOn: boolean) => part.toggleAttribute('data-off', !isOn))),
    faults: all('.watch-fault').map((mark) =>
      onChange((isFound: boolean) => mark.toggleAttribute('data-found', isFound)),
    ),
    trolley: onChange((transform: string) => trolley?.setAttribute('transform', transform)),
    ground: onChange((light: 'night' | 'day') => {
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
    }),
  }

  /** Where the drawing is larger than its window, the window goes with the guard; its empty edge stays outside. */
  function follow({ at: [x, y] }: Whereabouts) {
    const shift = (share: number, whole: number, part: number, empty = 0) => {
      const edge = Math.min(empty * whole, (whole - part) / 2)
      return whole > part ? Math.max(part - whole + edge, Math.min(-edge, part / 2 - share * whole)) : 0
    }
    const isLarger = size.sheetHeight > size.paneHeight + 1
    const across = shift((x - vx) / width, size.sheet, size.pane, EDGE)
    const down = shift((y - vy) / height, size.sheetHeight, size.paneHeight)
    sheet.style.transform = isLarger ? `translate(${across.toFixed(1)}px,${down.toFixed(1)}px)` : ''
  }

  function whereOf(minutes: number, { stop, share }: Whereabouts): string {
    const [here, next] = [timetable.stops[stop]?.place ?? '', timetable.stops[stop + 1]?.place]
    if (minutes > timetable.to) {
      return data.words.afterwards
    }
    return share > 0 && next !== here ? data.words.onTheWay : here
  }

  return {
    /** After every change of layout. */
    measure() {
      size = {
        sheet: sheet.offsetWidth,
        sheetHeight: sheet.offsetHeight,
        pane: pane.clientWidth,
        paneHeight: pane.clientHeight,
      }
    },
    show(minutes: number, now: Whereabouts) {
      const told = Math.round(minutes)
      const where = whereOf(minutes, now)
      const light = isDay(timetable, minutes) ? 'day' : 'night'
      const percent = (value: number, from: number, whole: number) =>
        `${(((value - from) / whole) * 100).toFixed(2)}%`
      guard.style.transform = `translate(${percent(now.at[0], vx, width)},${percent(now.at[1], vy, height)})`
      if (torch) {
        torch.style.transform = `rotate(${now.heading.toFixed(1)}deg)`
      }
      if (data.ground) {
        write.turn(turnedOnGround(data.ground, now.heading))
      }
      guard.toggleAttribute('data-hidden', now.isHidden)
      follow(now)
      write.walked(walkedPath(timetable, now))
      write.clock(clockOf(told))
      write.label(where)
      slider.value = `${told}`
      write.slider(`${clockOf(told)}, ${where}`)
      write.entry(times.findLastIndex((time) => time <= minutes + 0.01))
      write.stop(now.stop)
      write.late(minutes >= lastEntry - LAST_HOUR)
      write.ended(minutes < lastEntry ? 'before' : minutes > timetable.to ? 'after' : 'at the end')
      data.timed.forEach((on, index) => {
        write.timed[index]?.(on.some(([start, end]) => minutes >= start && minutes < end))
      })
      data.faults.forEach(([found, settled], index) => {
        write.faults[index]?.(minutes >= found && (settled === null || minutes < settled))
      })
      if (data.trolley) {
        write.trolley(trolleyPlace(data.trolley, minutes))
      }
      if (data.crowd) {
        const [, share = 0] = data.crowd.presence.findLast(([start]) => start <= minutes) ?? []
        for (const { picture, by } of crowd) {
          picture.style.opacity = by === 'any light' || by === light ? `${share}` : '0'
        }
      }
      // Without the drawings for it, nothing turns.
      if (body.dataset.lit !== undefined) {
        write.ground(light)
      }
    },
    /** From now on the crowd has a picture by day and one at night. */
    addCrowd(picture: HTMLElement, by: 'night' | 'day') {
      for (const one of crowd) {
        one.by = by === 'day' ? 'night' : 'day'
      }
      crowd.push({ picture, by })
    },
  }
}
