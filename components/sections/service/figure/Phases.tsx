import type { PhasesFigure } from '@/content/figure'
import { sum } from '@/lib/server/hours'
import { palette } from '@/lib/server/palette'
import { percent } from '@/lib/server/scale'
import { FigureDrawing } from './FigureDrawing'
import { Count, FigureTable } from './FigureTable'
import cells from './FigureTable.module.css'
import styles from './Phases.module.css'

type Phase = PhasesFigure['phases'][number]

const hoursOf = ({ weeks, weekly }: Phase) => weeks * weekly

export function Phases({ figure: { labels, phases, caption } }: { figure: PhasesFigure }) {
  return (
    <>
      <Fence phases={phases} />
      <FigureTable caption={caption} stacked className={`mt-3 lg:mt-8 ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{labels.phase}</th>
            <th scope="col" className={cells.words}>
              {labels.goods}
            </th>
            <th scope="col" className={cells.words}>
              {labels.watch}
            </th>
            <th scope="col" data-number>
              {labels.weeks}
            </th>
            <th scope="col" data-number>
              {labels.weekly}
            </th>
            <th scope="col" data-number>
              {labels.hours}
            </th>
          </tr>
        </thead>
        <tbody>
          {phases.map((phase) => (
            <tr key={phase.name}>
              <th scope="row">{phase.name}</th>
              <td className={cells.words}>{phase.goods}</td>
              <td className={cells.words}>{phase.watch}</td>
              <td data-number>{phase.weeks}</td>
              <td data-number>
                <Sign of={TIMES} />
                {phase.weekly}
              </td>
              <td data-number>
                <Sign of={EQUALS} />
                <Count value={hoursOf(phase)} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {labels.total}
            </th>
            <td data-number>{sum(phases.map(({ weeks }) => weeks))}</td>
            <td />
            <td data-number>
              <Count value={sum(phases.map(hoursOf))} />
            </td>
          </tr>
        </tfoot>
      </FigureTable>
    </>
  )
}

const TIMES = '×\u00a0'
const EQUALS = '=\u00a0'

/** A row is a sum to read on phones, where its numbers are close together. */
function Sign({ of }: { of: string }) {
  return (
    <span aria-hidden="true" className="float-left text-nebel-600 sm:hidden">
      {of}
    </span>
  )
}

/** Where the fence is, in per cent of the drawing's height. */
const GROUND = 78
const HEIGHT = 64

/** Width of a pale, in weeks. */
const PALE = 0.72

/** A pale for every week, as high as the hours in it. */
function Fence({ phases }: { phases: readonly Phase[] }) {
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
