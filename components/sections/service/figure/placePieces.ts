import type { PlacesFigure } from '@/content/figure'
import { minutesOf } from '@/lib/both/clock'

type Shift = PlacesFigure['shifts'][number]

/** A stretch of time in which a shift has the same place: 0 is the lowest. */
type Piece = { shift: number; level: number; from: number; to: number }

export const longest = (pieces: readonly Piece[]) =>
  pieces.reduce((best, piece) => (piece.to - piece.from > best.to - best.from ? piece : best))

/** Who comes first has the lowest place; during a rest the others move down to it. */
export function piecesOf(shifts: readonly Shift[]): Piece[] {
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
