import type { Land } from '@/content/laender'
import { allLaender, landNames } from '@/content/landNames'
import type { DateRange } from '@/content/planning/days'
import { hoursLabels as labels } from '@/content/planning/hoursLabels'
import type { Post } from '@/content/planning/post'
import {
  type FullTime,
  nightStarts,
  type Period,
  type Plan,
  type SundaySpan,
  sundaySpans,
} from '@/content/planning/types'
import { offer } from '@/content/services/offered'
import {
  choiceField,
  type Faults,
  type Fields,
  numberField,
  readRecord,
  type Texts,
} from '@/desk/fields/field'
import { type RowsState, rowsOf } from '@/desk/fields/rows'
import { dateField } from '@/desk/fields/timeFields'
import { YEARS } from '@/desk/german/dates'
import { germanNumber } from '@/desk/german/numbers'
import { DAY } from '@/desk/time/day'
import { spanOf } from '@/desk/time/hours'
import { beginsOf, rangeOf } from '@/desk/time/period'
import { netHours, usualFullTime } from '@/desk/time/staffing'
import { eachField, type PostRecord, postOf } from './postColumns'

export type PostTexts = Texts<PostRecord>
export const emptyPost: PostTexts = { ...eachField(() => ''), people: '1' }

/** @param range in which its shifts begin */
function postFields(range: DateRange): Fields<PostRecord> {
  return eachField(({ field }) => field(range)) as Fields<PostRecord>
}

/** So many years are offered to choose from; links may hold any other. */
const OFFERED_YEARS = 9
const yearsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => String(first + at))
const yearList = yearsFrom(YEARS.first, YEARS.last - YEARS.first + 1)
export const RANGE = 'range'
/** Who guards: cleaning has a calculator of its own. */
const guarding = offer.services.filter((slug) => slug !== 'reinigungsdienste')
const nightKeys = nightStarts.map((start) => `${start}` as const)

/** What, where and when. `from` and `to` count where `period` is `range`. */
export type PlaceRecord = {
  service: string
  land: Land
  period: string
  from: string
  to: string
  night: (typeof nightKeys)[number]
  sunday: SundaySpan
}

const rangeFields: Fields<DateRange> = {
  from: dateField(labels.place.from, labels.errors.date),
  to: dateField(labels.place.to, labels.errors.date),
}

/** Names that only the server knows: islands load no list of services, and nothing of the company's regions. */
export type PlaceNames = {
  services: Readonly<Record<string, string>>
  /** Of the Länder to choose from, as people there call them; links may hold any other. */
  laender: Readonly<Partial<Record<Land, string>>>
}

/** @param thisYear the first one to choose */
export function placeFields({ services, laender }: PlaceNames, thisYear: number): Fields<PlaceRecord> {
  const { place } = labels
  return {
    service: choiceField<string>(
      place.service,
      ['', ...offer.services],
      { '': place.serviceOpen, ...services },
      ['', ...guarding],
    ),
    land: choiceField(place.land, allLaender, { ...landNames, ...laender }, Object.keys(laender) as Land[]),
    period: choiceField(
      place.period,
      [...yearList, RANGE],
      { ...Object.fromEntries(yearList.map((year) => [year, year])), [RANGE]: place.range },
      [...yearsFrom(thisYear, OFFERED_YEARS), RANGE],
    ),
    ...rangeFields,
    night: choiceField(place.night, nightKeys, place.nights),
    sunday: choiceField(place.sunday, sundaySpans, place.sundays),
  }
}
export type PlaceTexts = Texts<PlaceRecord>

const someHours = { least: 1, most: 60, decimals: 2 } as const
const someDays = { least: 0, most: 200, decimals: 2 } as const
export const fullTimeFields: Fields<FullTime> = {
  weeklyHours: numberField(labels.fullTime.weeklyHours, labels.errors.weeklyHours, {
    ...someHours,
    unit: 'Std.',
  }),
  leaveDays: numberField(labels.fullTime.leaveDays, labels.errors.absence, { ...someDays, unit: 'Tage' }),
  sickDays: numberField(labels.fullTime.sickDays, labels.errors.absence, { ...someDays, unit: 'Tage' }),
}

/** The calculator as it is filled in. */
export type PlanForm = {
  place: PlaceTexts
  fullTime: Texts<FullTime>
  posts: RowsState<PostTexts>
}

