import { landNames } from '@/content/landNames'
import { leistungsbeschreibung as words } from '@/content/planning/muster/leistungsbeschreibung'
import type { Specimen } from '@/content/planning/muster/types'
import type { Plan, Post } from '@/content/planning/types'
import { germanHours } from '@/desk/german/german'
import { dayKinds, dayParts, type HoursTable, total } from '@/desk/time/table'
import { minutesOf } from '@/lib/both/clock'
import { dateText } from './planText'
import { daysText } from './weekText'

/** A tender document for these posts and what they come to. Without a table its cells are for the reader to fill in. */
export function tenderOf(plan: Plan, table: HoursTable | null): Specimen {
  const { posts, hours: prices } = words
  const hours = (minutes: (of: HoursTable) => number) => (table ? germanHours(minutes(table)) : prices.fill)
  return {
    ...words.head,
    blocks: [
      { kind: 'fields', rows: words.fields },
      { kind: 'heading', text: words.subject.heading },
      { kind: 'text', text: words.subject.text },
      { kind: 'heading', text: posts.heading },
      {
        kind: 'table',
        caption: posts.caption,
        columns: [
          { heading: posts.name, share: 20 },
          { heading: posts.days, share: 20 },
          { heading: posts.time, share: 30 },
          { heading: posts.people, share: 10 },
          { heading: posts.tasks },
        ],
        rows: plan.posts.map((post) => [
          post.name || posts.unnamed,
          daysText(post.days, words.holiday),
          timeOf(post),
          String(post.people),
          posts.fill,
        ]),
      },
      { kind: 'heading', text: prices.heading },
      {
        kind: 'table',
        caption: prices.caption,
        columns: [
          { heading: prices.kind, share: 40 },
          { heading: prices.hours, numeric: true },
          { heading: prices.rate, numeric: true },
          { heading: prices.amount, numeric: true },
        ],
        rows: dayKinds.flatMap((kind) =>
          dayParts.map((part) => [prices[kind][part], hours((of) => of[kind][part]), '', '']),
        ),
        foot: [[prices.total, hours(total), '', '']],
      },
      {
        kind: 'list',
        items: [periodOf(plan), prices.night(plan.night), ...prices.rules],
      },
      ...[words.people, words.service, words.offer].flatMap(
        ({ heading, items }) =>
          [
            { kind: 'heading', text: heading },
            { kind: 'list', items },
          ] as const,
      ),
    ],
  }
}

function periodOf({ period, land }: Plan): string {
  const { hours } = words
  switch (period.kind) {
    case 'year':
      return hours.year(period.year, landNames[land])
    case 'range':
      return hours.range(dateText(period.from), dateText(period.to), landNames[land])
  }
}

/** `18:00–06:00 (Folgetag)` */
export function timeOf({ from, to }: Pick<Post, 'from' | 'to'>): string {
  // `24:00` ends on the same day.
  return `${from}–${minutesOf(to) > minutesOf(from) ? to : words.posts.overnight(to)}`
}
