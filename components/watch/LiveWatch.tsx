'use client'

import { LazyMotion, m, useMotionValue } from 'framer-motion'
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { motionFeatures } from '@/components/motion/motionFeatures'
import { prefersReducedMotion } from '@/components/motion/prefersReducedMotion'
import { clockOf } from '@/lib/both/clock'
import { fragmentOf } from '@/lib/both/watch/address'
import { playedShare, playedTime, walkedPath, whereabouts } from '@/lib/both/watch/timetable'
import { timedElements } from './timedElements'
import type { LiveProps } from './WatchIsland'
import { WatchLog } from './WatchLog'

const PLAY_MS = 20_000
const GLIDE_MS = 450
const QUARTER = 15

/** Changes the letters within their node: a new node would restyle whatever asks `:has()` about the page. */
function write(element: HTMLElement | null, text: string) {
  const letters = element?.firstChild
  if (letters && letters.nodeValue !== text) {
    letters.nodeValue = text
  }
}

/**
 * The watch that can be watched: guard, clock, ruler, and a log whose lines set the time. React builds it; what changes
 * with the time is written past it, since a finger on the slider leaves a frame no room for rendering.
 */
export function LiveWatch({ watch, timetable, words, picture, ruler, icons, asked }: LiveProps) {
  const { from, to, stops } = timetable
  const [playing, setPlaying] = useState(false)
  const [closer, setCloser] = useState(false)
  const time = useRef(asked ?? from)
  const frame = useRef(0)
  const follower = useRef(0)
  const shownStop = useRef<number | null>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const lights = useRef<ReturnType<typeof timedElements>>(null)
  const slider = useRef<HTMLInputElement>(null)
  const side = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLSpanElement>(null)
  const clock = useRef<HTMLSpanElement>(null)
  const x = useMotionValue('0%')
  const y = useMotionValue('0%')
  const rotate = useMotionValue(0)

  /** Marks the line of the log, the post and the name of the place where somebody is from now on; says if anything changed. */
  const mark = useCallback(
    (stop: number) => {
      if (shownStop.current === stop) {
        return false
      }
      shownStop.current = stop
      const { line, post, place: name } = stops[stop] ?? { line: 0, post: 0, place: '' }
      side.current?.querySelectorAll('.watch-entry').forEach((entry, index) => {
        if (index === line) {
          entry.setAttribute('aria-current', 'time')
        } else {
          entry.removeAttribute('aria-current')
        }
      })
      sheet.current?.querySelectorAll('.watch-post').forEach((pin, index) => {
        pin.toggleAttribute('data-current', index + 1 === post)
      })
      write(place.current, name)
      return true
    },
    [stops],
  )

  /** Brings the rest to the time that the guard is at, in frames of its own: all at once would be one long frame. */
  const follow = useCallback(() => {
    if (follower.current !== 0) {
      return
    }
    follower.current = window.setTimeout(() => {
      follower.current = 0
      const minutes = time.current
      const found = whereabouts(timetable, minutes)
      if (mark(found.stop)) {
        requestAnimationFrame(follow)
        return
      }
      write(clock.current, clockOf(Math.round(minutes)))
      if (sheet.current) {
        sheet.current.querySelector('.watch-walked')?.setAttribute('d', walkedPath(timetable, found))
        lights.current ??= timedElements(sheet.current)
        lights.current(minutes)
      }
    })
  }, [timetable, mark])

  /** The sheet comes closer to where the guard is. Not by custom properties: as those are inherited, each frame would restyle the overlay. */
  const aim = useCallback(() => {
    if (sheet.current) {
      sheet.current.style.transformOrigin = `${x.get()} ${y.get()}`
    }
  }, [x, y])

  const show = useCallback(
    (minutes: number) => {
      time.current = minutes
      const found = whereabouts(timetable, minutes)
      const [vx, vy, width, height] = timetable.viewBox
      x.set(`${(((found.at[0] - vx) / width) * 100).toFixed(2)}%`)
      y.set(`${(((found.at[1] - vy) / height) * 100).toFixed(2)}%`)
      rotate.set(found.heading)
      if (sheet.current?.dataset.closer !== undefined) {
        aim()
      }
      if (slider.current) {
        slider.current.value = `${Math.round(minutes)}`
        slider.current.setAttribute(
          'aria-valuetext',
          `${clockOf(Math.round(minutes))}, ${timetable.stops[found.stop]?.place ?? ''}`,
        )
      }
      follow()
    },
    [timetable, aim, follow, x, y, rotate],
  )

  const halt = useCallback(() => {
    cancelAnimationFrame(frame.current)
    setPlaying(false)
  }, [])

  /** Calls back with a share from 0 to 1 in every frame, for so long. */
  const run = useCallback((milliseconds: number, step: (share: number) => void, done?: () => void) => {
    cancelAnimationFrame(frame.current)
    let begun: number | null = null
    function next(now: number) {
      begun ??= now
      const share = Math.min(1, (now - begun) / milliseconds)
      step(share)
      if (share < 1) {
        frame.current = requestAnimationFrame(next)
      } else {
        done?.()
      }
    }
    frame.current = requestAnimationFrame(next)
  }, [])

  useEffect(() => {
    show(time.current)
    return () => {
      cancelAnimationFrame(frame.current)
      clearTimeout(follower.current)
      follower.current = 0
    }
  }, [show])

  useEffect(() => {
    const input = slider.current
    // React would write the input's attributes again after each of these events, and the browser lay it out anew.
    function onSlide(event: Event) {
      event.stopPropagation()
      if (event.type === 'input' && input) {
        halt()
        show(Number(input.value))
      }
    }
    input?.addEventListener('input', onSlide)
    input?.addEventListener('change', onSlide)
    return () => {
      input?.removeEventListener('input', onSlide)
      input?.removeEventListener('change', onSlide)
    }
  }, [halt, show])

  function remember() {
    history.replaceState(history.state, '', fragmentOf(time.current))
  }

  function goTo(minutes: number) {
    halt()
    const start = time.current
    if (prefersReducedMotion()) {
      show(minutes)
      remember()
      return
    }
    run(GLIDE_MS, (share) => show(start + (minutes - start) * (1 - (1 - share) ** 3)), remember)
  }

  function play() {
    if (playing) {
      halt()
      remember()
      return
    }
    const start = time.current >= to ? 0 : playedShare(timetable, time.current)
    setPlaying(true)
    if (prefersReducedMotion()) {
      // From entry to entry, without gliding.
      let shown = -1
      run(
        PLAY_MS * (1 - start),
        (share) => {
          const stop = Math.floor((start + share * (1 - start)) * (stops.length - 1) + 1e-6)
          if (stop !== shown) {
            shown = stop
            show(stops[stop]?.from ?? from)
          }
        },
        () => setPlaying(false),
      )
      return
    }
    run(
      PLAY_MS * (1 - start),
      (share) => show(playedTime(timetable, start + share * (1 - start))),
      () => setPlaying(false),
    )
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const steps: Record<string, number> = {
      ArrowRight: QUARTER,
      ArrowUp: QUARTER,
      ArrowLeft: -QUARTER,
      ArrowDown: -QUARTER,
      PageUp: 60,
      PageDown: -60,
    }
    const step = steps[event.key]
    if (step === undefined) {
      return
    }
    event.preventDefault()
    halt()
    // Quarter hours by key; the log's own minutes lie between them.
    const quarters = time.current / QUARTER
    const next = (step > 0 ? Math.floor(quarters + 1e-6) : Math.ceil(quarters - 1e-6)) * QUARTER + step
    show(Math.max(from, Math.min(to, next)))
    remember()
  }

  return (
    <LazyMotion features={motionFeatures} strict>
      <div className="watch-stage">
        <div className="watch-window">
          <div ref={sheet} className="watch-sheet" data-closer={closer || undefined}>
            {picture}
            <m.div className="watch-guard" style={{ x, y }}>
              <m.svg viewBox="-40 -40 80 80" aria-hidden="true" focusable="false" style={{ rotate }}>
                <path className="watch-cone" d="M0 0 37-15a40 40 0 0 1 0 30Z" />
                <circle r="5" />
              </m.svg>
            </m.div>
          </div>
        </div>
        <div className="watch-controls">
          {ruler}
          <input
            ref={slider}
            type="range"
            className="watch-range"
            aria-label={words.ruler}
            min={from}
            max={to}
            step={1}
            defaultValue={time.current}
            onKeyDown={onKeyDown}
            onPointerUp={remember}
          />
          <div className="watch-buttons">
            <button type="button" className="watch-button" onClick={play}>
              {playing ? icons.pause : icons.play}
              {playing ? words.pause : words.play}
            </button>
            <button
              type="button"
              className="watch-button watch-zoom"
              aria-pressed={closer}
              onClick={() => {
                aim()
                setCloser(!closer)
              }}
            >
              {closer ? words.whole : words.closer}
            </button>
          </div>
        </div>
      </div>
      <div ref={side} className="watch-side">
        <p className="watch-clock">
          <span ref={place} className="watch-clock-label">
            {stops[0]?.place}
          </span>
          <span ref={clock} className="watch-clock-time">
            {clockOf(time.current)}
          </span>
        </p>
        <WatchLog watch={watch} choose={goTo} />
      </div>
    </LazyMotion>
  )
}
