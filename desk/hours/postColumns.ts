import { type DateRange, weekdays } from '@/content/planning/days'
import { type Post, postWords as words } from '@/content/planning/post'
import { type Field, nameField, numberField, tickField, tickText } from '@/desk/fields/field'
import { clockField, datesField, daysField } from '@/desk/fields/timeFields'
import { dateOf, datesText } from '@/desk/german/dates'
import { daysText } from '@/desk/german/days'
import { minutesOf } from '@/lib/both/clock'

/** A post, as its fields say it: nothing is absent. */
export type PostRecord = Required<Post>
type Key = keyof Post
/** What older links know nothing of: it has a key in them, and is left out where it says nothing. */
type OptionalKey = { [K in Key]: undefined extends Post[K] ? K : never }[Key] & Key

type PostColumn<V> = {
  /** Heading of its column in tables, documents and sheets; null where the column before says it, too. */
  head: string | null
  /** In a cell; empty where it says nothing. */
  cell: (post: Post) => string
  /** In a sentence, where that is not what the cell says. */
  said?: (post: Post) => string
  /** @param range in which its shifts begin */
  field: (range: DateRange) => Field<V>
  /** What its field shows. */
  text: (post: Post) => string
  /** In links, where that is not what its field shows and reads; null for what cannot be read. */
  link?: { write: (post: Post) => string; read: (text: string) => V | null }
}

type Columns = {
  readonly [K in Key]-?: PostColumn<PostRecord[K]> & (K extends OptionalKey ? { key: string } : unknown)
}

/**
 * All that is known of the fields of a post: the form, links, tables, Word, Excel, requests and fingerprints are drawn from it, in
 * this order.
 */
export const postColumns: Columns = {
  name: {
    head: words.name.head,
    cell: ({ name }) => name,
    field: () => nameField(words.name.label),
    text: ({ name }) => name,
  },
  days: {
    head: words.days.head,
    cell: ({ days }) => daysText(days),
    field: () => daysField(words.days.label, words.days),
    text: ({ days }) => days.join(),
    link: { write: ({ days }) => weekdays.filter((day) => days.includes(day)).join(), read: daysIn },
  },
  from: {
    head: words.from.head,
    cell: timeText,
    said: ({ from, to }) =>
      words.from.said(from, isOvernight({ from, to }) ? words.to.nextDay(to) : words.to.sameDay(to)),
    field: () => clockField(words.from.label, words.from, words.from.example, true),
    text: ({ from }) => from,
  },
  to: {
    head: null,
    cell: () => '',
    field: () => clockField(words.to.label, words.from, words.to.example),
    text: ({ to }) => to,
  },
  people: {
    head: words.people.head,
    cell: ({ people }) => String(people),
    said: ({ people }) => words.people.said(people),
    field: () => numberField(words.people.label, words.people, { least: 1, most: 99, decimals: 0 }),
    text: ({ people }) => String(people),
  },
  dates: {
    key: 'nur',
    head: words.dates.head,
    cell: ({ dates = [] }) => datesText(dates),
    said: ({ dates = [] }) => (dates.length > 0 ? words.dates.said(datesText(dates)) : ''),
    field: datesField,
    text: ({ dates = [] }) => datesText(dates),
    link: { write: ({ dates = [] }) => dates.map(rangePart).join(), read: datesIn },
  },
  onCall: {
    key: 'abruf',
    head: words.onCall.head,
    cell: ({ onCall = false }) => (onCall ? words.onCall.said : ''),
    field: () => tickField(words.onCall.label),
    text: ({ onCall = false }) => tickText(onCall),
  },
}

export const postKeys = Object.keys(postColumns) as readonly Key[]

/** Something of each column, by the field. */
export function eachField<T>(of: (column: PostColumn<unknown>, key: Key) => T): Readonly<Record<Key, T>> {
  return Object.fromEntries(postKeys.map((key) => [key, of(postColumns[key], key)])) as Record<Key, T>
}

/** The columns of a table of these posts: those that all have, and of the others what one of them says. */
export function columnsOf(
  posts: readonly Post[],
): { key: Key; head: string; cell: (post: Post) => string }[] {
  return postKeys.flatMap((key) => {
    const { head, cell, ...column } = postColumns[key]
    const isEmpty = 'key' in column && posts.every((post) => cell(post) === '')
    return head === null || isEmpty ? [] : { key, head, cell }
  })
}

