import type { Clock } from '@/content/clock'
import { landNames } from '@/content/landNames'
import type { Weekday } from '@/content/planning/days'
import { hoursLabels as labels } from '@/content/planning/hoursLabels'
import { type Post, postWords } from '@/content/planning/post'
import { type Plan, sundaySpans } from '@/content/planning/types'
import { clockText } from '@/desk/german/clock'
import { dateText } from '@/desk/german/dates'
import { dayName, daysText } from '@/desk/german/days'
import { nameText } from '@/desk/german/names'
import { germanHours, germanNumber, roundHours } from '@/desk/german/numbers'
import { dayAfter, monthsOf, weekdayOf } from '@/desk/time/period'
import { usualFullTime } from '@/desk/time/staffing'
import { columnTotal, rowTotal, total } from '@/desk/time/table'
import { shownWeek, weekDays } from '@/desk/time/week'
import { type Block, marksOf, timesOf, type WeekMarks } from '@/desk/time/weekMarks'
import { writePlan } from './link'
import { saidOf } from './postColumns'
import type { Reckoning } from './reckoning'
import type { StoredHours } from './storedHours'

/** Whoever begins by then begins the day; earlier it is still night. */
const EARLY_MORNING = '05:00'

/** What hours are hours of: `2027, Hessen`. */
export function periodText({ period, land }: Pick<Plan, 'period' | 'land'>): string {
  return period.kind === 'year'
    ? labels.result.year(period.year, landNames[land])
    : labels.result.range(dateText(period.from), dateText(period.to), landNames[land])
}

/** From when to when the night counts, and what of Sundays and holidays. */
export function countedHours({ night, sunday = sundaySpans[0] }: Pick<Plan, 'night' | 'sunday'>) {
  return [labels.place.nights[night], labels.place.countedSundays[sunday]] as const
}

/** People in full-time work: `5,03`. */
function peopleText(people: number): string {
  return germanNumber(people, 2)
}

/** On the marks of the week: `18–06`, `08:15–17`. */
export function clockSpan(from: Clock, to: Clock): string {
  return `${from}–${to}`.replace(/:00/g, '')
}

/** `Pforte`, `2 × Pforte (auf Abruf)`. */
export function peopleBefore({ name, people, onCall }: Pick<Post, 'name' | 'people' | 'onCall'>): string {
  const said = nameText({ name, isOnCall: onCall === true })
  return people === 1 ? said : `${people}\u00a0×\u00a0${said}`
}

/** As in speech: `6–18`. */
export function spokenSpan(times: Pick<Post, 'from' | 'to'>): string {
  return clockSpan(times.from, times.to).replace(/\b0(?=\d)/g, '')
}

/**
 * Of a shift that begins after midnight: which night that is, that of its first date where it has any. Nothing where it is every
 * night, or all day.
 */
export function nightText({ days, from, to, dates = [] }: Post): string {
  const isTicked = (at: number) => days.some((day) => day === weekDays[at])
  // Of a range its first week has every day.
  const begins = dates
    .flatMap(({ from: first, to: last }) =>
      weekDays.map((_, after) => dayAfter(first, after)).filter((date) => date <= last),
    )
    .find((date) => isTicked(weekdayOf(date)))
  const day = begins === undefined ? weekDays.findIndex((_, at) => isTicked(at)) : weekdayOf(begins)
  const isEveryDay = dates.length === 0 && weekDays.every((each) => days.includes(each))
  const isWholeDay = from === '00:00' && (to === '24:00' || to === '00:00')
  return from >= EARLY_MORNING || day < 0 || isEveryDay || isWholeDay
    ? ''
    : postWords.from.night(dayName(day), from.replace(/^0|:00/g, ''), dayName(day - 1))
}

/** Hours of a week without cover, and hours with two shifts of one name: days with the same hours together. */
export function weekTexts({ gaps, doubles }: Pick<WeekMarks, 'gaps' | 'doubles'>) {
  return { gaps: blocksText(gaps), doubles: blocksText(doubles) }
}

