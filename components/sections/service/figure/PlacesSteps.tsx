import type { PlacesFigure } from '@/content/figure'
import { clockOf, minutesOf } from '@/lib/both/clock'
import { palette } from '@/lib/server/palette'
import { anchorAt, percent } from '@/lib/server/scale'
import { FigureDrawing } from './FigureDrawing'
import { longest, piecesOf } from './placePieces'

/** The day gets darker. */
const INKS = [palette.nacht[700], palette.nebel[600], palette.tinte]

/** Every place that could be taken is pale, every one that is taken is ink. */
export function PlacesSteps({ figure: { day, shifts } }: { figure: PlacesFigure }) {
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
