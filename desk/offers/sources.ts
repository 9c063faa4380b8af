import { landNames } from '@/content/landNames'
import { examplePlan } from '@/content/planning/examplePlan'
import { comparison as words } from '@/content/planning/kostenVergleich'
import type { Period } from '@/content/planning/types'
import { readCleaning } from '@/desk/cleaning/kept'
import { germanHours } from '@/desk/german/numbers'
import { type Reckoning, readReckoning } from '@/desk/hours/reckoning'
import { countedHours, periodText } from '@/desk/hours/texts'
import { MONTH_PARTS, monthsOf } from '@/desk/time/period'
import { columnTotal, emptyTable, type HoursTable, rowTotal, total } from '@/desk/time/table'
import type { Billed } from './amounts'

export const sourceKinds = ['posts', 'cleaning', 'example'] as const
export type SourceKind = (typeof sourceKinds)[number]

/** Where the hours come from that all offers are computed with: they bring their period and their words along. */
export type Source = Billed & {
  kind: SourceKind
  /** What it is called in the choice. */
  label: string
  /** Whether its sums are a year's or a period's. */
  span: Period['kind']
  /** What hours it is: all, night, Sunday, holiday, and from when to when these count. */
  split: string
  /** What of the plan says too little to be counted; else nothing. */
  incomplete: string
  /** Of posts: the whole of it, for a request. */
  reckoning: Reckoning | null
}

export function sourceOf(reckoning: Reckoning, kind: 'posts' | 'example'): Source {
  const { plan, table, byName, incomplete } = reckoning
  const hours = germanHours(total(table))
  return {
    kind,
    table,
    byName,
    months: monthsOf(plan.period),
    span: plan.period.kind,
    label:
      kind === 'posts' ? words.hours.planned(periodText(plan, landNames), hours) : words.hours.example(hours),
    split: splitText(table, countedHours(plan)),
    incomplete: incomplete > 0 ? words.hours.incomplete(incomplete) : '',
    reckoning: kind === 'posts' ? reckoning : null,
  }
}

/** What this tab has planned: posts, cleaning, both or nothing. */
export function plannedSources(): Source[] {
  const [posts, cleaning] = [readReckoning(examplePlan), readCleaning()]
  return [
    ...(posts === null ? [] : [sourceOf(posts, 'posts')]),
    ...(cleaning === null || cleaning.minutes === 0 ? [] : [cleaningSource(cleaning)]),
  ]
}

function cleaningSource({ minutes, incomplete }: { minutes: number; incomplete: number }): Source {
  const table: HoursTable = { ...emptyTable, weekday: { day: minutes, night: 0 } }
  const hours = germanHours(minutes)
  return {
    kind: 'cleaning',
    table,
    byName: [],
    months: 12 * MONTH_PARTS,
    span: 'year',
    label: words.hours.cleaning(hours),
    split: words.hours.cleaningSplit(hours),
    incomplete: incomplete > 0 ? words.hours.cleaningIncomplete(incomplete) : '',
    reckoning: null,
  }
}

function splitText(table: HoursTable, [night, sunday]: readonly [string, string]): string {
  return total(table) === 0
    ? words.hours.none
    : words.hours.split({ ...hoursInWords(table), nightSpan: night, sundaySpan: sunday })
}

/** All hours, and those on which surcharges act, in words. */
function hoursInWords(table: HoursTable) {
  return {
    all: germanHours(total(table)),
    night: germanHours(columnTotal(table, 'night')),
    sunday: germanHours(rowTotal(table, 'sunday')),
    holiday: germanHours(rowTotal(table, 'holiday')),
  }
}
