import type { Post } from '@/content/planning/post'
import type { SpecimenBlock } from '@/content/planning/specimens/types'
import type { Plan } from '@/content/planning/types'
import { guardBookOf } from './guardBook'
import { incidentOf } from './incident'
import { monthOf } from './month'
import type { Night } from './night'
import { walkOf } from './walk'

const night: Night = {
  shift: { from: '22:00', to: '06:00' },
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
}

const quiet: Night = {
  ...night,
  stops: night.stops.map(({ at, post, text }) => ({ at, post, ...(text && { text }) })),
}

const gate: Post = {
  days: ['Mo', 'Di', 'Mi', 'Do', 'Fr'],
  from: '18:00',
  to: '06:00',
  people: 1,
  name: 'Tor',
}
const rounds: Post = {
  days: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So', 'Ft'],
  from: '22:00',
  to: '06:00',
  people: 1,
  name: 'Runden',
}
const plan: Plan = { land: 'HE', period: { kind: 'year', year: 2027 }, night: 23, posts: [gate] }

const tablesOf = (blocks: readonly SpecimenBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'table' ? [block] : []))
const valuesOf = (blocks: readonly SpecimenBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'fields' ? block.rows.map(({ value }) => value) : []))

describe('the guard book', () => {
  const blocks = guardBookOf(night)

  it('has a line for every stop, also for those of which the log says nothing', () => {
    expect(tablesOf(blocks)[0]?.rows).toEqual([
      ['22:00', 'Tor', 'Übernahme.', '', ''],
      ['23:00', 'Zaun', 'Draht lose.', 'noch zu erledigen', ''],
      ['23:10', 'Halle', 'Nachgesehen, in Ordnung.', '', ''],
      ['23:20', 'Tor', 'Zurück.', '', ''],
      ['23:50–00:20', 'Tor', 'Pause.', '', ''],
      ['01:00', 'Halle', 'Tor offen. [Nummer]', 'erledigt 02:00', ''],
      ['03:00', 'Halle', 'Licht gelöscht.', 'erledigt', ''],
    ])
  })

  it('reports in the morning what the page counts', () => {
    const report = blocks.filter((block) => block.kind === 'fields')[1]
    expect(report?.rows.map(({ value }) => value)).toEqual([
      '5, dazu 2 ohne Besonderheit',
      '1, Beginn 23:00',
      'Halle (01:00), Halle (03:00)',
      'Draht (23:00)',
    ])
  })
})

it('walks through every place of the drawing; of one that it does not know, what is looked at is left to fill in', () => {
  const [places, posts] = tablesOf(walkOf({ places: { pforte: 'Tor', kai: 'Kai' } }, [gate, rounds]))
  expect(places?.rows.map(([name]) => name)).toEqual(['Tor', 'Kai'])
  expect(places?.rows[1]?.[1]).toMatch(/^\[.*\]$/)
  expect(posts?.rows).toEqual([
    ['Tor', 'Mo–Fr', '18:00–06:00 (Folgetag)', '1'],
    ['Runden', 'Mo–So, Feiertag', '22:00–06:00 (Folgetag)', '1'],
  ])
})

describe('the incident report', () => {
  it('is about what the night left last, with its time, its place and the words of the guard book', () => {
    const blocks = incidentOf(night)
    expect(valuesOf(blocks)).toEqual(
      expect.arrayContaining(['8.\u00a0Juli\u00a02027, 23:00\u00a0Uhr', 'Zaun']),
    )
    expect(JSON.stringify(blocks)).toContain('„Draht lose.“')
    const times = tablesOf(blocks)[0]?.rows.map(([time]) => time)
    expect(times?.at(0)).toBe('23:00')
    expect(times?.at(-1)).toBe('06:00')
  })

  it('leaves time and place to fill in after a night that left nothing', () => {
    const [first] = tablesOf(incidentOf(quiet))[0]?.rows ?? []
    expect(first?.[0]).toBe('[Uhrzeit]')
  })
})

describe('the report of a month', () => {
  const [hours, events, open] = tablesOf(monthOf(night, plan, rounds))

  it('has the hours of the posts by the calendar, and what was not served', () => {
    // 22 working days of 12 hours, 31 nights of 8.
    expect(hours?.rows.map((row) => row.slice(2))).toEqual([
      ['264', '264', '0'],
      ['248', '244', '–4'],
    ])
    expect(hours?.foot).toEqual([['Zusammen', '', '512', '508', '–4']])
  })

  it('counts what was wrong in the night, also at posts of which it knows no kind', () => {
    // Draht, Tor and Licht.
    expect(events?.rows.at(-1)).toEqual(['Sonstiges', '3', '2', '1'])
    expect(tablesOf(monthOf(quiet, plan, rounds))[1]?.rows.map(([kind]) => kind)).not.toContain('Sonstiges')
  })

  it('lists what the night left, since when', () => {
    expect(open?.rows.map((row) => row.slice(0, 2))).toEqual([['8.\u00a0Juli\u00a02027', 'Draht']])
  })
})
