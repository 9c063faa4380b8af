import { drawn, type Point, type TimedPart } from '@/lib/both/watch/drawing'
import { part } from '@/lib/both/watch/parts'
import { layersOf } from '@/lib/both/watch/stage'
import { numberedPosts } from '@/lib/both/watch/timeline'
import { faultMarks } from '@/lib/both/watch/times'
import type { Stage } from '@/lib/server/stageData'
import { FaultMark } from './FaultMark'
import { WatchGuard } from './WatchGuard'
import styles from './WatchPicture.module.css'

/**
 * The drawing of the whole shift in the light in which it begins, everything seen, and over it the ways, the posts, and what changes with the time
 * (`liveStage.ts` moves it, and finds parts by their `data-name`). The log says the same in words, so nothing of that is announced.
 */
export function WatchPicture({ watch, drawing, data }: Stage) {
  const { viewBox, timed, pool, route, trolley, posts, labels, faults } = drawing
  const [left, top, width, height] = viewBox
  const { poster } = layersOf(data)
  const file = { width, height, loading: 'lazy', decoding: 'async' } as const
  const percent = ([x, y]: Point) => ({
    x: `${(((x - left) / width) * 100).toFixed(1)}%`,
    y: `${(((y - top) / height) * 100).toFixed(1)}%`,
  })
  return (
    <div className={styles.sheet} {...part('sheet')} data-ratio={Math.floor((width / height) * 10) / 10}>
      <img
        {...file}
        src={data.files[poster]}
        alt={watch.alt}
        className={poster === 'day' ? 'w-full' : 'w-full print:hidden'}
      />
      {/* Paper is of the morning. Lazy and not displayed, it is loaded for the printer only. */}
      {poster !== 'day' && (
        <img {...file} src={data.files.day} alt={watch.alt} className="hidden w-full print:block" />
      )}
      {data.crowd && (
        <img {...file} src={data.crowd.files[poster]} alt="" {...part('crowd')} data-look={poster} />
      )}
      <svg viewBox={viewBox.join(' ')} aria-hidden="true">
        {pool && (
          <radialGradient id="watch-pool">
            {pool.stops.map(([offset, opacity]) => (
              <stop key={offset} offset={offset} stopColor={pool.color} stopOpacity={opacity} />
            ))}
          </radialGradient>
        )}
        {timed.map((shape) => (
          <TimedShapes key={`${shape.name} ${shape.kind}`} shape={shape} />
        ))}
        <path d={route.hidden} />
        <path {...part('route')} d={route.seen} />
        <path {...part('walked')} />
        {trolley && data.trolley?.[0] && (
          <g {...part('trolley')} transform={`translate(${data.trolley[0].slice(1).join(' ')})`}>
            {trolley.parts.map(({ fill, d }) => (
              <path key={d} fill={fill} d={d} />
            ))}
          </g>
        )}
      </svg>
      {/* Below the numbers and marks, which must be read. */}
      <WatchGuard hasTorch={data.hasTorch} ground={data.ground} />
      {/* Without a viewBox: places in per cent, and marks as large on a phone as on a desk. */}
      <svg aria-hidden="true">
        {labels.map(({ at, text }) => (
          <text key={text} {...percent(at)}>
            {text}
          </text>
        ))}
        {numberedPosts(watch).map((post, index) => {
          const { at, stem } = drawn(posts, post)
          return (
            <svg key={post} {...percent(at)} {...part('post')} data-name={post} aria-hidden="true">
              <path d={`M0 0l${stem.join(' ')}`} />
              <ellipse rx="3.4" ry="2" />
              <g transform={`translate(${stem.join(' ')})`}>
                <circle r="10" />
                <text dy=".35em">{index + 1}</text>
              </g>
            </svg>
          )
        })}
        {faultMarks(data.shift).map(({ name, fault, isOpen, to }) => {
          const { at, beside } = drawn(faults, fault)
          return (
            <svg
              key={name}
              {...percent(at)}
              {...part('fault')}
              data-name={name}
              {...(Number.isFinite(to) && { 'data-passing': '' })}
              aria-hidden="true"
            >
              <FaultMark isOpen={isOpen} transform={`translate(${beside.join(' ')})`} />
            </svg>
          )
        })}
      </svg>
    </div>
  )
}

function TimedShapes({ shape: { name, kind, paths, still } }: { shape: TimedPart }) {
  return (
    <g data-kind={kind} data-name={name} {...(still && { 'data-off': true })}>
      {kind === 'pool' ? (
        paths.map((d) => <path key={d} d={d} fill="url(#watch-pool)" />)
      ) : (
        <path d={paths.join('')} />
      )}
    </g>
  )
}