function blocksText(blocks: readonly Block[]): string[] {
  const daysOf = new Map<string, Weekday[]>()
  for (const block of blocks) {
    const times = timesOf(block)
    const hours = spokenSpan(times)
    daysOf.set(hours, [...(daysOf.get(hours) ?? []), ...times.days])
  }
  return [...daysOf].map(([hours, days]) => `${daysText(days)} ${hours}`)
}

/** The answer: hours, and people in full-time work; where a period is too short to employ any, the most that are there at once. */
export function answerOf({ table, people, peak }: Reckoning): { value: string; name: string }[] {
  const { result } = labels
  const rounded = people === null ? null : Math.ceil(people)
  return [
    { value: roundHours(total(table)), name: result.hours },
    rounded === null
      ? { value: germanNumber(peak?.people ?? 0), name: result.atOnce }
      : { value: germanNumber(rounded), name: result.people(rounded) },
  ]
}

/** … in one line. */
export function answerText(reckoning: Reckoning | null): string {
  return reckoning === null
    ? labels.result.none
    : answerOf(reckoning)
        .map(({ value, name }) => `${value}\u00a0${name}`)
        .join(' · ')
}

/** Lines for the message of a request, none of them empty. @param address of the plan */
export function requestText(reckoning: Reckoning, address: string): string {
  const { plan, table, onCall, byName, peak, people, yearly, incomplete } = reckoning
  const { request, result } = labels
  const { weeklyHours, leaveDays, sickDays } = plan.fullTime ?? usualFullTime
  // Where posts have dates, one week is not like the others.
  const isSameEveryWeek = shownWeek(plan.posts, plan.period) === null
  const { gaps, doubles } = isSameEveryWeek ? weekTexts(marksOf(plan.posts, null)) : { gaps: [], doubles: [] }
  return [
    request.heading(periodText(plan)),
    ...plan.posts.map((post) => request.post(post.name, saidOf(post))),
    ...(incomplete > 0 ? [result.incomplete(incomplete)] : []),
    request.total(
      germanHours(total(table)),
      germanHours(columnTotal(table, 'night')),
      germanHours(rowTotal(table, 'sunday')),
      germanHours(rowTotal(table, 'holiday')),
    ),
    ...(total(onCall) > 0 ? [result.onCall(germanHours(total(onCall)))] : []),
    ...(yearly === null ? [] : [result.yearly(roundHours(yearly))]),
    ...(byName.length > 1
      ? byName.map((each) => request.name(nameText(each), germanHours(total(each.table))))
      : []),
    [
      request.counted(...countedHours(plan)),
      people === null
        ? request.peak(peak?.people ?? 0)
        : request.staff(
            peopleText(people),
            germanNumber(weeklyHours, 2),
            germanNumber(leaveDays, 2),
            germanNumber(sickDays, 2),
          ),
    ].join('; '),
    ...(gaps.length > 0 ? [request.gaps(gaps.join('; '))] : []),
    ...(doubles.length > 0 ? [request.doubles(doubles.join('; '))] : []),
    address,
  ].join('\n')
}

/**
 * Below the large figures: of what they are, people exactly, and the most that are there at once, for a stretch of time also when;
 * what a year of several is, and what may be called off.
 */
export function staffText({ peak, people, plan, yearly, onCall }: Reckoning): string {
  const { result } = labels
  const most = result.most(peak?.people ?? 0)
  const isDated = peak !== null && plan.period.kind === 'range'
  return [
    periodText(plan),
    ...(people === null ? [] : [result.exact(peopleText(people))]),
    isDated ? result.peak(most, dateText(peak.date), clockText(peak.minute)) : most,
    ...(yearly === null ? [] : [result.yearly(roundHours(yearly))]),
    ...(total(onCall) > 0 ? [result.onCall(roundHours(total(onCall)))] : []),
  ].join('; ')
}

/** What the comparison of offers needs of a reckoning. @param address of the plan */
export function storedHoursOf(reckoning: Reckoning, address: string): StoredHours {
  const { plan, table, onCall, byName, incomplete } = reckoning
  return {
    table,
    onCall,
    byName,
    link: writePlan(plan),
    label: periodText(plan),
    span: plan.period.kind,
    months: monthsOf(plan.period),
    counted: countedHours(plan),
    incomplete,
    details: requestText(reckoning, address),
  }
}
