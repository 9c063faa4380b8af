import { comparison as labels } from '@/content/planning/comparison'
import type { Period } from '@/content/planning/types'
import { readCleaning, type StoredCleaning } from '@/desk/cleaning/storedCleaning'
import { germanHours } from '@/desk/german/numbers'
import { readHours, type StoredHours } from '@/desk/hours/storedHours'
import { MONTH_PARTS } from '@/desk/time/period'
import { columnTotal, emptyTable, type HoursTable, rowTotal, total } from '@/desk/time/table'
import type { Billed } from './amounts'

export type SourceKind = 'posts' | 'cleaning' | 'example'

/** Where the hours come from that all offers are computed with: they bring their period and their words along. */
export type Source = Billed & {
  kind: SourceKind
  /** What it is called in the choice. */
  label: string
  /** Whether its sums are a year's or a period's. */
  span: Period['kind']
  /** What hours it is: all, night, Sunday, holiday, and from when to when these count. */
  split: string
  /** What of the plan is incomplete; else empty. */
  incomplete: string
  /** Of the buyer's own posts: the plan's fragment, and its text for a request. */
  own: Pick<StoredHours, 'link' | 'details' | 'table'> | null
}

export function sourceOf(hours: Omit<StoredHours, 'link' | 'details'>, own: Source['own'] = null): Source {
  const { label, table, onCall, byName, months, span, incomplete } = hours
  const sum = germanHours(total(table))
  return {
    kind: own === null ? 'example' : 'posts',
    table,
    onCall,
    byName,
    months,
    span,
    label: own === null ? labels.hours.example(sum) : labels.hours.planned(label, sum),
    split: splitText(hours),
    incomplete: incomplete > 0 ? labels.hours.incomplete(incomplete) : '',
    own,
  }
}

/** What this tab has planned: posts, cleaning, both or nothing. */
export function plannedSources(): Source[] {
  const [posts, cleaning] = [readHours(), readCleaning()]
  return [
    ...(posts === null ? [] : [sourceOf(posts, posts)]),
    ...(cleaning === null || cleaning.minutes === 0 ? [] : [cleaningSource(cleaning)]),
  ]
}

function cleaningSource({ minutes, incomplete }: StoredCleaning): Source {
  const table: HoursTable = { ...emptyTable, weekday: { day: minutes, night: 0 } }
  const hours = germanHours(minutes)
  return {
    kind: 'cleaning',
    table,
    onCall: emptyTable,
    byName: [],
    months: 12 * MONTH_PARTS,
    span: 'year',
    label: labels.hours.cleaning(hours),
    split: labels.hours.cleaningSplit(hours),
    incomplete: incomplete > 0 ? labels.hours.cleaningIncomplete(incomplete) : '',
    own: null,
  }
}

function splitText({
  table,
  onCall,
  counted: [nightSpan, sundaySpan],
}: Pick<StoredHours, 'table' | 'onCall' | 'counted'>): string {
  return [
    total(table) === 0
      ? labels.hours.none
      : labels.hours.split({ ...hoursInWords(table), nightSpan, sundaySpan }),
    ...(total(onCall) === 0 ? [] : [labels.hours.onCall(germanHours(total(onCall)))]),
  ].join(' ')
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