export function formOf({ service, land, period, night, sunday, fullTime, posts }: Plan): PlanForm {
  const { weeklyHours, leaveDays, sickDays } = fullTime ?? usualFullTime
  return {
    place: {
      service: service ?? '',
      land,
      ...(period.kind === 'year'
        ? { period: String(period.year), from: '', to: '' }
        : { period: RANGE, from: period.from, to: period.to }),
      night: String(night),
      sunday: sunday ?? sundaySpans[0],
    },
    fullTime: {
      weeklyHours: germanNumber(weeklyHours, 2),
      leaveDays: germanNumber(leaveDays, 2),
      sickDays: germanNumber(sickDays, 2),
    },
    posts: rowsOf(posts.map(textsOf)),
  }
}

function textsOf(post: Post): PostTexts {
  return eachField(({ text }) => text(post))
}

/** What a form says. */
export type FormReading = {
  /** The posts that are complete. Null while there is no period, as while a date is typed. */
  plan: Plan | null
  /** How its posts are read. */
  fieldsOf: (row: PostTexts) => Fields<PostRecord>
  /** Posts that are not. */
  incomplete: number
  faults: {
    place: Faults<PlaceRecord>
    fullTime: Faults<FullTime>
    /** By the number of the row. */
    posts: ReadonlyMap<number, Faults<PostRecord>>
  }
  /** The assumptions leave no working time. */
  leavesNobody: boolean
}

/** What can be planned; that of a plan whose period is still being typed. */
const WHOLE: DateRange = { from: `${YEARS.first}-01-01`, to: `${YEARS.last}-12-31` }

/** Fields of a post: one that goes on beyond midnight may begin on the evening before a year, as far as links can hold that. */
function fieldsIn(period: Period | null): (row: PostTexts) => Fields<PostRecord> {
  const begins = period === null ? WHOLE : beginsOf(period)
  const overnight = postFields({ ...begins, from: begins.from < WHOLE.from ? WHOLE.from : begins.from })
  const within = postFields(period === null ? WHOLE : rangeOf(period))
  return (row) => {
    const [from, to] = [within.from.read(row.from), within.to.read(row.to)]
    const goesOn =
      from.kind === 'value' && to.kind === 'value' && spanOf({ from: from.value, to: to.value }).to > DAY
    return goesOn ? overnight : within
  }
}

export function readForm({ place, fullTime, posts }: PlanForm): FormReading {
  const { period, faults } = readPeriod(place)
  const fieldsOf = fieldsIn(period)
  const read = posts.rows.map((row) => ({ row, ...readRecord(fieldsOf(row), row) }))
  const assumed = readRecord(fullTimeFields, fullTime)
  const leavesNobody = assumed.record !== null && netHours(assumed.record) <= 0
  const service = offer.services.find((slug) => slug === place.service)
  const land = allLaender.find((each) => each === place.land)
  const night = nightStarts.find((start) => String(start) === place.night)
  return {
    plan:
      period === null || land === undefined || night === undefined
        ? null
        : {
            ...(service !== undefined && { service }),
            land,
            period,
            night,
            ...(place.sunday !== sundaySpans[0] && { sunday: '6-20' as const }),
            ...(assumed.record !== null && !isUsual(assumed.record) && { fullTime: assumed.record }),
            posts: read.flatMap(({ record }, at) => (record === null ? [] : named(record, at + 1))),
          },
    fieldsOf,
    incomplete: read.filter(({ record }) => record === null).length,
    faults: {
      place: faults,
      fullTime: assumed.faults,
      posts: new Map(read.map(({ row, faults: of }) => [row.id, of])),
    },
    leavesNobody: leavesNobody || assumed.record === null,
  }
}

function isUsual(assumed: FullTime): boolean {
  return (Object.keys(usualFullTime) as (keyof FullTime)[]).every(
    (key) => assumed[key] === usualFullTime[key],
  )
}

function named(record: PostRecord, place: number): Post {
  return postOf({ ...record, name: record.name || labels.post.unnamed(place) })
}

function readPeriod({ period, from, to }: PlaceTexts): {
  period: Period | null
  faults: Faults<PlaceRecord>
} {
  if (period !== RANGE) {
    return { period: { kind: 'year', year: Number(period) }, faults: {} }
  }
  const { record, faults } = readRecord(rangeFields, { from, to })
  if (record === null) {
    return { period: null, faults }
  }
  return record.from <= record.to
    ? { period: { kind: 'range', ...record }, faults: {} }
    : { period: null, faults: { to: 'order' } }
}
