import { Temporal } from 'temporal-polyfill'
import { begehung } from '@/content/planning/muster/begehung'
import { leistungsbeschreibung } from '@/content/planning/muster/leistungsbeschreibung'
import { monatsbericht } from '@/content/planning/muster/monatsbericht'
import { werk } from '@/content/planning/muster/nacht'
import type { SpecimenTable } from '@/content/planning/muster/types'
import { vorfallmeldung } from '@/content/planning/muster/vorfallmeldung'
import { wachbuch } from '@/content/planning/muster/wachbuch'
import type { Plan, Post } from '@/content/planning/types'
import { germanDate } from '@/content/terms'
import type { Stop, Watch } from '@/content/watches/types'
import { watchUi } from '@/content/watches/ui'
import { germanHours, germanNumber } from '@/desk/german/numbers'
import { monthText } from '@/desk/german/dates'
import { timeOf } from '@/desk/hours/tender'
import { daysText } from '@/desk/german/days'
import { calendarOf } from '@/desk/time/calendar'
import { hoursOf, hoursOfShifts, shiftsOf, spanOf, sumOf } from '@/desk/time/hours'
import { columnTotal, emptyTable, type HoursTable, rowTotal, total } from '@/desk/time/table'
import { clockOf, minutesOf } from '@/lib/both/clock'
import { reportOf } from '@/lib/both/watch/report'
import { sum } from '@/lib/server/hours'
import { type Blocks, closing, headed, listed, numeric } from './specimenBlocks'

type Night = Pick<Watch, 'shift' | 'places' | 'stops'>

function openOf({ fault }: Stop): string | undefined {
  return typeof fault === 'object' && 'open' in fault ? fault.open : undefined
}

const placeOf = ({ places }: Night, { post }: Stop) => places[post] ?? post

/** The day of a time of the night, which begins on the day of `nacht.ts`. */
function dayOf({ shift }: Night, time: Stop['at']): string {
  const isAfterMidnight = minutesOf(time) < minutesOf(shift.from)
  const first = Temporal.PlainDate.from(werk.night)
  return germanDate((isAfterMidnight ? first.add({ days: 1 }) : first).toString())
}

/** The night of a plan as a guard book has it: every stop, also those that the plan's log passes over. */
export function guardBookOf(watch: Night): Blocks {
  const { fields, table, silent, report, rules, signatures } = wachbuch
  const { shift, stops } = watch
  const home = stops[0]?.post
  const lines = stops.map((stop) => {
    const { at, post, text, rest, round, fault } = stop
    const place = placeOf(watch, stop)
    const open = openOf(stop)
    const settled = fault === undefined || open !== undefined ? undefined : place
    return {
      cells: [
        rest === undefined ? at : watchUi.shift(at, clockOf(minutesOf(at) + rest)),
        place,
        text ?? (post === home ? silent.home : silent.elsewhere),
        fault === undefined ? '' : stateOf(fault),
        '',
      ],
      round: round && at,
      open: open && report.at(open, at),
      settled: settled && report.at(settled, at),
    }
  })
  const named = (key: 'round' | 'open' | 'settled') => lines.flatMap((line) => line[key] ?? []).join(', ')
  const { entries, rounds } = reportOf(watch)
  return [
    {
      kind: 'fields',
      rows: [
        fields.object,
        {
          label: fields.night.label,
          value: fields.night.value(dayOf(watch, shift.from), dayOf(watch, shift.to)),
        },
        { label: fields.shift, value: watchUi.shift(shift.from, shift.to) },
        fields.people,
        fields.page,
        fields.weather,
      ],
    },
    {
      kind: 'table',
      caption: table.caption,
      columns: [
        { heading: table.time, share: 10 },
        { heading: table.place, share: 20 },
        { heading: table.entry },
        { heading: table.state, share: 10 },
        { heading: table.initials, share: 10 },
      ],
      rows: lines.map(({ cells }) => cells),
    },
    { kind: 'heading', text: report.heading },
    {
      kind: 'fields',
      rows: [
        { label: report.entries, value: report.entriesValue(entries, stops.length - entries) },
        { label: report.rounds, value: report.roundsValue(rounds, named('round')) },
        { label: report.settled, value: named('settled') },
        { label: report.open, value: named('open') },
      ],
    },
    ...closing(rules, signatures),
  ]
}

function stateOf(fault: NonNullable<Stop['fault']>): string {
  const { state } = wachbuch
  if (fault === 'settled') {
    return state.settled
  }
  return 'open' in fault ? state.open : state.settledAt(fault.settled)
}

