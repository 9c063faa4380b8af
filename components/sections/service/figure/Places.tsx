import type { PlacesFigure } from '@/content/figure'
import { clockOf, minutesOf } from '@/lib/both/clock'
import { hoursBetween, sum } from '@/lib/server/hours'
import { palette } from '@/lib/server/palette'
import { anchorAt, percent } from '@/lib/server/scale'
import { FigureDrawing } from './FigureDrawing'
import { Count, FigureTable, Span } from './FigureTable'
import cells from './FigureTable.module.css'
import styles from './Places.module.css'

type Shift = PlacesFigure['shifts'][number]

/** The day gets darker. */
const INKS = [palette.nacht[700], palette.nebel[600], palette.tinte]

export function Places({ figure }: { figure: PlacesFigure }) {
  const { labels, shifts, caption } = figure
  return (
    <>
      <Steps figure={figure} />
      <FigureTable caption={caption} stacked className={`mt-4 lg:mt-8 ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{labels.shift}</th>
            <th scope="col">{labels.time}</th>
            <th scope="col" className={cells.words}>
              {labels.task}
            </th>
            <th scope="col" data-number>
              {labels.hours}
            </th>
          </tr>
        </thead>
        <tbody>
          {shifts.map((shift) => (
            <tr key={shift.name}>
              <th scope="row">{shift.name}</th>
              <td>
                <Span from={shift.from} to={shift.to} />
              </td>
              <td className={cells.words}>{shift.task}</td>
              <td data-number>
                <Count value={hoursOf(shift)} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {labels.total}
            </th>
            <td data-number>
              <Count value={sum(shifts.map(hoursOf))} />
            </td>
          </tr>
        </tfoot>
      </FigureTable>
    </>
  )
}

function hoursOf({ from, to, rest }: Shift): number {
  return hoursBetween(from, to) - (rest ? hoursBetween(rest.from, rest.to) : 0)
}

/** Every place that could be taken is pale, every one that is taken is ink. */
function Steps({ figure: { day, shifts } }: { figure: PlacesFigure }) {
  const [opens, closes] = [minutesOf(day.from), minutesOf(day.to)]
  const left = (time: number) => percent(time - opens, closes - opens)
  const pieces = piecesOf(shifts)
  const most = 1 + Math.max(...pieces.map(({ level }) => level))
  const top = (level: number) => percent(most - level, most)
  return (
    <>
      <FigureDrawing height="8em">
        <rect width="100%" height="100%" fill={palette.papier[100]} />
        <g stroke={palette.papier[50]} strokeWidth="2">
          {pieces.map(({ shift, level, from, to }) => (
            <rect
              key={`${shift} ${from}`}
              x={left(from)}
              y={top(level + 1)}
              width={percent(to - from, closes - opens)}
              height={percent(1, most)}
              fill={INKS[shift % INKS.length]}
            />
          ))}
        </g>
        <g letterSpacing="-.025em" fill={palette.papier[50]} fontWeight="500">
          {shifts.map(({ name }, shift) => {
            const { from, level } = longest(pieces.filter((piece) => piece.shift === shift))
            return (
              <text key={name} x={left(from)} y={top(level + 0.5)} dx=".35em" dy=".35em">
                {name}
              </text>
            )
          })}
        </g>
      </FigureDrawing>
      <Hours opens={opens} closes={closes} />
    </>
  )
}

/** A tick for each hour, and every third with its time. */
function Hours({ opens, closes }: { opens: number; closes: number }) {
  const hours = Array.from({ length: Math.floor((closes - opens) / 60) + 1 }, (_, hour) => ({
    time: opens + hour * 60,
    share: (hour * 60) / (closes - opens),
    isNamed: hour % 3 === 0,
  }))
  return (
    <FigureDrawing height="1.8em">
      {hours.map(({ time, share, isNamed }) => (
        <line
          key={time}
          x1={percent(share, 1)}
          x2={percent(share, 1)}
          y2={isNamed ? 6 : 3}
          stroke={palette.nebel[600]}
        />
      ))}
      <g fill={palette.nebel[600]}>
        {hours
          .filter(({ isNamed }) => isNamed)
          .map(({ time, share }) => (
            <text key={time} x={percent(share, 1)} y="1.5em" textAnchor={anchorAt(share)}>
              {clockOf(time)}
            </text>
          ))}
      </g>
    </FigureDrawing>
  )
}

/** A stretch of time in which a shift has the same place: 0 is the lowest. */
type Piece = { shift: number; level: number; from: number; to: number }

const longest = (pieces: readonly Piece[]) =>
  pieces.reduce((best, piece) => (piece.to - piece.from > best.to - best.from ? piece : best))

/** Who comes first has the lowest place; during a rest the others move down to it. */
function piecesOf(shifts: readonly Shift[]): Piece[] {
  const times = shifts.flatMap(({ from, to, rest }) => [from, to, ...(rest ? [rest.from, rest.to] : [])])
  const cuts = [...new Set(times.map(minutesOf))].sort((a, b) => a - b)
  const pieces: Piece[] = []
  cuts.slice(1).forEach((to, index) => {
    const from = cuts[index] ?? to
    const present = shifts.flatMap((shift, position) => (isThere(shift, from) ? [position] : []))
    present.forEach((shift, level) => {
      const before = pieces.find(
        (piece) => piece.shift === shift && piece.level === level && piece.to === from,
      )
      if (before) {
        before.to = to
      } else {
        pieces.push({ shift, level, from, to })
      }
    })
  })
  return pieces
}

function isThere({ from, to, rest }: Shift, time: number): boolean {
  const within = (span: Pick<Shift, 'from' | 'to'>) =>
    minutesOf(span.from) <= time && time < minutesOf(span.to)
  return within({ from, to }) && !(rest && within(rest))
}
