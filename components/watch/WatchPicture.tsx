import type { ReactNode } from 'react'
import type { Drawing, TimedPart } from '@/lib/both/watch/drawing'

/** Below this ratio of width to height a drawing needs more of a screen's height. */
const TALL = 1.38

export type Picture = {
  drawing: Omit<Drawing, 'hash' | 'ways' | 'upright'>
  src: string
  alt: string
  /** Picture of the people. */
  crowdSrc: string | null
}

/** The parts that change with the time: as they are printed, or as they are now. */
export type Parts = {
  Timed: (props: { part: TimedPart }) => ReactNode
  Trolley: (props: NonNullable<Drawing['trolley']>) => ReactNode
  Crowd: (props: CrowdProps) => ReactNode
}

/** What the picture shows of a time; without it, it shows the whole shift. */
type Shown = {
  parts: Parts
  /** Number of the post where somebody is. */
  post: number
  /** The way walked in this round. */
  walked: ReactNode
}

const printed: Parts = {
  Timed: ({ part }) => <TimedShapes part={part} isOn={part.still !== 'hidden'} />,
  Trolley: ({ parts, keys }) => <TrolleyShapes parts={parts} place={trolleyPlace(keys, 0)} />,
  Crowd: ({ image }) => <CrowdImage image={image} />,
}

/** The drawing, and over it what changes with the time. The log says the same in words, so nothing of that is announced. */
export function WatchPicture({ picture, shown }: { picture: Picture; shown?: Shown }) {
  const { drawing, src, alt, crowdSrc } = picture
  const { viewBox, occluders, timed, pool, route, trolley, posts, pinScale, crowd } = drawing
  const [, , width, height] = viewBox
  const file = { width, height, loading: 'lazy', decoding: 'async' } as const
  const { Timed, Trolley, Crowd } = shown?.parts ?? printed
  return (
    <>
      <img {...file} src={src} alt={alt} className="h-auto w-full" />
      {crowd && crowdSrc && <Crowd image={{ ...file, src: crowdSrc }} presence={crowd.presence} />}
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
          <Timed key={part.paths[0]} part={part} />
        ))}
        <path className="watch-route-hidden" d={route.hidden} />
        <path className="watch-route" d={route.seen} />
        {shown && <g {...(occluders !== '' && { mask: 'url(#watch-occluders)' })}>{shown.walked}</g>}
        {trolley && <Trolley {...trolley} />}
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

export function TimedShapes({ part: { kind, paths }, isOn }: { part: TimedPart; isOn: boolean }) {
  return (
    <g className={`watch-timed watch-${kind}`} data-off={!isOn || undefined}>
      {paths.map((d) => (
        <path key={d} d={d} {...(kind === 'pool' && { fill: 'url(#watch-pool)' })} />
      ))}
    </g>
  )
}

type Trolley = NonNullable<Drawing['trolley']>

/** Where the trolley is at a time, as a transform. */
export function trolleyPlace(keys: Trolley['keys'], minutes: number): string {
  const index = Math.max(
    0,
    keys.findLastIndex(([at]) => at <= minutes),
  )
  const [from, x, y] = keys[index] ?? [0, 0, 0]
  const [to, nextX, nextY] = keys[index + 1] ?? [from, x, y]
  const share = to > from ? Math.max(0, (minutes - from) / (to - from)) : 0
  return `translate(${x + (nextX - x) * share} ${y + (nextY - y) * share})`
}

export function TrolleyShapes({ parts, place }: Pick<Trolley, 'parts'> & { place: string }) {
  return (
    <g className="watch-trolley" transform={place}>
      {parts.map(({ fill, d }) => (
        <path key={d} fill={fill} d={d} />
      ))}
    </g>
  )
}

type CrowdProps = {
  image: { src: string; width: number; height: number; loading: 'lazy'; decoding: 'async' }
  presence: NonNullable<Drawing['crowd']>['presence']
}

/** @param share of the people that is there; all of them where it is left out */
export function CrowdImage({ image, share }: Pick<CrowdProps, 'image'> & { share?: number }) {
  return (
    <img
      {...image}
      alt=""
      className="watch-crowd"
      {...(share !== undefined && { style: { opacity: share } })}
    />
  )
}
