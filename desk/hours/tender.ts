import { landNames } from '@/content/landNames'
import { tender as labels } from '@/content/planning/specimens/tender'
import type { Specimen } from '@/content/planning/specimens/types'
import type { Plan } from '@/content/planning/types'
import { dateText } from '@/desk/german/dates'
import { germanHours } from '@/desk/german/numbers'
import { cells, type HoursTable, total } from '@/desk/time/table'
import { columnsOf } from './postColumns'
import type { Reckoning } from './reckoning'
import { countedHours, nameText } from './texts'

/** What a tender is made of: a reckoning, or a plan alone, whose hours are for the reader to fill in. */
type Tendered = { plan: Plan } & Partial<Pick<Reckoning, 'table' | 'byName' | 'incomplete'>>

/** A tender document for these posts and what they come to. */
export function tenderOf({ plan, table, byName = [], incomplete = 0 }: Tendered): Specimen {
  const { posts, hours: prices, names } = labels
  const columns = columnsOf(plan.posts)
  const hours = (minutes: (of: HoursTable) => number) => (table ? germanHours(minutes(table)) : prices.fill)
  return {
    ...labels.head,
    blocks: [
      { kind: 'fields', rows: labels.fields },
      { kind: 'heading', text: labels.subject.heading },
      { kind: 'text', text: labels.subject.text },
      { kind: 'heading', text: posts.heading },
      {
        kind: 'table',
        caption: posts.caption,
        columns: [
          ...columns.map(({ key, head }) => ({ heading: head, share: key === 'people' ? 10 : 20 }) as const),
          { heading: posts.tasks },
        ],
        rows: plan.posts.map((post) => [...columns.map(({ cell }) => cell(post)), posts.fill]),
      },
      ...(incomplete > 0 ? [{ kind: 'text', text: posts.incomplete(incomplete) } as const] : []),
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
        rows: cells.map(({ kind, part }) => [prices[kind][part], hours((of) => of[kind][part]), '', '']),
        foot: [[prices.total, hours(total), '', '']],
      },
      ...(byName.length > 1
        ? [
            {
              kind: 'table',
              caption: names.caption,
              columns: [
                { heading: names.name, share: 40 },
                { heading: prices.hours, numeric: true },
              ],
              rows: byName.map((each) => [nameText(each), germanHours(total(each.table))]),
            } as const,
          ]
        : []),
      {
        kind: 'list',
        items: assumptionsOf(plan),
      },
      ...[labels.people, labels.service, labels.offer].flatMap(
        ({ heading, items }) =>
          [
            { kind: 'heading', text: heading },
            { kind: 'list', items },
          ] as const,
      ),
    ],
  }
}

/** What the hours and prices of a tender rest on. */
export function assumptionsOf(plan: Plan): string[] {
  const { counted, rules } = labels.hours
  return [periodOf(plan), counted(...countedHours(plan)), ...rules]
}

function periodOf({ period, land }: Plan): string {
  const { hours } = labels
  switch (period.kind) {
    case 'year':
      return hours.year(period.year, landNames[land])
    case 'range':
      return hours.range(dateText(period.from), dateText(period.to), landNames[land])
  }
}
