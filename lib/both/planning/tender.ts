import type { leistungsbeschreibung } from '@/content/planning/muster/leistungsbeschreibung'
import type { Specimen } from '@/content/planning/muster/types'
import { type Plan, type Post, type Weekday, weekdays } from '@/content/planning/types'
import { minutesOf } from '@/lib/both/clock'
import { germanHours } from './german'
import { dayKinds, dayParts, type HoursTable, total } from './table'

/** `content/planning/muster/leistungsbeschreibung.ts`: as an argument, so that a page need not carry it until it is asked for. */
type TenderWords = typeof leistungsbeschreibung

/** What the calculator came to; `label` says of what. */
export type TenderHours = { table: HoursTable; label: string }

/** A tender document for these posts. Without hours their cells are for the reader to fill in. */
export function tenderOf(plan: Plan, hours: TenderHours | null, words: TenderWords): Specimen {
  const { posts, hours: prices } = words
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
          { heading: posts.time, share: 25 },
          { heading: posts.people, share: 10 },
          { heading: posts.tasks },
        ],
        rows: plan.posts.map((post) => [
          post.name || posts.unnamed,
          daysOf(post.days, words),
          timeOf(post, words),
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
          dayParts.map((part) => [
            prices[kind][part],
            hours ? germanHours(hours.table[kind][part]) : prices.fill,
            '',
            '',
          ]),
        ),
        foot: [[prices.total, hours ? germanHours(total(hours.table)) : prices.fill, '', '']],
      },
      {
        kind: 'list',
        items: [
          ...(hours ? [prices.label(hours.label)] : []),
          periodOf(plan, words),
          prices.night(plan.night),
          ...prices.rules,
        ],
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

function periodOf({ period, land }: Plan, { hours, lands }: TenderWords): string {
  switch (period.kind) {
    case 'year':
      return hours.year(period.year, lands[land])
    case 'range':
      return hours.range(germanDate(period.from), germanDate(period.to), lands[land])
  }
}

/** `2027-03-01` as `01.03.2027`. */
function germanDate(date: string): string {
  return date.split('-').reverse().join('.')
}

function timeOf({ from, to }: Post, { posts }: TenderWords): string {
  // `24:00` ends on the same day.
  return `${from}–${minutesOf(to) > minutesOf(from) ? to : posts.overnight(to)}`
}

/** `Mo–Fr`, `Sa, So, Feiertag`: three days and more in a row as a span. */
export function daysOf(days: readonly Weekday[], { days: names }: Pick<TenderWords, 'days'>): string {
  const spans: Weekday[][] = []
  for (const [at, day] of weekdays.entries()) {
    const last = spans.at(-1)
    // A holiday is no day of the week.
    const follows = day !== 'Ft' && weekdays[at - 1] === last?.at(-1)
    if (days.includes(day)) {
      if (last && follows) {
        last.push(day)
      } else {
        spans.push([day])
      }
    }
  }
  return spans
    .flatMap((span) =>
      span.length > 2 ? [`${span[0]}–${span.at(-1)}`] : span.map((day) => names[day] ?? day),
    )
    .join(', ')
}
