import { part } from '@/lib/both/watch/parts'
import type { StageData } from '@/lib/both/watch/stage'

/** A van in plan, heading to the right, in pixels: all of it, and behind its windscreen. */
const BODY = 'M-8-3.8H7l1 1v5.6l-1 1H-8z'
const BOX = 'M-8-3.8H3.6V3.8H-8z'
const GLASS = 'M3-3.2H5.6V3.2H3z'
/** Its outlines one above the other, from the wheels up: as many as it takes for them to be its sides. */
const VAN = [
  ['halo', 0, BODY],
  ['halo', 6.4, BOX],
  ...[0, 0.8, 1.6, 2.4].map((up) => ['side', up, BODY] as const),
  ['top', 3.2, BODY],
  ['glass', 4, GLASS],
  ...[4, 4.8, 5.6].map((up) => ['side', up, BOX] as const),
  ['top', 6.4, BOX],
] as const

/** The guard: a dot with a torch, or a van as the ground of the drawing shows it. It shows once it walks (`display.module.css`). */
export function WatchGuard({ hasTorch, ground }: Pick<StageData, 'hasTorch' | 'ground'>) {
  return (
    <div className="hidden" {...part('guard')} data-car={ground ? '' : undefined}>
      {ground && (
        <svg {...part('van')} aria-hidden="true">
          {VAN.map(([face, up, d]) => (
            <g key={`${face} ${up}`} transform={`translate(0 ${-up * ground.lift})`}>
              <path data-face={face} d={d} />
            </g>
          ))}
        </svg>
      )}
      {hasTorch && (
        <svg {...part('torch')} viewBox="-50 -50 100 100" aria-hidden="true">
          <radialGradient id="watch-torch" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="50">
            <stop stopColor="#FFCB7D" stopOpacity=".8" />
            <stop offset="1" stopColor="#FFB547" stopOpacity="0" />
          </radialGradient>
          <path fill="url(#watch-torch)" d="M0 0 48-14.6a50 50 0 0 1 0 29.2Z" />
        </svg>
      )}
    </div>
  )
}
