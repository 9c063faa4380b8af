import type { NightStart } from '@/content/planning/types'
import { DAY, NIGHT_END } from '@/desk/time/day'
import type { Block, WeekMarks } from '@/desk/time/weekMarks'

export const HOUR = 60

/** When the night begins, in minutes after six. */
export const nightAfterSix = (night: NightStart) => night * HOUR - NIGHT_END

/** Pixels of a day: as high as a fingertip, more where many are there at once. */
const ROW = 44
const LANE = 21
const MOST_LANES = 6
/** Between two days. */
const AIR = 8

/** Upper edges of the rows, and the lower one of the last, in pixels. */
export function edgesOf({ lanes }: Pick<WeekMarks, 'lanes'>): number[] {
  const edges = [0]
  for (const count of lanes) {
    edges.push((edges.at(-1) ?? 0) + Math.max(ROW, AIR + Math.min(count, MOST_LANES) * LANE))
  }
  return edges
}

/** Attributes, as the page's own policy allows no inline styles: hours in per cent, so that a picture fits any width. */
export function across({ from, to }: Pick<Block, 'from' | 'to'>) {
  return { x: percent(from / DAY), width: percent((to - from) / DAY) }
}

/** All of some rows; paper is lower than a screen, so rows are per cent, too. */
export function down(edges: readonly number[], { first, last }: Pick<Block, 'first' | 'last'>) {
  const [top = 0, bottom = 0, all = 1] = [edges[first], edges[last + 1], edges.at(-1)]
  return { y: percent(top / all), height: percent((bottom - top) / all) }
}

/** One lane of a row, with air around it; and whether a word fits into it. */
export function laneIn(edges: readonly number[], row: number, lane: number, lanes: number) {
  const [top = 0, bottom = 0, all = 1] = [edges[row], edges[row + 1], edges.at(-1)]
  const each = (bottom - top - AIR) / lanes
  return {
    isHigh: each >= LANE - 1,
    place: {
      y: percent((top + AIR / 2 + lane * each) / all),
      height: percent((each - (lanes > 1 ? 1 : 0)) / all),
    },
  }
}

export function percent(share: number): string {
  return `${Math.round(share * 1e5) / 1e3}%`
}
