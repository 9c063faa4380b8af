import { minutesOfFragment, timeId } from '@/lib/both/watch/address'
import { firstOf, partOf } from '@/lib/both/watch/parts'
import { isStep, snapped, stepped } from '@/lib/both/watch/rulerSteps'
import type { StageData } from '@/lib/both/watch/stage'
import { stateAt } from '@/lib/both/watch/stateAt'
import { faultMarks } from '@/lib/both/watch/times'
import { timetableOf } from '@/lib/both/watch/timetable'
import { isFresh } from '@/lib/browser/isFresh'
import { followInAddress } from '@/lib/browser/platform/history'
import { display } from './display'
import { addLayers } from './layers'
import styles from './liveStage.module.css'
import { logReader } from './logReader'
import { play } from './playing'

/** Brings a watch alive, once: the time is where one reads the log, and everything else follows from it. */
export function liveStage(body: HTMLElement, data: StageData) {
  const timetable = timetableOf(data.shift)
  const watch = { ...data, timetable, marks: faultMarks(timetable) }
  const { from, to } = timetable
  const stage = partOf<HTMLElement>(body, 'stage')
  const sheet = partOf<HTMLElement>(body, 'sheet')
  const slider = firstOf<HTMLInputElement>(body, 'input')
  const playButton = partOf<HTMLButtonElement>(body, 'play')
  const fitButton = partOf<HTMLButtonElement>(body, 'fit')
  const header = document.querySelector('body > header')

  const reader = logReader(body, timetable)
  const page = display(body, data)
  let light: Awaited<ReturnType<typeof addLayers>> = null
  let stopPlaying: (() => void) | null = null
  let shownMinutes = Number.NaN
  let isFrameRequested = false

  // --- One time --------------------------------------------------------------------------------------------------
  function show(minutes: number) {
    const state = stateAt(watch, minutes)
    page.show(state)
    light?.draw(state.where, minutes)
    shownMinutes = minutes
  }

  function measure() {
    // Not on a page that is hidden, or printed.
    if (sheet.offsetWidth > 0) {
      reader.measure()
      page.reset()
      light?.fit(sheet.offsetWidth)
      makeRoom()
      show(reader.minutes())
    }
  }

  /** On phones the header makes room for the drawing, until that has left with the log. */
  function makeRoom() {
    const { top, bottom } = stage.getBoundingClientRect()
    header?.toggleAttribute('data-away', bottom > 0 && top < header.clientHeight)
  }

  function onScroll() {
    if (isFrameRequested) {
      return
    }
    isFrameRequested = true
    requestAnimationFrame(() => {
      isFrameRequested = false
      makeRoom()
      const minutes = reader.minutes()
      if (minutes !== shownMinutes) {
        show(minutes)
      }
    })
  }

  // --- What a visitor does ---------------------------------------------------------------------------------------
  function rememberTime() {
    followInAddress(`#${timeId(Math.min(to, reader.minutes()))}`)
  }

  function goTo(minutes: number) {
    stopPlaying?.()
    reader.goTo(Math.max(from, Math.min(to, minutes)))
    show(reader.minutes())
  }

  function onSlide() {
    goTo(snapped(Number(slider.value), timetable))
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey } = event
    if (isStep(key) && !(altKey || ctrlKey || metaKey)) {
      event.preventDefault()
      goTo(stepped(reader.minutes(), key))
    }
  }

  /** Not before: a key that is held repeats. */
  function onKeyUp({ key }: KeyboardEvent) {
    if (isStep(key)) {
      rememberTime()
    }
  }

  function onPlay() {
    if (stopPlaying) {
      stopPlaying()
      return
    }
    if (reader.minutes() >= to) {
      goTo(from)
    }
    body.setAttribute('data-playing', '')
    stopPlaying = play(reader, playButton, () => {
      stopPlaying = null
      body.removeAttribute('data-playing')
      rememberTime()
    })
  }

  function onFit() {
    const isWhole = body.toggleAttribute('data-whole')
    fitButton.setAttribute('aria-pressed', `${isWhole}`)
    measure()
  }

  /** A minute of the address that has no entry: the browser has found nothing. */
  function goToAddress() {
    const minutes = minutesOfFragment(location.hash, timetable)
    if (minutes !== null && document.getElementById(location.hash.slice(1)) === null) {
      goTo(minutes)
    }
  }

  async function lightUp() {
    light = await addLayers(body, data, timetable)
    measure()
  }

  const sizes = new ResizeObserver(measure)
  sizes.observe(body)
  sizes.observe(sheet)
  window.addEventListener('scroll', onScroll, { passive: true })
  window.addEventListener('hashchange', goToAddress)
  slider.addEventListener('input', onSlide)
  slider.addEventListener('change', rememberTime)
  slider.addEventListener('keydown', onKeyDown)
  slider.addEventListener('keyup', onKeyUp)
  playButton.addEventListener('click', onPlay)
  fitButton.addEventListener('click', onFit)
  body.closest('section')?.classList.add(`${styles.live}`)
  header?.classList.add(`${styles.header}`)
  body.setAttribute('data-live', '')
  measure()
  // A visitor who comes back, or has scrolled on meanwhile, stays there.
  if (isFresh && window.scrollY === 0) {
    goToAddress()
  }
  lightUp()
}
