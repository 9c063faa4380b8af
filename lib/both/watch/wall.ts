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

/**
 * The wall's time where somebody has read a share of its way: half by the clock, half from entry to entry, so that neither a
 * quiet hour is a long way nor ten busy minutes a jump.
 */
export function wallTime({
  from,
  to,
  houses,
}: Pick<WallData, 'from' | 'to' | 'houses'>): (share: number) => number {
  const times = [...new Set(houses.flatMap(({ entries }) => entries.map(({ at }) => at)))]
    .filter((at) => at > from && at < to)
    .sort((a, b) => a - b)
  const knots = [from, ...times, to].map((at, index, all) => ({
    at,
    share: ((at - from) / (to - from) + index / (all.length - 1)) / 2,
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
