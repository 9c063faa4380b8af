import type { StageData } from './stage'

/** Where something that is pushed along is at a time, as a transform. */
export function trolleyPlace(keys: NonNullable<StageData['trolley']>, minutes: number): string {
  const index = Math.max(
    0,
    keys.findLastIndex(([at]) => at <= minutes),
  )
  const [from, x, y] = keys[index] ?? [0, 0, 0]
  const [to, nextX, nextY] = keys[index + 1] ?? [from, x, y]
  const share = to > from ? Math.max(0, (minutes - from) / (to - from)) : 0
  return `translate(${x + (nextX - x) * share} ${y + (nextY - y) * share})`
}