/** The walk before the offer, through the places of a night, and the posts that come of it. */
export function walkOf({ places: names }: Pick<Night, 'places'>, posts: readonly Post[]): Blocks {
  const { fields, places, posts: planned, whole, tasks, signatures } = begehung
  return [
    { kind: 'fields', rows: [{ label: fields.object, value: werk.object }, ...fields.rows] },
    ...headed(places.heading, {
      columns: [
        { heading: places.place, share: 15 },
        { heading: places.look },
        { heading: places.found, share: 30 },
        { heading: places.agreed, share: 30 },
      ],
      rows: Object.entries(names).map(([post, name]) => {
        const { look, found, agreed } = places.rows[post] ?? places.fill
        return [name, look, found, agreed]
      }),
    }),
    ...headed(planned.heading, postsTable(posts)),
    ...listed(whole),
    ...headed(tasks.heading, {
      columns: [
        { heading: tasks.what },
        { heading: tasks.who, share: 30 },
        { heading: tasks.until, share: 15 },
      ],
      rows: tasks.rows,
      empty: tasks.empty,
    }),
    { kind: 'signatures', labels: signatures },
  ]
}

/** Posts with days, time and heads, in the words of the tender document. */
function postsTable(posts: readonly Post[]): Pick<SpecimenTable, 'columns' | 'rows'> {
  const { posts: words, holiday } = leistungsbeschreibung
  return {
    columns: [
      { heading: words.name, share: 30 },
      { heading: words.days },
      { heading: words.time, share: 30 },
      { heading: words.people, share: 10 },
    ],
    rows: posts.map((post) => [post.name, daysText(post.days, holiday), timeOf(post), String(post.people)]),
  }
}

/** What stayed open last in a night, as it is reported; without such a thing, what was wrong is left to fill in. */
export function incidentOf(watch: Night): Blocks {
  const { fields, seen, done, proof, next, rules, signatures, fill } = vorfallmeldung
  const stop = watch.stops.findLast((each) => openOf(each) !== undefined)
  const before = watch.stops.findLast(
    ({ at, post, text }) => post === seen.beforeAt && text !== undefined && at !== stop?.at,
  )
  const after = (minutes: number) => (stop ? clockOf(minutesOf(stop.at) + minutes) : fill.time)
  const at = stop && fields.at.value(dayOf(watch, stop.at), stop.at)
  return [
    {
      kind: 'fields',
      rows: [
        { label: fields.object, value: werk.object },
        { label: fields.at.label, value: at ?? fill.time },
        { label: fields.place, value: stop ? placeOf(watch, stop) : fill.place },
        ...fields.rows,
      ],
    },
    ...listed({
      heading: seen.heading,
      items: [
        seen.book(stop?.text ?? fill.text),
        ...seen.items,
        ...(before?.text ? [seen.before(placeOf(watch, before), before.at, before.text)] : []),
      ],
    }),
    ...headed(done.heading, {
      columns: [
        { heading: done.time, share: 10 },
        { heading: done.what },
        { heading: done.answer, share: 40 },
      ],
      rows: [
        ...done.rows.map(({ after: minutes, what, answer }) => [after(minutes), what, answer]),
        [watch.shift.to, done.end.what, done.end.answer],
      ],
    }),
    { kind: 'heading', text: proof.heading },
    ...proof.lines.map((text) => ({ kind: 'text', text }) as const),
    ...headed(next.heading, {
      columns: [
        { heading: next.what, share: 40 },
        { heading: next.who, share: 15 },
        { heading: next.until, share: 10 },
        { heading: next.result },
      ],
      rows: next.rows,
    }),
    ...closing(rules, signatures),
  ]
}

const minus = (one: HoursTable, other: HoursTable): HoursTable =>
  sumOf(one, {
    weekday: { day: -other.weekday.day, night: -other.weekday.night },
    sunday: { day: -other.sunday.day, night: -other.sunday.night },
    holiday: { day: -other.holiday.day, night: -other.holiday.night },
  })

/**
 * The month in which a night lies: hours of these posts by the calendar, rounds as in that night, and what it left.
 * @param rounds the post that was left empty for a while
 */
