import { Temporal } from 'temporal-polyfill'
import { weekdays } from '@/content/planning/days'
import type { Post } from '@/content/planning/post'
import { monthlyReport } from '@/content/planning/specimens/monthlyReport'
import { worksYard } from '@/content/planning/specimens/worksYard'
import type { PlanStart } from '@/content/planning/types'
import { germanDate } from '@/content/terms'
import { werkschutz } from '@/content/watches/werkschutz'
import { monthText } from '@/desk/german/dates'
import { daysText } from '@/desk/german/days'
import { germanHours, germanNumber } from '@/desk/german/numbers'
import { timeText } from '@/desk/hours/postColumns'
import { type Blocks, headed, listed, numeric } from '@/desk/specimens/specimenBlocks'
import { calendarOf } from '@/desk/time/calendar'
import { hoursOf, shiftsOf } from '@/desk/time/hours'
import { columnTotal, emptyTable, type HoursTable, rowTotal, sumOf, total } from '@/desk/time/table'
import { openOf, reportOf } from '@/lib/both/watch/report'
import { sum } from '@/lib/server/hours'
import { dayOf, type Night } from './night'

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
export function monthOf(watch: Night, { land, night, posts }: PlanStart, rounds: Post): Blocks {
  const { range, fields, hours, staff, proposals, signatures } = monthlyReport
  const calendar = calendarOf(Temporal, land, range)
  const { missed } = hours
  const { date, from, to } = missed
  const shift: Post = { ...rounds, from, to, people: 1, days: weekdays, dates: [{ from: date, to: date }] }
  const lost = hoursOf({ posts: [shift], period: { kind: 'range', ...range }, night }, calendar).table
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
        { label: fields.object, value: worksYard.object },
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
        `${daysText(line.post.days)}, ${timeText(line.post)}`,
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
  const { events } = monthlyReport
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
  const { open } = monthlyReport
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

export const month = monthOf(werkschutz, worksYard.plan, worksYard.rounds)
