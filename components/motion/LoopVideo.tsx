'use client'

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Island } from '@/components/ui/Island'
import { useHydrated } from '@/components/ui/useHydrated'
import { prefersReducedMotion } from './prefersReducedMotion'

type Props = {
  sources: readonly { src: string; type: string }[]
  /** Describes the film for screen readers. */
  label: string
  /** The picture below the film: shown until the film plays, and permanently where it may not. */
  poster: ReactNode
  /** Shown and announced names of the control. */
  names: { play: string; pause: string }
  icons: { play: ReactNode; pause: ReactNode }
}

/** `waiting`: to start by itself · `playing` · `paused`: by the visitor, or because it may not start. */
type State = 'waiting' | 'playing' | 'paused'

function avoidsAutoplay(): boolean {
  const connection = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection
  return prefersReducedMotion() || connection?.saveData === true
}

/**
 * A silent, looping film that starts only when it comes into view and can always be paused (WCAG 2.2.2). The section places it and
 * its control, and shows the poster while it is `waiting` (`components/sections/Regions.module.css`).
 */
export function LoopVideo(props: Props) {
  return (
    <Island fallback={props.poster}>
      <LiveVideo {...props} />
    </Island>
  )
}

function LiveVideo({ sources, label, poster, names, icons }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const autoplay = useRef<IntersectionObserver>(null)
  const [state, setState] = useState<State>('waiting')
  const isHydrated = useHydrated()

  /** If the browser refuses, the poster stays, without a message. */
  const play = useCallback((element: HTMLVideoElement) => {
    element.play()?.catch((reason: DOMException) => {
      // Not where the visitor scrolled past before it started.
      if (reason.name !== 'AbortError') {
        // biome-ignore lint/suspicious/noConsole: only the log reports it.
        console.info('The film did not start.', reason)
      }
      setState('paused')
    })
  }, [])

  useEffect(() => {
    const element = video.current
    if (element === null) {
      return
    }
    // Without observers, which an extension may have removed, its visibility is unknown.
    if (avoidsAutoplay() || !('IntersectionObserver' in window)) {
      setState('paused')
      return
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) {
        play(element)
      } else {
        element.pause()
      }
    })
    observer.observe(element)
    autoplay.current = observer
    return () => observer.disconnect()
  }, [play])

  function toggle() {
    const element = video.current
    if (element === null) {
      return
    }
    if (element.paused) {
      play(element)
    } else {
      element.pause()
      // Once the visitor has paused it, scrolling must not start it again.
      autoplay.current?.disconnect()
    }
  }

  return (
    <>
      {poster}
      {/* The film has no sound, so its label replaces a track. */}
      <video
        ref={video}
        muted
        loop
        playsInline
        preload="none"
        aria-label={label}
        data-state={state}
        onPlaying={() => setState('playing')}
        onPause={() => setState('paused')}
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </video>
      {isHydrated && (
        <button
          type="button"
          onClick={toggle}
          className="absolute z-10 grid size-12 place-items-center rounded bg-nacht-950/80 text-white hover:bg-nacht-950"
        >
          {state === 'playing' ? icons.pause : icons.play}
          <span className="sr-only">{state === 'playing' ? names.pause : names.play}</span>
        </button>
      )}
    </>
  )
}