export function monthOf(watch: Night, { land, night, posts }: Plan, rounds: Post): Blocks {
  const { range, fields, hours, staff, proposals, signatures } = monatsbericht
  const calendar = calendarOf(Temporal, land, range)
  const { missed } = hours
  const lost = hoursOfShifts(calendar, [{ date: missed.date, people: 1, ...spanOf(missed) }], night).table
  const lines = [...posts, rounds].map((post) => {
    const planned = hoursOf({ posts: [post], period: { kind: 'range', ...range }, night }, calendar).table
    return { post, planned, served: post === rounds ? minus(planned, lost) : planned }
  })
  const together = (key: 'planned' | 'served') => lines.map((line) => line[key]).reduce(sumOf, emptyTable)
  const cells = (planned: HoursTable, served: HoursTable) =>
    [total(planned), total(served), total(served) - total(planned)].map((minutes) =>
      germanHours(minutes).replace('-', '–'),
    )
  const served = together('served')
  const { rounds: perNight } = reportOf(watch)
  const planned = perNight * shiftsOf(rounds, calendar, range)
  return [
    {
      kind: 'fields',
      rows: [
        { label: fields.object, value: werk.object },
        { label: fields.month, value: `${monthText(range.from.slice(0, 7))} ${range.from.slice(0, 4)}` },
        ...fields.rows,
      ],
    },
    ...headed(hours.heading, {
      columns: [
        { heading: hours.post, share: 15 },
        { heading: hours.time, share: 40 },
        ...numeric([hours.planned, hours.served, hours.difference]),
      ],
      rows: lines.map((line) => [
        line.post.name,
        `${daysText(line.post.days, leistungsbeschreibung.holiday)}, ${timeOf(line.post)}`,
        ...cells(line.planned, line.served),
      ]),
      foot: [[hours.total, '', ...cells(together('planned'), served)]],
    }),
    {
      kind: 'list',
      items: [
        hours.missedText(germanDate(missed.date), missed.from, missed.to),
        hours.split(
          germanHours(columnTotal(served, 'night')),
          germanHours(rowTotal(served, 'sunday')),
          germanHours(rowTotal(served, 'holiday')),
        ),
        hours.rounds(
          germanNumber(planned),
          germanNumber(perNight),
          germanNumber(missed.rounds),
          germanNumber(planned - missed.rounds),
        ),
      ],
    },
    ...eventsOf(watch),
    ...openItemsOf(watch),
    ...listed(staff),
    ...headed(proposals.heading, {
      columns: [
        { heading: proposals.what },
        { heading: proposals.who, share: 15 },
        { heading: proposals.until, share: 10 },
      ],
      rows: proposals.rows,
    }),
    { kind: 'signatures', labels: signatures },
  ]
}

/** What was wrong in the month, by kind: at the posts of the night as it happened there, and more elsewhere. */
function eventsOf({ stops }: Night): Blocks {
  const { events } = monatsbericht
  const faults = stops.filter(({ fault }) => fault !== undefined)
  const kinds = events.rows.map(({ name, posts, others }) => ({
    name,
    others,
    faults: faults.filter(({ post }) => posts.some((each) => each === post)),
  }))
  const others = faults.filter((fault) => !kinds.some((kind) => kind.faults.includes(fault)))
  const rows = [
    ...kinds,
    ...(others.length > 0 ? [{ name: events.rest, others: 0, faults: others }] : []),
  ].map((kind) => ({
    name: kind.name,
    count: kind.others + kind.faults.length,
    open: kind.faults.filter((fault) => openOf(fault) !== undefined).length,
  }))
  const cells = (count: number, open: number) => [count, count - open, open].map((each) => germanNumber(each))
  return headed(events.heading, {
    columns: [{ heading: events.kind, share: 40 }, ...numeric([events.count, events.settled, events.open])],
    rows: rows.map(({ name, count, open }) => [name, ...cells(count, open)]),
    foot: [[events.total, ...cells(sum(rows.map(({ count }) => count)), sum(rows.map(({ open }) => open)))]],
  })
}

/** What the night left and the month did not settle. */
function openItemsOf(watch: Night): Blocks {
  const { open } = monatsbericht
  return headed(open.heading, {
    columns: [
      { heading: open.since, share: 15 },
      { heading: open.what, share: 20 },
      { heading: open.state },
      { heading: open.who, share: 15 },
      { heading: open.until, share: 10 },
    ],
    rows: watch.stops.flatMap((stop) => {
      const name = openOf(stop)
      const { state, who } = open.states[stop.post] ?? open.fill
      return name === undefined ? [] : [[dayOf(watch, stop.at), upperFirst(name), state, who, open.date]]
    }),
  })
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
