import type { MotionValue } from 'framer-motion'
import type { ReactNode } from 'react'
import type { Drawing, TimedPart } from '@/lib/both/watch/drawing'
import { useAt } from './useAt'

/** Below this ratio of width to height a drawing needs more of a screen's height. */
const TALL = 1.38

export type Picture = {
  drawing: Omit<Drawing, 'hash' | 'ways' | 'upright'>
  src: string
  alt: string
  /** Picture of the people. */
  crowdSrc: string | null
}

/** What the picture shows of a time; without it, it shows the whole shift. */
type Shown = {
  time: MotionValue<number>
  /** Number of the post where somebody is. */
  post: number
  /** The way walked in this round. */
  walked: ReactNode
}

/** The drawing, and over it what changes with the time. The log says the same in words, so nothing of that is announced. */
export function WatchPicture({ picture, shown }: { picture: Picture; shown?: Shown }) {
  const { drawing, src, alt, crowdSrc } = picture
  const { viewBox, occluders, timed, pool, route, trolley, posts, pinScale, crowd } = drawing
  const [, , width, height] = viewBox
  const file = { width, height, loading: 'lazy', decoding: 'async' } as const
  const time = shown?.time
  return (
    <>
      <img {...file} src={src} alt={alt} className="h-auto w-full" />
      {crowd && crowdSrc && (
        <Crowd image={{ ...file, src: crowdSrc }} presence={crowd.presence} time={time} />
      )}
      <svg
        viewBox={viewBox.join(' ')}
        data-shape={width / height < TALL ? 'tall' : 'wide'}
        className="watch-overlay"
        aria-hidden="true"
        focusable="false"
      >
        {pool && (
          <radialGradient id="watch-pool">
            {pool.stops.map(([offset, opacity]) => (
              <stop key={offset} offset={offset} stopColor={pool.color} stopOpacity={opacity} />
            ))}
          </radialGradient>
        )}
        {occluders !== '' && (
          <mask id="watch-occluders">
            <rect x="-50%" y="-50%" width="200%" height="200%" fill="#fff" />
            <path d={occluders} fill="#333" />
          </mask>
        )}
        {timed.map((part) => (
          <Timed key={part.paths[0]} part={part} time={time} />
        ))}
        <path className="watch-route-hidden" d={route.hidden} />
        <path className="watch-route" d={route.seen} />
        {shown && <g {...(occluders !== '' && { mask: 'url(#watch-occluders)' })}>{shown.walked}</g>}
        {trolley && <Trolley {...trolley} time={time} />}
        {posts.map(({ at: [x, y], head: [dx, dy] }, index) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})scale(${pinScale})`}>
            <g className="watch-post" data-current={shown?.post === index + 1 || undefined}>
              <line x2={dx} y2={dy} />
              <ellipse rx="3.4" ry="2" />
              <circle cx={dx} cy={dy} r="10" />
              <text x={dx} y={dy} dy="4.2">
                {index + 1}
              </text>
            </g>
          </g>
        ))}
      </svg>
    </>
  )
}

type Timing = { time: MotionValue<number> | undefined }

function Timed({ part: { kind, paths, on, still }, time }: Timing & { part: TimedPart }) {
  const isOn = useAt(
    time,
    (minutes) => on.some(([from, to]) => minutes >= from && minutes < to),
    still !== 'hidden',
  )
  return (
    <g className={`watch-timed watch-${kind}`} data-off={!isOn || undefined}>
      {paths.map((d) => (
        <path key={d} d={d} {...(kind === 'pool' && { fill: 'url(#watch-pool)' })} />
      ))}
    </g>
  )
}

function Trolley({ parts, keys, time }: Timing & NonNullable<Drawing['trolley']>) {
  const place = (minutes: number) => {
    const index = Math.max(
      0,
      keys.findLastIndex(([at]) => at <= minutes),
    )
    const [from, x, y] = keys[index] ?? [0, 0, 0]
    const [to, nextX, nextY] = keys[index + 1] ?? [from, x, y]
    const share = to > from ? Math.max(0, (minutes - from) / (to - from)) : 0
    return `translate(${x + (nextX - x) * share} ${y + (nextY - y) * share})`
  }
  return (
    <g className="watch-trolley" transform={useAt(time, place, place(0))}>
      {parts.map(({ fill, d }) => (
        <path key={d} fill={fill} d={d} />
      ))}
    </g>
  )
}

type CrowdProps = Timing & {
  image: { src: string; width: number; height: number }
  presence: NonNullable<Drawing['crowd']>['presence']
}

function Crowd({ image, presence, time }: CrowdProps) {
  const share = useAt(time, (minutes) => presence.findLast(([from]) => from <= minutes)?.[1] ?? 0, undefined)
  return (
    <img
      {...image}
      alt=""
      className="watch-crowd"
      {...(share !== undefined && { style: { opacity: share } })}
    />
  )
}
