import type { PatrolDraft } from '@/content/planning/streife'
import { WEEKS_A_YEAR } from './cleaning'
import { type Read, readWithin } from './limits'

const MINUTES = { least: 1, most: 600 }
const CHECKS = { least: 1, most: 24, whole: true }
const ROAD = { least: 1, most: 1440 }

type PatrolStop = {
  minutes: Read
  checks: Read
  /** Minutes on site in a night; null while something is missing. */
  night: number | null
}

export type PatrolResult = {
  /** One for each draft, in their order. */
  stops: readonly PatrolStop[]
  /** Minutes between the stops in a night, if somebody knows them. */
  road: Read
  /** On site, without the road. */
  site: { night: number; week: number; year: number }
  checks: { night: number; week: number }
  /** Minutes of a week with the road; null where nobody knows it. */
  weekWithRoad: number | null
}

/** Minutes each × checks a night, times nights a week; a year has 52 weeks. */
export function patrolMinutes(
  drafts: readonly PatrolDraft[],
  { nights, road: typedRoad }: { nights: number; road: string },
): PatrolResult {
  const stops = drafts.map((draft) => {
    const minutes = readWithin(draft.minutes, MINUTES)
    const checks = readWithin(draft.checks, CHECKS)
    const night = minutes.value === null || checks.value === null ? null : minutes.value * checks.value
    return { minutes, checks, night }
  })
  const counted = stops.filter((stop) => stop.night !== null)
  const night = counted.reduce((sum, stop) => sum + (stop.night ?? 0), 0)
  const checks = counted.reduce((sum, stop) => sum + (stop.checks.value ?? 0), 0)
  const road = readWithin(typedRoad, ROAD)
  return {
    stops,
    road,
    site: { night, week: night * nights, year: night * nights * WEEKS_A_YEAR },
    checks: { night: checks, week: checks * nights },
    weekWithRoad: road.value === null ? null : (night + road.value) * nights,
  }
}
