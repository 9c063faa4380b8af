import type { PhasesFigure } from '@/content/figure'
import { sum } from '@/lib/server/hours'
import { palette } from '@/lib/server/palette'
import { percent } from '@/lib/server/scale'
import { FigureDrawing } from './FigureDrawing'

/** Where the fence is, in per cent of the drawing's height. */
const GROUND = 78
const HEIGHT = 64

/** Width of a pale, in weeks. */
const PALE = 0.72

/** A pale for every week, as high as the hours in it. */
export function PhasesFence({ phases }: Pick<PhasesFigure, 'phases'>) {
  // The last pale ends where the fence does.
  const length = sum(phases.map(({ weeks }) => weeks)) - 1 + PALE
  const most = Math.max(...phases.map(({ weekly }) => weekly))
  const placed = phases.map((phase, index) => ({
    ...phase,
    start: sum(phases.slice(0, index).map(({ weeks }) => weeks)),
    ink: index % 2 ? palette.nebel[600] : palette.nacht[700],
  }))
  return (
    <FigureDrawing height="9.5em">
      <svg
        y={`${GROUND - HEIGHT}%`}
        height={`${HEIGHT}%`}
        viewBox={`0 0 ${length} ${most}`}
        preserveAspectRatio="none"
        strokeWidth={PALE}
        aria-hidden="true"
      >
        {placed.map(({ name, start, weeks, weekly, ink }) => (
          <path
            key={name}
            stroke={ink}
            d={`M${start + PALE / 2} ${most}v-${weekly}${`m1 ${weekly}v-${weekly}`.repeat(weeks - 1)}`}
          />
        ))}
      </svg>
      {placed.map(({ name, start, weekly }) => (
        <text
          key={name}
          x={percent(start, length)}
          y={percent(GROUND - HEIGHT * (weekly / most), 100)}
          dy="-.35em"
        >
          {weekly}
        </text>
      ))}
      <line y1={`${GROUND}%`} x2="100%" y2={`${GROUND}%`} stroke="currentColor" />
      <Names
        names={placed.map(({ name, start, weeks }) => ({
          name,
          start: start / length,
          centre: (start + weeks / 2) / length,
        }))}
      />
    </FigureDrawing>
  )
}

/** On phones the shortest phases are narrower than their names, which stand evenly there, each on a line from its phase. */
function Names({ names }: { names: readonly { name: string; start: number; centre: number }[] }) {
  return names.map(({ name, start, centre }, index) => {
    const even = percent(index + 0.5, names.length)
    return (
      <g key={name}>
        <g className="sm:hidden">
          <line x1={percent(centre, 1)} y1={`${GROUND}%`} x2={even} y2="88%" stroke="currentColor" />
          <text x={even} y="98%" textAnchor="middle">
            {name}
          </text>
        </g>
        <text className="max-sm:hidden" x={percent(start, 1)} y="92%">
          {name}
        </text>
      </g>
    )
  })
}
