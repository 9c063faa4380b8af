'use client'

import {
  animateValue,
  LazyMotion,
  type MotionValue,
  m,
  useMotionValue,
  useMotionValueEvent,
  useTransform,
  type ValueAnimationOptions,
} from 'framer-motion'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { motionFeatures } from '@/components/motion/motionFeatures'
import { prefersReducedMotion } from '@/components/motion/prefersReducedMotion'
import { clockOf } from '@/lib/both/clock'
import { fragmentOf } from '@/lib/both/watch/address'
import { CONE, leftToPlay, walkedPath, whereabouts } from '@/lib/both/watch/timetable'
import { livePartsAt } from './liveParts'
import { useAt } from './useAt'
import type { LiveProps } from './WatchIsland'
import { WatchLog } from './WatchLog'
import { WatchPicture } from './WatchPicture'

const PLAY_MS = 20_000
const GLIDE_MS = 450
const QUARTER = 15
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: QUARTER,
  ArrowUp: QUARTER,
  ArrowLeft: -QUARTER,
  ArrowDown: -QUARTER,
  PageUp: 60,
  PageDown: -60,
}

/** The watch that can be watched: guard, clock, ruler, and a log whose lines set the time. */
export function LiveWatch({ watch, timetable, words, picture, ruler, icons, asked }: LiveProps) {
  const { from, to, stops } = timetable
  const [vx, vy, width, height] = picture.drawing.viewBox
  const begin = asked ?? from
  const [playing, setPlaying] = useState(false)
  const [closer, setCloser] = useState(false)
  const slider = useRef<HTMLInputElement>(null)
  const time = useMotionValue(begin)
  const found = useTransform(() => whereabouts(timetable, time.get()))
  const x = useTransform(() => `${(((found.get().at[0] - vx) / width) * 100).toFixed(2)}%`)
  const y = useTransform(() => `${(((found.get().at[1] - vy) / height) * 100).toFixed(2)}%`)
  const rotate = useTransform(() => found.get().heading)
  const walked = useTransform(() => walkedPath(timetable, found.get()))
  /** The sheet comes closer to where the guard is. */
  const transformOrigin = useTransform(() => `${x.get()} ${y.get()}`)
  const stopAt = (minutes: number) => whereabouts(timetable, minutes).stop
  const [parts] = useState(() => livePartsAt(time))
  const stop = stops[useAt(time, stopAt)]

  const spoken = (minutes: number) =>
    `${clockOf(Math.round(minutes))}, ${stops[stopAt(minutes)]?.place ?? ''}`
  useMotionValueEvent(time, 'change', (minutes) => {
    if (slider.current) {
      slider.current.value = `${Math.round(minutes)}`
      slider.current.setAttribute('aria-valuetext', spoken(minutes))
    }
  })

  function set(minutes: number) {
    time.stop()
    time.set(minutes)
    setPlaying(false)
  }

  const onSlide = useEffectEvent((event: Event) => {
    event.stopPropagation()
    if (event.type === 'input' && slider.current) {
      set(Number(slider.current.value))
    }
  })
  useEffect(() => {
    const input = slider.current
    // React would write the input's attributes again after each of these events, and the browser lay it out anew.
    const listener = (event: Event) => onSlide(event)
    input?.addEventListener('input', listener)
    input?.addEventListener('change', listener)
    return () => {
      input?.removeEventListener('input', listener)
      input?.removeEventListener('change', listener)
    }
  }, [])
  useEffect(() => () => time.stop(), [time])

  function remember() {
    history.replaceState(history.state, '', fragmentOf(time.get()))
  }

  /** Not `animate`: that brings 3 KB for selectors and sequences, which a watch has no use for. */
  function run(options: ValueAnimationOptions<number>) {
    time.start(() => animateValue({ ...options, onUpdate: (minutes) => time.set(minutes) }))
  }

  function goTo(minutes: number) {
    if (prefersReducedMotion()) {
      set(minutes)
      remember()
      return
    }
    setPlaying(false)
    run({
      keyframes: [time.get(), minutes],
      duration: GLIDE_MS,
      ease: (share) => 1 - (1 - share) ** 3,
      onComplete: remember,
    })
  }

  function play() {
    if (playing) {
      set(time.get())
      remember()
      return
    }
    const { keyframes, times, share } = leftToPlay(timetable, time.get())
    setPlaying(true)
    run({
      keyframes,
      times,
      duration: PLAY_MS * share,
      // From entry to entry, without gliding.
      ease: prefersReducedMotion() ? Math.floor : 'linear',
      onComplete: () => setPlaying(false),
    })
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = STEPS[event.key]
    if (step === undefined) {
      return
    }
    event.preventDefault()
    // Quarter hours by key; the log's own minutes lie between them.
    const quarters = time.get() / QUARTER
    const next = (step > 0 ? Math.floor(quarters + 1e-6) : Math.ceil(quarters - 1e-6)) * QUARTER + step
    set(Math.max(from, Math.min(to, next)))
    remember()
  }

  return (
    <LazyMotion features={motionFeatures} strict>
      <div className="watch-stage">
        <div className="watch-window">
          <m.div className="watch-sheet" data-closer={closer || undefined} style={{ transformOrigin }}>
            <WatchPicture
              picture={picture}
              shown={{ parts, post: stop?.post ?? 0, walked: <m.path className="watch-walked" d={walked} /> }}
            />
            <m.div className="watch-guard" style={{ x, y }}>
              <m.svg viewBox="-40 -40 80 80" aria-hidden="true" focusable="false" style={{ rotate }}>
                <path className="watch-cone" d={CONE} />
                <circle r="5" />
              </m.svg>
            </m.div>
          </m.div>
        </div>
        <div className="watch-controls">
          {ruler}
          <input
            ref={slider}
            type="range"
            className="watch-range"
            aria-label={words.ruler}
            aria-valuetext={spoken(begin)}
            min={from}
            max={to}
            step={1}
            defaultValue={begin}
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
              onClick={() => setCloser(!closer)}
            >
              {closer ? words.whole : words.closer}
            </button>
          </div>
        </div>
      </div>
      <div className="watch-side">
        <p className="watch-clock">
          <span className="watch-clock-label">{stop?.place}</span>
          <LiveClock time={time} />
        </p>
        <WatchLog watch={watch} choose={goTo} current={stop?.line} />
      </div>
    </LazyMotion>
  )
}

function LiveClock({ time }: { time: MotionValue<number> }) {
  return <span className="watch-clock-time">{useAt(time, (minutes) => clockOf(Math.round(minutes)))}</span>
}
