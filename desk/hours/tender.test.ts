import { exampleIn } from '@/content/planning/examplePlan'
import type { Post } from '@/content/planning/post'
import type { Specimen } from '@/content/planning/specimens/types'
import { tenderOf } from './tender'

const tablesOf = ({ blocks }: Specimen) => blocks.flatMap((block) => (block.kind === 'table' ? [block] : []))

it('lists the posts, with brackets where nothing is known', () => {
  const post = { days: ['Mo'], from: '08:00', to: '16:00', people: 2, name: 'Tor' } as const
  const [posts, hours] = tablesOf(
    tenderOf({ ...exampleIn(2027), posts: [...exampleIn(2027).posts, post] }, null),
  )
  expect(posts?.rows).toEqual([
    ['Pforte', 'Mo–Fr', '18:00–06:00 (Folgetag)', '1', '[Aufgaben]'],
    ['Pforte', 'Sa, So, Feiertag', '06:00–06:00 (Folgetag)', '1', '[Aufgaben]'],
    ['Tor', 'Mo', '08:00–16:00', '2', '[Aufgaben]'],
  ])
  expect(hours?.foot).toEqual([['Zusammen', '[Stunden]']])
})

it('puts the hours in, and says for which time', () => {
  const table = {
    weekday: { day: 60_000, night: 90 },
    sunday: { day: 0, night: 0 },
    holiday: { day: 600, night: 0 },
  }
  const tender = tenderOf(
    {
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
    {
      service: 'Werkschutz',
      table,
      onCall: table,
      byName: [
        { name: 'Nordtor', isOnCall: false, table },
        { name: 'Südtor', isOnCall: true, table },
      ],
      incomplete: 1,
    },
  )
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
  // Only what there is, and no column for prices: they go into the price sheet.
  expect(tablesOf(tender)[1]?.rows).toEqual([
    ['Werktag, Tag', '1.000'],
    ['Werktag, Nacht', '1,5'],
    ['Feiertag, Tag', '10'],
  ])
  const texts = tender.blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []))
  expect(texts).toEqual(
    expect.arrayContaining([
      'Dazu auf Abruf, höchstens: 1.011,5\u00a0Stunden.',
      'Preise bitte nur im Preisblatt (Datei preisblatt.xlsx).',
    ]),
  )
  expect(tablesOf(tender)[1]?.foot?.[0]?.[1]).toBe('1.011,5')
  expect(tender.blocks[0]).toMatchObject({
    rows: expect.arrayContaining([
      { label: 'Objekt', value: '[Name, Anschrift], Rheinland-Pfalz' },
      { label: 'Leistung', value: 'Werkschutz' },
      { label: 'Laufzeit', value: '01.03.2027 bis 31.05.2027' },
      { label: 'Angebot bis', value: '[Datum, Uhrzeit]' },
    ]),
  })
  const [assumptions] = tender.blocks.flatMap((block) => (block.kind === 'list' ? [block.items] : []))
  expect(assumptions?.slice(0, 2)).toEqual([
    'Zeitraum: 01.03.2027 bis 31.05.2027, Feiertage in Rheinland-Pfalz.',
    'Nacht ist von 20 bis 6\u00a0Uhr, alles Übrige Tag. Gezählt werden Sonntage von 6 bis 20\u00a0Uhr, Feiertage ganz.',
  ])
})

it('has room for every column that posts can have', () => {
  const [post] = exampleIn(2027).posts
  const full = { ...post, dates: [{ from: '2027-04-01', to: '2027-04-30' }], onCall: true } as Post
  const [posts] = tablesOf(tenderOf({ ...exampleIn(2027), posts: [full] }, null))
  const shares = posts?.columns.map(({ share = 0 }) => share) ?? []
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(85)
})
