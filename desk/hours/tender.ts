import { landNames } from '@/content/landNames'
import type { Post } from '@/content/planning/post'
import { priceSheetLabels } from '@/content/planning/priceSheetLabels'
import { tender as labels } from '@/content/planning/specimens/tender'
import type { Specimen } from '@/content/planning/specimens/types'
import type { Plan } from '@/content/planning/types'
import { dateText } from '@/desk/german/dates'
import { nameText } from '@/desk/german/names'
import { germanHours } from '@/desk/german/numbers'
import { rangeOf } from '@/desk/time/period'
import { cells, total } from '@/desk/time/table'
import { columnsOf } from './postColumns'
import type { Reckoning } from './reckoning'
import { countedHours } from './texts'

/** What a tender knows of itself: a reckoning, and the title of its service. A specimen has brackets instead. */
type Own = Pick<Reckoning, 'table' | 'onCall' | 'byName' | 'incomplete'> & { service: string | undefined }

/** A tender document for these posts and what they come to. */
export function tenderOf(plan: Plan, own: Own | null): Specimen {
  const { posts, hours, names } = labels
  const columns = columnsOf(plan.posts)
  const asked = cells.filter(({ kind, part }) => own === null || own.table[kind][part] > 0)
  return {
    ...labels.head,
    blocks: [
      { kind: 'fields', rows: fieldsOf(plan, own) },
      { kind: 'heading', text: labels.subject.heading },
      { kind: 'text', text: labels.subject.text },
      { kind: 'heading', text: posts.heading },
      {
        kind: 'table',
        caption: posts.caption,
        columns: [
          ...columns.map(({ key, head }) => ({ heading: head, share: shareOf(key, columns.length) })),
          { heading: posts.tasks },
        ],
        rows: plan.posts.map((post) => [...columns.map(({ cell }) => cell(post)), posts.fill]),
      },
      ...(own !== null && own.incomplete > 0 ? [said(posts.incomplete(own.incomplete))] : []),
      { kind: 'heading', text: hours.heading },
      {
        kind: 'table',
        caption: hours.caption,
        columns: [
          { heading: hours.kind, share: 40 },
          { heading: hours.hours, numeric: true },
        ],
        rows: asked.map(({ kind, part }) => [
          hours[kind][part],
          own === null ? hours.fill : germanHours(own.table[kind][part]),
        ]),
        foot: [[hours.total, own === null ? hours.fill : germanHours(total(own.table))]],
      },
      ...(own !== null && total(own.onCall) > 0 ? [said(hours.onCall(germanHours(total(own.onCall))))] : []),
      ...(own !== null && own.byName.length > 1
        ? [
            said(`${names.caption}:`),
            {
              kind: 'table',
              caption: names.caption,
              columns: [
                { heading: names.name, share: 40 },
                { heading: hours.hours, numeric: true },
              ],
              rows: own.byName.map((each) => [nameText(each), germanHours(total(each.table))]),
            } as const,
          ]
        : []),
      said(own === null ? hours.sheet : hours.prices(priceSheetLabels.file)),
      {
        kind: 'list',
        items: assumptionsOf(plan),
      },
      // What a buyer plans, and the terms: a sheet each, however much is filled in.
      ...[labels.people, labels.service, labels.offer].flatMap(
        ({ heading, items }, at) =>
          [
            { kind: 'heading', text: heading, ...(at === 0 && { onNewSheet: true }) },
            { kind: 'list', items },
          ] as const,
      ),
    ],
  }
}

/** Of a column of posts: narrower where there are many, so that their tasks have room. */
function shareOf(key: keyof Post, columns: number): 10 | 15 | 20 {
  return key === 'people' || key === 'onCall' ? 10 : columns > 4 ? 15 : 20
}

const said = (text: string) => ({ kind: 'text', text }) as const

function fieldsOf(plan: Plan, own: Own | null) {
  const { fields, termFrom } = labels
  if (own === null) {
    return Object.values(fields)
  }
  const { from, to } = rangeOf(plan.period)
  const known: Partial<Record<keyof typeof fields, string | undefined>> = {
    site: siteText(plan),
    service: own.service,
    term: termFrom(dateText(from), dateText(to)),
  }
  return Object.entries({ ...fields }).map(([key, { label, value }]) => ({
    label,
    value: known[key as keyof typeof fields] ?? value,
  }))
}

/** For the buyer to fill in, in the Land of a plan. */
export function siteText({ land }: Pick<Plan, 'land'>): string {
  return labels.siteIn(labels.fields.site.value, landNames[land])
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
