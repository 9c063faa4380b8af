import { exampleIn } from '@/content/planning/examplePlan'
import type { Specimen } from '@/content/planning/specimens/types'
import { tenderOf } from './tender'

const tablesOf = ({ blocks }: Specimen) => blocks.flatMap((block) => (block.kind === 'table' ? [block] : []))

it('lists the posts, with brackets where nothing is known', () => {
  const post = { days: ['Mo'], from: '08:00', to: '16:00', people: 2, name: 'Tor' } as const
  const [posts, hours] = tablesOf(
    tenderOf({ plan: { ...exampleIn(2027), posts: [...exampleIn(2027).posts, post] } }),
  )
  expect(posts?.rows).toEqual([
    ['Pforte', 'Mo–Fr', '18:00–06:00 (Folgetag)', '1', '[Aufgaben]'],
    ['Pforte', 'Sa, So, Feiertag', '06:00–06:00 (Folgetag)', '1', '[Aufgaben]'],
    ['Tor', 'Mo', '08:00–16:00', '2', '[Aufgaben]'],
  ])
  expect(hours?.foot).toEqual([['Zusammen', '[Stunden]', '', '']])
})

it('puts the hours in, and says for which time', () => {
  const table = {
    weekday: { day: 60_000, night: 90 },
    sunday: { day: 0, night: 0 },
    holiday: { day: 600, night: 0 },
  }
  const tender = tenderOf({
    plan: {
      ...exampleIn(2027),
      land: 'RP',
      period: { kind: 'range', from: '2027-03-01', to: '2027-05-31' },
      night: 20,
      sunday: '6-20',
      posts: exampleIn(2027).posts.map((post) => ({
        ...post,
        dates: [{ from: '2027-04-01', to: '2027-04-30' }],
      })),
    },
    table,
    byName: [
      { name: 'Nordtor', isOnCall: false, table },
      { name: 'Südtor', isOnCall: true, table },
    ],
    incomplete: 1,
  })
  expect(tablesOf(tender)[0]?.rows[0]).toEqual([
    'Pforte',
    'Mo–Fr',
    '18:00–06:00 (Folgetag)',
    '1',
    '01.04.2027–30.04.2027',
    '[Aufgaben]',
  ])
  expect(tablesOf(tender)[2]?.rows).toEqual([
    ['Nordtor', '1.011,5'],
    ['Südtor (auf Abruf)', '1.011,5'],
  ])
  expect(JSON.stringify(tender.blocks)).toContain('1\u00a0weiterer Posten ist noch unvollständig')
  expect(tablesOf(tender)[1]?.rows.map(([kind, hours]) => `${kind}: ${hours}`)).toEqual([
    'Werktag, Tag: 1.000',
    'Werktag, Nacht: 1,5',
    'Sonntag, Tag: 0',
    'Sonntag, Nacht: 0',
    'Feiertag, Tag: 10',
    'Feiertag, Nacht: 0',
  ])
  expect(tablesOf(tender)[1]?.foot?.[0]?.[1]).toBe('1.011,5')
  const [assumptions] = tender.blocks.flatMap((block) => (block.kind === 'list' ? [block.items] : []))
  expect(assumptions?.slice(0, 2)).toEqual([
    'Zeitraum: 01.03.2027 bis 31.05.2027, Feiertage in Rheinland-Pfalz.',
    'Nacht ist von 20 bis 6\u00a0Uhr, alles Übrige Tag. Gezählt werden Sonntage von 6 bis 20\u00a0Uhr, Feiertage ganz.',
  ])
})
