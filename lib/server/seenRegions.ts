import { type Region, wayName } from '@/lib/both/watch/drawing'
import { litSince, type StageData } from '@/lib/both/watch/stage'
import type { Timetable } from '@/lib/both/watch/timetable'

/** When the guard looks into a region during a shift, from and to, in order. */
function looksInto({ posts, ways }: Region, stops: Timetable['stops']): (readonly [number, number])[] {
  return stops.flatMap(({ post, from, leaves }, index) => {
    const next = stops[index + 1]
    const shares = next && ways[wayName(post, next.post)]
    return [
      ...(posts.includes(post) ? [[from, leaves] as const] : []),
      ...(shares ? [shares.map((share) => leaves + share * (next.from - leaves)) as [number, number]] : []),
    ]
  })
}

/** The regions that the guard sees, and since when. What is seen by day does not count, as the day shows everything. */
export function seenRegions(
  regions: readonly Region[],
  timetable: Pick<Timetable, 'from' | 'to' | 'day' | 'stops'>,
): StageData['regions'] {
  const since = litSince(timetable)
  return regions.flatMap((region) => {
    const look = looksInto(region, timetable.stops).find(([, to]) => to >= since)
    const from = look && Math.max(since, look[0])
    // The region in which the shift begins is lit before, and does not fade in.
    const settled = from === timetable.from ? since : from
    return settled === undefined ? [] : [{ outline: region.outline, from: Number(settled.toFixed(1)) }]
  })
}
