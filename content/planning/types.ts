import type { Land } from '@/content/laender'
import type { ServiceSlug } from '@/content/services/slugs'
import type { DateRange } from './days'
import type { Post } from './post'

/** When the night begins; it ends at six. 23 is the law's (section 2 ArbZG), the others are those of wage agreements. */
export const nightStarts = [23, 22, 20] as const
export type NightStart = (typeof nightStarts)[number]

/** Which hours of a Sunday count as such: all of them, or those from six to eight in the evening. Holidays always count whole. */
export const sundaySpans = ['0-24', '6-20'] as const
export type SundaySpan = (typeof sundaySpans)[number]

/** A whole year, or a stretch of it. */
export type Period = { kind: 'year'; year: number } | ({ kind: 'range' } & DateRange)

/** What is assumed of one person in full-time work. */
export type FullTime = { weeklyHours: number; leaveDays: number; sickDays: number }

/** What a link holds. */
export type Plan = {
  /** What the request shall name; absent until one is chosen. */
  service?: ServiceSlug
  land: Land
  period: Period
  night: NightStart
  /** Absent: all of the day. */
  sunday?: SundaySpan
  /** Absent: what is usual. */
  fullTime?: FullTime
  posts: readonly Post[]
}

/** A plan of any year: its link opens in the visitor's. */
export type PlanStart = Omit<Plan, 'period'>

/** Keys of a plan in the fragment of a link. */
export const planKeys = [
  'leistung',
  'land',
  'jahr',
  'von',
  'bis',
  'nacht',
  'sonntag',
  'vollzeit',
  'posten',
] as const
export type PlanKey = (typeof planKeys)[number]
