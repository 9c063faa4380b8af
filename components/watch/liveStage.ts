import { minutesOfFragment, timeId } from '@/lib/both/watch/address'
import { isStep, snapped, stepped } from '@/lib/both/watch/rulerSteps'
import { layersOf, litSince, type StageData } from '@/lib/both/watch/stage'
import { stateAt } from '@/lib/both/watch/stateAt'
import { isFresh } from '@/lib/browser/isFresh'
import { followInAddress } from '@/lib/browser/platform/history'
import { display } from './display'
import { logReader } from './logReader'
import { partOf } from './partOf'
import { play } from './playing'
import { torchlight } from './torchlight'
import './live.css'

/** Brings a watch alive, once: the time is where one reads the log, and everything else follows from it. */
export function liveStage(body: HTMLElement, data: StageData) {
  const { timetable } = data
  const { from, to } = timetable
  const stage = partOf<HTMLElement>(body, '.watch-stage')
  const sheet = partOf<HTMLElement>(body, '.watch-sheet')
  const still = partOf<HTMLImageElement>(body, '.watch-still')
  const slider = partOf<HTMLInputElement>(body, '.watch-range')
  const playButton = partOf<HTMLButtonElement>(body, '.watch-play')
  const fitButton = partOf<HTMLButtonElement>(body, '.watch-fit')
  const header = document.querySelector('.site-header')

  const reader = logReader(body, timetable)
  const shown = display(body, data, reader)
  let light: ReturnType<typeof torchlight> | null = null
  let stopPlaying: (() => void) | null = null
  let told = Number.NaN
  let isDue = false

  // --- One time --------------------------------------------------------------------------------------------------
  function tell() {
    const minutes = reader.minutes()
    if (minutes !== told) {
      told = minutes
      const state = stateAt(data, reader.times, minutes)
      shown.show(state)
      light?.draw(state.where, minutes)
    }
  }

  function measure() {
    // Not on a page that is hidden, or printed.
    if (sheet.offsetWidth > 0) {
      reader.measure()
      shown.measure()
      light?.fit(sheet.offsetWidth)
      told = Number.NaN
      makeRoom()
      tell()
    }
  }

  /** On phones the header makes room for the drawing, until that has left with the log. */
  function makeRoom() {
    const { top, bottom } = stage.getBoundingClientRect()
    header?.toggleAttribute('data-away', bottom > 0 && top < header.clientHeight)
  }

  function onScroll() {
    if (!isDue) {
      isDue = true
      requestAnimationFrame(() => {
        isDue = false
        makeRoom()
        tell()
      })
    }
  }

  // --- What a visitor does ---------------------------------------------------------------------------------------
  function remember() {
    followInAddress(`#${timeId(Math.min(to, reader.minutes()))}`)
  }

  function goTo(minutes: number) {
    stopPlaying?.()
    reader.goTo(Math.max(from, Math.min(to, minutes)))
    told = Number.NaN
    tell()
  }

  function onSlide() {
    goTo(snapped(Number(slider.value), reader.times, timetable))
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
      remember()
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
      remember()
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

  // --- The drawings ----------------------------------------------------------------------------------------------
  function layer(className: string, src = ''): HTMLImageElement {
    const picture = new Image(still.width, still.height)
    picture.className = `watch-layer ${className}`
    picture.alt = ''
    picture.src = src
    return picture
  }

  async function bringLight() {
    const looks = layersOf(data)
    const dark = layer('watch-dark', data.files[looks.dark])
    const seen = looks.still === looks.seen ? still : layer('', data.files[looks.seen])
    const day = looks.day && layer('watch-morning', data.files[looks.day])
    const days = day ? [day] : []
    const canvas = document.createElement('canvas')
    canvas.className = 'watch-layer watch-dark'
    try {
      await Promise.all([seen, dark, ...days].map((image) => image.decode()))
      light = torchlight(canvas, seen, data, litSince(timetable))
    } catch {
      // Without the pictures, or a canvas, all is seen as it is printed.
      return
    }
    still.after(dark, canvas, ...days)
    if (day && data.crowd) {
      const other = looks.still === 'day' ? looks.seen : 'day'
      const crowd = layer('watch-crowd', data.crowd.files[other])
      partOf(body, '.watch-crowd').after(crowd)
      shown.addCrowd(crowd, other === 'day' ? 'day' : 'night')
    }
    body.dataset.lit = day ? 'night' : 'day'
    measure()
  }

  const sizes = new ResizeObserver(measure)
  sizes.observe(body)
  sizes.observe(sheet)
  window.addEventListener('scroll', onScroll, { passive: true })
  window.addEventListener('hashchange', goToAddress)
  slider.addEventListener('input', onSlide)
  slider.addEventListener('change', remember)
  slider.addEventListener('keydown', onKeyDown)
  slider.addEventListener('keyup', onKeyUp)
  playButton.addEventListener('click', onPlay)
  fitButton.addEventListener('click', onFit)
  body.setAttribute('data-live', '')
  measure()
  // Whoever comes back, or has scrolled on meanwhile, stays where they are.
  if (isFresh && window.scrollY === 0) {
    goToAddress()
  }
  bringLight()
}
