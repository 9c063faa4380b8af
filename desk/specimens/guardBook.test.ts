import { Temporal } from 'temporal-polyfill'
import { weekdays } from '@/content/planning/days'
import { examplePlan } from '@/content/planning/examplePlan'
import type { Post } from '@/content/planning/post'
import { incidentReport } from '@/content/planning/specimens/incidentReport'
import { monthlyReport } from '@/content/planning/specimens/monthlyReport'
import { siteWalk } from '@/content/planning/specimens/siteWalk'
import type { SpecimenBlock } from '@/content/planning/specimens/types'
import { wachbuch } from '@/content/planning/specimens/wachbuch'
import { werkschutz } from '@/content/watches/werkschutz'
import { germanHours } from '@/desk/german/numbers'
import { columnsOf, timeText } from '@/desk/hours/postColumns'
import { calendarOf } from '@/desk/time/calendar'
import { hoursOf } from '@/desk/time/hours'
import { columnTotal, rowTotal, total } from '@/desk/time/table'
import { openOf, reportOf } from '@/lib/both/watch/report'
import { sum } from '@/lib/server/hours'
import { entriesOf } from './guardBook'

const { stops, places } = werkschutz
const open = stops.filter((stop) => openOf(stop) !== undefined)

const tablesOf = (blocks: readonly SpecimenBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'table' ? [block] : []))
const listsOf = (blocks: readonly SpecimenBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'list' ? [block.items] : []))
const valuesOf = (blocks: readonly SpecimenBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'fields' ? block.rows.map(({ value }) => value) : []))

it('has a line for every stop, also for those of which the log says nothing', () => {
  const entries = entriesOf({
    places: { tor: 'Tor', zaun: 'Zaun', halle: 'Halle' },
    stops: [
      { at: '22:00', post: 'tor', text: 'Übernahme.' },
      { at: '23:00', post: 'zaun', round: true, fault: { open: 'Draht' }, text: 'Draht lose.' },
      { at: '23:10', post: 'halle' },
      { at: '23:20', post: 'tor' },
      { at: '23:50', post: 'tor', rest: 30, text: 'Pause.' },
      {
        at: '01:00',
        post: 'halle',
        fault: { settled: '02:00' },
        text: 'Tor offen, Nummer notiert.',
        book: 'Tor offen. [Nummer]',
      },
      { at: '03:00', post: 'halle', fault: 'settled', text: 'Licht gelöscht.' },
    ],
  })
  expect(entries).toEqual([
    ['22:00', 'Tor', 'Übernahme.', '', ''],
    ['23:00', 'Zaun', 'Draht lose.', 'noch zu erledigen', ''],
    ['23:10', 'Halle', 'Nachgesehen, in Ordnung.', '', ''],
    ['23:20', 'Tor', 'Zurück.', '', ''],
    ['23:50–00:20', 'Tor', 'Pause.', '', ''],
    ['01:00', 'Halle', 'Tor offen. [Nummer]', 'erledigt 02:00', ''],
    ['03:00', 'Halle', 'Licht gelöscht.', 'erledigt', ''],
  ])
})

// The words of the sheets around the guard book agree with the night that the page of the service tells.

it('reports in the morning what the page counts', () => {
  const { entries, rounds } = reportOf(werkschutz)
  const begun = stops.filter(({ round }) => round).map(({ at }) => at)
  const settled = stops.filter(({ fault }) => fault === 'settled')
  expect(valuesOf(wachbuch.after)).toEqual([
    `${entries}, dazu ${stops.length - entries} ohne Besonderheit`,
    `${rounds}, Beginn ${begun.join(', ')}`,
    settled.map(({ at, post }) => `${places[post]} (${at})`).join(', '),
    open.map((stop) => `${openOf(stop)} (${stop.at})`).join(', '),
  ])
})

it('is the book from which the incident is reported', () => {
  const last = open.at(-1)
  const before = stops.find(({ post }) => post === 'lager')
  const [seen] = listsOf(incidentReport)
  expect(valuesOf(incidentReport)).toContain(`9.\u00a0Juli\u00a02027, ${last?.at}\u00a0Uhr`)
  expect(valuesOf(incidentReport)).toContain(places[last?.post ?? ''])
  expect(seen).toContain(`Eintrag im Wachbuch: „${last?.text}“`)
  expect(seen).toContain(`Davor, ${before?.at}, Containerplatz: „${before?.text}“`)
  const times = tablesOf(incidentReport)[0]?.rows.map(([time]) => time)
  expect([times?.at(0), times?.at(-1)]).toEqual([last?.at, werkschutz.shift.to])
})

const rounds: Post = { days: weekdays, from: '22:00', to: '06:00', people: 1, name: 'Runden' }
const posts = [...examplePlan.posts, rounds]

it('is of the places and the posts of the site walk', () => {
  const [walked, planned] = tablesOf(siteWalk)
  expect(walked?.rows.map(([place]) => place)).toEqual(Object.values(places))
  const columns = columnsOf(posts)
  expect(planned?.columns.map(({ heading }) => heading)).toEqual(columns.map(({ head }) => head))
  expect(planned?.rows).toEqual(posts.map((post) => columns.map(({ cell }) => cell(post))))
})

describe('the report of its month', () => {
  const [hours, events, left] = tablesOf(monthlyReport)
  const range = { from: '2027-07-01', to: '2027-07-31' }
  const calendar = calendarOf(Temporal, 'HE', range)
  const tableOf = (...some: Post[]) =>
    hoursOf({ posts: some, period: { kind: 'range', ...range }, night: 23 }, calendar).table

  it('has the hours of the posts by the calendar, and what was not served', () => {
    const late = { ...rounds, to: '02:00', dates: [{ from: '2027-07-13', to: '2027-07-13' }] } as const
    const [all, lost] = [tableOf(...posts), tableOf(late)]
    expect(hours?.rows.map((row) => row.slice(1, 3))).toEqual(
      posts.map((post) => [
        expect.stringMatching(new RegExp(`, ${timeText(post).replace(/[()]/g, '.')}$`)),
        germanHours(total(tableOf(post))),
      ]),
    )
    expect(hours?.foot?.[0]?.slice(2)).toEqual([
      germanHours(total(all)),
      germanHours(total(all) - total(lost)),
      germanHours(-total(lost)).replace('-', '–'),
    ])
    const night = columnTotal(all, 'night') - columnTotal(lost, 'night')
    const [sunday, holiday] = [rowTotal(all, 'sunday'), rowTotal(all, 'holiday')]
    expect(listsOf(monthlyReport)[0]?.[1]).toMatch(
      new RegExp(
        `lagen ${germanHours(night)} in der Nacht .*, ${germanHours(sunday)} an Sonntagen und ${germanHours(holiday)} an`,
      ),
    )
  })

  it.each([hours, events])('adds up: $caption', (table) => {
    const rows = [...(table?.rows ?? []), ...(table?.foot ?? [])].map((row) =>
      row.slice(-3).map((cell) => Number(cell.replace('–', '-'))),
    )
    for (const column of [0, 1, 2]) {
      const cells = rows.map((row) => row[column] ?? Number.NaN)
      expect(sum(cells.slice(0, -1))).toBe(cells.at(-1))
    }
  })

  it('lists what the night left, since when', () => {
    expect(left?.rows.map((row) => row.slice(0, 2))).toEqual(
      open.map((stop) => [`${stop.at > '12:00' ? 8 : 9}.\u00a0Juli\u00a02027`, openOf(stop)]),
    )
    expect(events?.foot?.[0]?.at(-1)).toBe(String(open.length))
  })
})
