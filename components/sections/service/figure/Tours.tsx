import type { ToursFigure } from '@/content/figure'
import { minutesBetween, sum } from '@/lib/server/hours'
import { palette } from '@/lib/server/palette'
import { percent } from '@/lib/server/scale'
import { FigureDrawing } from './FigureDrawing'
import { Count, FigureTable } from './FigureTable'
import styles from './Tours.module.css'

type Round = ToursFigure['rounds'][number]

export function Tours({ figure: { labels, stops, rounds, caption } }: { figure: ToursFigure }) {
  const longest = Math.max(...rounds.map(minutesOf))
  return (
    <>
      {rounds.map((round) => (
        <Strip key={round.name} round={round} stops={stops} longest={longest} />
      ))}
      <FigureTable caption={caption} className={`mt-1 lg:mt-4 ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{labels.stop}</th>
            <th scope="col">{labels.checks}</th>
            {rounds.map(({ name }) => (
              <th key={name} scope="col" data-number>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stops.map(({ name, checks }, stop) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{checks}</td>
              <Minutes rounds={rounds} of={(round) => onSite(round, stop)} />
            </tr>
          ))}
          <tr>
            <th scope="row" colSpan={2}>
              {labels.road}
            </th>
            <Minutes rounds={rounds} of={(round) => minutesOf(round) - onSite(round)} />
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {labels.total}
            </th>
            <Minutes rounds={rounds} of={minutesOf} />
          </tr>
        </tfoot>
      </FigureTable>
    </>
  )
}

const minutesOf = ({ from, to }: Pick<Round, 'from' | 'to'>) => minutesBetween(from, to)

/** Minutes at one stop, or at all of them. */
function onSite({ halts }: Round, at?: number): number {
  return sum(halts.filter(({ stop }) => at === undefined || stop === at).map(minutesOf))
}

function Minutes({ rounds, of }: { rounds: readonly Round[]; of: (round: Round) => number }) {
  return rounds.map((round) => (
    <td key={round.name} data-number>
      <Count value={of(round)} />
    </td>
  ))
}

type StripProps = { round: Round; stops: ToursFigure['stops']; longest: number }

/** Blocks of minutes on a line, with an initial on phones and a name where there is room. */
function Strip({ round: { name, from, to, halts }, stops, longest }: StripProps) {
  const place = (minutes: number) => percent(minutes, longest)
  const end = place(minutesBetween(from, to))
  return (
    <FigureDrawing height="5.2em">
      <line y1="2.2em" x2={end} y2="2.2em" stroke="currentColor" />
      {halts.map((halt) => {
        const start = minutesBetween(from, halt.from)
        const length = minutesOf(halt)
        const stop = stops[halt.stop]?.name ?? ''
        return (
          <g key={halt.from}>
            <text x={place(start + length / 2)} y="1em" textAnchor="middle">
              {stop.slice(0, 1)}
              <tspan className="max-lg:hidden">{stop.slice(1)}</tspan>
            </text>
            <rect x={place(start)} y="1.5em" width={place(length)} height="1.4em" />
          </g>
        )
      })}
      <g fill={palette.nebel[600]}>
        <text y="4.2em">
          {from}
          <tspan dx="1em" fill={palette.tinte} fontWeight="600">
            {name}
          </tspan>
        </text>
        <text x={end} y="4.2em" textAnchor="end">
          {to}
        </text>
      </g>
    </FigureDrawing>
  )
}
