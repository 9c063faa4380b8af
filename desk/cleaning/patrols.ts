import { type Nights, nightKinds, type PatrolDraft, streife } from '@/content/planning/streife'
import { PATROLS_KEY } from '@/content/storageKeys'
import {
  nameOfRow,
  numberField,
  numberOf,
  type Outcome,
  type Planner,
  type PlanOf,
  requestOf,
} from '@/desk/fields/planner'
import { germanNumber } from '@/desk/german/german'
import { shownHours, WEEKS_A_YEAR } from './cleaning'

const { fields, units, faults } = streife
const minutes = numberField(fields.minutes, faults.minutes, { unit: units.minutes, least: 1, most: 600 })
const checks = numberField(fields.checks, faults.checks, { least: 1, most: 24, whole: true })
const road = numberField(fields.road, faults.road, { unit: units.minutes, least: 1, most: 1440 })

/** `road`: minutes between the stops in a night, if somebody knows them. */
export type PatrolPlan = PlanOf<PatrolDraft, { nights: Nights; road: string }>

/** Minutes on site from the stops of a patrol. */
export const patrols: Planner<PatrolDraft, PatrolPlan['options']> = {
  key: PATROLS_KEY,
  fields: { name: { kind: 'text', label: fields.name }, minutes, checks },
  options: {
    nights: { kind: 'choice', label: fields.nights, keys: nightKinds, options: streife.nights },
    road,
  },
  example: { rows: streife.example, options: { nights: streife.nightsOfExample, road: '' } },
  added: () => streife.added,
  words: streife,
}

/**
 * Minutes each × checks a night, times nights a week; a year has 52 weeks. `stops`: those that can be counted. `site` is without
 * the road, which nobody guesses: null where it is not known.
 */
export function patrolMinutes({ rows, options }: PatrolPlan) {
  const stops = rows.flatMap((row, index) => {
    const [each, often] = [numberOf(minutes, row.minutes), numberOf(checks, row.checks)]
    return each === null || often === null
      ? []
      : [{ name: nameOfRow(row, index + 1, streife), minutes: each, checks: often, night: each * often }]
  })
  const nights = Number(options.nights)
  const night = stops.reduce((sum, stop) => sum + stop.night, 0)
  const often = stops.reduce((sum, stop) => sum + stop.checks, 0)
  const travel = numberOf(road, options.road)
  return {
    stops,
    site: { night, week: night * nights, year: night * nights * WEEKS_A_YEAR },
    checks: { night: often, week: often * nights },
    road: travel,
    weekWithRoad: travel === null ? null : (night + travel) * nights,
  }
}

export function patrolOutcome(plan: PatrolPlan): Outcome {
  const { stops, site, checks, road, weekWithRoad } = patrolMinutes(plan)
  const { figures, table, request } = streife
  const [night, week, often] = [minutesText(site.night), hoursText(site.week), germanNumber(checks.week)]
  const bars = stops.map(({ name, minutes, checks: pieces, night }) => ({
    name,
    cells: [minutesText(minutes), `${pieces}`, minutesText(night)],
    bar: { length: minutes, pieces, look: 'plain' as const },
  }))
  const roadBar = road !== null && {
    name: table.road,
    cells: ['', '', minutesText(road)],
    bar: { length: road, pieces: 1, look: 'open' as const },
  }
  return {
    heading: streife.result,
    figures: [
      { value: night, label: figures.night },
      { value: week, label: figures.week },
      { value: often, label: figures.checks },
    ],
    table: {
      kind: 'bars',
      caption: table.caption,
      columns: [table.stop, table.minutes, table.checks, table.night],
      rows: roadBar ? [...bars, roadBar] : bars,
      foot: { name: table.total, cells: ['', germanNumber(checks.night), night] },
    },
    notes: [
      streife.year(hoursText(site.year), germanNumber(checks.night)),
      weekWithRoad === null ? streife.withoutRoad : streife.withRoad(hoursText(weekWithRoad)),
      streife.noTimes,
    ],
    announced: streife.announced(night, week, often),
    request: requestOf(
      request,
      stops.map((stop) => request.row(stop.name, minutesText(stop.minutes), `${stop.checks}`)),
      [
        request.total(streife.nights[plan.options.nights], night, week, often),
        ...(road === null ? [] : [request.road(minutesText(road))]),
      ],
    ),
  }
}

function hoursText(minutes: number): string {
  return shownHours(minutes / 60)
}

function minutesText(minutes: number): string {
  return germanNumber(minutes, 1)
}
