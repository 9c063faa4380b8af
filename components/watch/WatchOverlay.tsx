import type { Drawing } from '@/artwork/drawings/engine/drawing'
import { ink, POOL_OF_LIGHT } from '@/artwork/drawings/engine/ink'
import { headOf, pinScale } from '@/artwork/drawings/engine/pins'

/** Below this ratio of width to height a drawing needs more of a screen's height. */
const TALL = 1.38

/** Route and numbered posts over the drawing. The log says the same in words, so nothing of it is announced. */
export function WatchOverlay({ drawing }: { drawing: Drawing }) {
  const { viewBox, route, posts, occluders, timed, trolley } = drawing
  return (
    <svg
      viewBox={viewBox}
      data-shape={drawing.width / drawing.height < TALL ? 'tall' : 'wide'}
      className="watch-overlay"
      aria-hidden="true"
      focusable="false"
    >
      {timed.some(({ kind }) => kind === 'pool') && (
        <radialGradient id="watch-pool">
          {POOL_OF_LIGHT.map(([offset, opacity]) => (
            <stop key={offset} offset={offset} stopColor={ink.lamp} stopOpacity={opacity} />
          ))}
        </radialGradient>
      )}
      {occluders !== '' && (
        <mask id="watch-occluders">
          <rect x="-50%" y="-50%" width="200%" height="200%" fill="#fff" />
          <path d={occluders} fill="#333" />
        </mask>
      )}
      {timed.map(({ kind, paths, on, still }) => (
        <g key={paths[0]} className={`watch-${kind}`} data-on={on} data-off={still === 'hidden' || undefined}>
          {/* A gradient fits itself to its element, and spilt light adds up; all else is one path. */}
          {(kind === 'pool' || kind === 'spill' ? paths : [paths.join('')]).map((d) => (
            <path key={d} d={d} {...(kind === 'pool' && { fill: 'url(#watch-pool)' })} />
          ))}
        </g>
      ))}
      <path className="watch-route-hidden" d={route.hidden} />
      <path className="watch-route" d={route.seen} />
      <path className="watch-walked" {...(occluders !== '' && { mask: 'url(#watch-occluders)' })} />
      {trolley !== null && (
        <g className="watch-trolley" data-keys={trolley.keys} transform={startOf(trolley.keys)}>
          {trolley.parts.map(({ fill, d }) => (
            <path key={d} fill={fill} d={d} />
          ))}
        </g>
      )}
      {posts.map(({ id, x, y, lean }, index) => {
        const [dx, dy] = headOf(lean).map((value) => Math.round(value * 10) / 10)
        return (
          <g key={id} transform={`translate(${x} ${y})scale(${pinScale(drawing.width).toFixed(2)})`}>
            <g className="watch-post">
              <line x2={dx} y2={dy} />
              <ellipse rx="3.4" ry="2" />
              <circle cx={dx} cy={dy} r="10" />
              <text x={dx} y={(dy ?? 0) + 4.2}>
                {index + 1}
              </text>
            </g>
          </g>
        )
      })}
    </svg>
  )
}

/** Where a trolley stands at the beginning. */
function startOf(keys: string): string {
  const [, x, y] = keys.split(' ')
  return `translate(${x} ${y})`
}