/** `Mo–Fr, 18:00 bis 06:00 Uhr (Folgetag), 1 Person`: all of a post but its name. */
export function saidOf(post: Post): string {
  return postKeys
    .filter((key) => key !== 'name')
    .map((key) => (postColumns[key].said ?? postColumns[key].cell)(post))
    .filter((text) => text !== '')
    .join(', ')
}

/** Whether a shift ends on the day after it began; `24:00` is the end of the same one. */
function isOvernight({ from, to }: Pick<Post, 'from' | 'to'>): boolean {
  return minutesOf(to) <= minutesOf(from)
}

/** `18:00–06:00 (Folgetag)` */
export function timeText({ from, to }: Pick<Post, 'from' | 'to'>): string {
  return words.from.span(from, isOvernight({ from, to }) ? words.to.overnight(to) : to)
}

/** What stands in a link without a key: by its place. A part of two is joined by a hyphen. */
const PLACES = [['days'], ['from', 'to'], ['people'], ['name']] as const satisfies Exclude<
  Key,
  OptionalKey
>[][]
const keyed = postKeys.flatMap((key) => {
  const column = postColumns[key]
  return 'key' in column ? [{ key, start: `${column.key}=` }] : []
})

const written = (key: Key, post: Post) => (postColumns[key].link?.write ?? postColumns[key].text)(post)

/** `Mo,Di|18:00-06:00|1|Pforte|nur=2027-05-01/2027-09-30`. A name with a bar is followed by one, or its end would pass for a part of its own. */
export function writePost(post: Post): string {
  return [
    ...PLACES.map((keys) => keys.map((key) => written(key, post)).join('-')),
    ...(post.name.includes('|') ? [''] : []),
    ...keyed.flatMap(({ key, start }) => {
      const part = written(key, post)
      return part === '' ? [] : start + part
    }),
  ].join('|')
}

/** Null for what is no post. */
export function readPost(text: string): Post | null {
  const [days = '', times = '', people = '', ...rest] = text.split('|')
  const parts: Partial<Record<Key, string>> = { days, people }
  const [from = '', to = '', ...more] = times.split('-')
  Object.assign(parts, { from, to })
  let end = rest.length
  for (; end > 1; end--) {
    const part = rest[end - 1] ?? ''
    const known = keyed.find(({ start }) => part.startsWith(start))
    if (known === undefined || parts[known.key] !== undefined) {
      break
    }
    parts[known.key] = part.slice(known.start.length)
  }
  // The end of a name with a bar; or dates, which older links have without a key.
  const last = end > 1 ? (rest[end - 1] ?? '') : null
  const isApart = last === '' || (last !== null && parts.dates === undefined && datesIn(last) !== null)
  parts.name = rest.slice(0, isApart ? end - 1 : end).join('|')
  parts.dates ??= isApart ? (last ?? '') : ''
  const values = eachField((column, key) => {
    const part = parts[key] ?? ''
    if (column.link !== undefined) {
      return column.link.read(part)
    }
    const read = column.field(NO_RANGE).read(part)
    return read.kind === 'value' ? read.value : null
  })
  return more.length === 0 && rest.length > 0 && Object.values(values).every((value) => value !== null)
    ? postOf(values as PostRecord)
    : null
}

/** A post without what says nothing. */
export function postOf(record: PostRecord): Post {
  const kept = keyed.filter(({ key }) => written(key, record) !== '').map(({ key }) => key as Key)
  return Object.fromEntries(
    postKeys.flatMap((key) =>
      kept.includes(key) || keyed.every((each) => each.key !== key) ? [[key, record[key]]] : [],
    ),
  ) as Post
}

/** Fields of links say their year. */
const NO_RANGE: DateRange = { from: '', to: '' }

function daysIn(text: string): Post['days'] | null {
  const names = text.split(',').filter((day) => day !== '')
  const days = weekdays.filter((day) => names.includes(day))
  return names.every((name) => days.some((day) => day === name)) ? days : null
}

function rangePart({ from, to }: DateRange): string {
  return from === to ? from : `${from}/${to}`
}

/** `2027-05-01/2027-09-30,2027-10-03` */
function datesIn(text: string): DateRange[] | null {
  const ranges = text
    .split(',')
    .filter((part) => part !== '')
    .map((part) => {
      const [first = '', last = first, ...more] = part.split('/')
      const [from, to] = [dateOf(first), dateOf(last)]
      return from !== null && to !== null && from <= to && more.length === 0 ? { from, to } : null
    })
  return ranges.every((range) => range !== null) ? ranges : null
}
