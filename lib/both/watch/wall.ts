/** What the wall knows of a house's night. Minutes are those since midnight before it; places are shares of the tile, in per cent. */
export type WallHouse = {
  /** Addresses of its tile, where nobody has looked yet, and where somebody has. */
  files: { night: string; seen: string }
  /** What the log tells while the wall runs, and first the last entry before, where the shift has begun. */
  entries: readonly WallEntry[]
  /** What stands there until the first entry: since when it is locked up, or from when on somebody is there. */
  idle: string
}

export type WallEntry = { at: number; text: string; x: number; y: number }

export type WallData = {
  from: number
  to: number
  houses: readonly WallHouse[]
  /** When each statement comes. */
  statements: readonly number[]
  words: { last: string; hours: readonly (readonly [at: number, label: string])[]; houses: string }
}

/** How far a minute is on a way of equal parts, from mark to mark. */
function progress(marks: readonly number[], at: number): number {
  const next = marks.findIndex((mark) => mark > at)
  const [low = at, high = at] = [marks[next - 1], marks[next]]
  return next < 0 ? 1 : (next - 1 + (at - low) / (high - low)) / (marks.length - 1)
}

/**
 * The wall's time where somebody has read a share of its way. Half of the way belongs to the statements in equal parts, so that
 * each can be read; a quarter goes by the clock and a quarter from entry to entry, so that neither a quiet hour is a long way nor
 * ten busy minutes a jump.
 */
export function wallTime({
  from,
  to,
  houses,
  statements,
}: Pick<WallData, 'from' | 'to' | 'houses' | 'statements'>): (share: number) => number {
  const marks = (times: readonly number[]) => [
    from,
    ...[...new Set(times)].filter((at) => at > from && at < to).sort((a, b) => a - b),
    to,
  ]
  const entries = marks(houses.flatMap((house) => house.entries.map(({ at }) => at)))
  const starts = marks(statements)
  const knots = marks([...entries, ...starts]).map((at) => ({
    at,
    share: (progress([from, to], at) + progress(entries, at) + 2 * progress(starts, at)) / 4,
  }))
  return (share) => {
    const next = knots.findIndex((knot) => knot.share > share)
    const [low, high] = [knots[next - 1], knots[next]]
    if (low === undefined || high === undefined) {
      return share <= 0 ? from : to
    }
    return low.at + ((share - low.share) / (high.share - low.share)) * (high.at - low.at)
  }
}
