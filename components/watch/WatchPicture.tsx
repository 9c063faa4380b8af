import type { Drawing, TimedPart } from '@/lib/both/watch/drawing'
import { layersOf, type StageData } from '@/lib/both/watch/stage'
import { FaultMark } from './FaultMark'
import { WatchGuard } from './WatchGuard'

/** From a post's place on the ground to the middle of its number, in pixels. */
const STEM = 26

type Props = {
  drawing: Omit<
    Drawing,
    'files' | 'tile' | 'ways' | 'hidden' | 'regions' | 'looksAround' | 'ground' | 'upright'
  >
  data: Pick<StageData, 'files' | 'crowd' | 'timetable' | 'hasTorch' | 'ground'>
  alt: string
}

/**
 * The drawing of the whole shift in the light in which it begins, everything seen, and over it the ways, the posts, and what changes with the time
 * (`liveStage.ts` moves it). The log says the same in words, so nothing of that is announced.
 */
export function WatchPicture({ drawing, data, alt }: Props) {
  const { viewBox, timed, pool, route, trolley, posts, labels, faults } = drawing
  const [vx, vy, width, height] = viewBox
  const { still } = layersOf(data)
  const file = { width, height, loading: 'lazy', decoding: 'async' } as const
  const percent = ([x, y]: readonly [number, number]) => ({
    x: `${(((x - vx) / width) * 100).toFixed(1)}%`,
    y: `${(((y - vy) / height) * 100).toFixed(1)}%`,
  })
  return (
    <>
      <img
        {...file}
        src={data.files[still]}
        alt={alt}
        className={still === 'day' ? 'watch-still' : 'watch-still print:hidden'}
      />
      {/* Paper is of the morning. Lazy and not displayed, it is loaded for the printer only. */}
      {still !== 'day' && (
        <img {...file} src={data.files.day} alt={alt} className="hidden w-full print:block" />
      )}
      {data.crowd && (
        <img {...file} src={data.crowd.files[still]} alt="" className="watch-layer watch-crowd" />
      )}
      <svg viewBox={viewBox.join(' ')} className="watch-layer" aria-hidden="true">
        {pool && (
          <radialGradient id="watch-pool">
            {pool.stops.map(([offset, opacity]) => (
              <stop key={offset} offset={offset} stopColor={pool.color} stopOpacity={opacity} />
            ))}
          </radialGradient>
        )}
        {timed.map((part) => (
          <TimedShapes key={part.paths[0]} part={part} />
        ))}
        <path className="watch-route-hidden" d={route.hidden} />
        <path className="watch-route" d={route.seen} />
        <path className="watch-walked" />
        {trolley && (
          <g
            className="watch-trolley"
            transform={`translate(${trolley.keys[0]?.[1] ?? 0} ${trolley.keys[0]?.[2] ?? 0})`}
          >
            {trolley.parts.map(({ fill, d }) => (
              <path key={d} fill={fill} d={d} />
            ))}
          </g>
        )}
      </svg>
      {/* Below the numbers and marks, which must be read. */}
      <WatchGuard hasTorch={data.hasTorch} ground={data.ground} />
      {/* Without a viewBox: places in per cent, and marks as large on a phone as on a desk. */}
      <svg className="watch-layer watch-marks" aria-hidden="true">
        {labels.map(({ at, text }) => (
          <text key={text} {...percent(at)}>
            {text}
          </text>
        ))}
        {posts.map(({ at, lean }, index) => {
          const angle = (lean * Math.PI) / 180
          const [dx, dy] = [Math.round(STEM * Math.sin(angle)), Math.round(-STEM * Math.cos(angle))]
          return (
            <svg key={at.join()} {...percent(at)} className="watch-post" aria-hidden="true">
              <path d={`M0 0l${dx} ${dy}`} />
              <ellipse rx="3.4" ry="2" />
              <circle cx={dx} cy={dy} r="10" />
              <text x={dx} y={dy} dy=".35em">
                {index + 1}
              </text>
            </svg>
          )
        })}
        {faults.map(({ at, beside, from, until, isOpen }) => (
          <svg
            key={from}
            {...percent(at)}
            className="watch-fault"
            data-passing={until === undefined ? undefined : ''}
            aria-hidden="true"
          >
            <g transform={`translate(${beside.join(' ')})`}>
              <FaultMark isOpen={isOpen} />
            </g>
          </svg>
        ))}
      </svg>
    </>
  )
}

function TimedShapes({ part: { kind, paths, still } }: { part: TimedPart }) {
  return (
    <g className={`watch-timed watch-${kind}`} data-off={still === 'hidden' || undefined}>
      {paths.map((d) => (
        <path key={d} d={d} {...(kind === 'pool' && { fill: 'url(#watch-pool)' })} />
      ))}
    </g>
  )
}
