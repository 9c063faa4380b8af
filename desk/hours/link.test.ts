import fc from 'fast-check'
import { allLaender } from '@/content/landNames'
import { weekdays } from '@/content/planning/days'
import type { Post } from '@/content/planning/post'
import { nightStarts, type Period, type Plan } from '@/content/planning/types'
import { LONGEST_NAME, nameOf } from '@/desk/fields/field'
import { MOST_ROWS as MOST_POSTS } from '@/desk/fields/rows'
import { anyPost, anyRange } from '@/desk/time/support/anyPost'
import { type LinkFault, readPlan, writePlan } from './link'

const otherwise: Plan = {
  land: 'RP',
  period: { kind: 'year', year: 2030 },
  night: 20,
  posts: [{ days: ['Mo'], from: '08:00', to: '16:00', people: 9, name: 'Beispiel' }],
}

/** Of links that were sent while the weekend still went from midnight to midnight. */
const gate: Post[] = [
  { days: ['Mo', 'Di', 'Mi', 'Do', 'Fr'], from: '18:00', to: '06:00', people: 1, name: 'Pforte' },
  { days: ['Sa', 'So', 'Ft'], from: '00:00', to: '24:00', people: 1, name: 'Pforte' },
]
const plan: Plan = { land: 'HE', period: { kind: 'year', year: 2027 }, night: 23, posts: gate }

const TYPED =
  '#land=HE&jahr=2027&nacht=23&posten=Mo,Di,Mi,Do,Fr|18:00-06:00|1|Pforte&posten=Sa,So,Ft|00:00-24:00|1|Pforte'
const ENCODED =
  'land=HE&jahr=2027&nacht=23&posten=Mo%2CDi%2CMi%2CDo%2CFr%7C18%3A00-06%3A00%7C1%7CPforte&posten=Sa%2CSo%2CFt%7C00%3A00-24%3A00%7C1%7CPforte'

function read(fragment: string) {
  return readPlan(fragment, otherwise) ?? { plan: null, faults: [] }
}

describe('a whole plan', () => {
  it.each([
    ['as typed', TYPED],
    ['encoded', `#${ENCODED}`],
    ['without its hash', ENCODED],
    ['escaped as a whole', `#${encodeURIComponent(ENCODED)}`],
    ['typed and escaped as a whole', `#${encodeURIComponent(TYPED.slice(1))}`],
    [
      'in another order',
      '#posten=Mo,Di,Mi,Do,Fr|18-6|1|Pforte&nacht=23&posten=Sa,Ft,So|0-24|1|Pforte&jahr=2027&land=HE',
    ],
  ])('is read %s', (_, fragment) => {
    expect(read(fragment)).toEqual({ plan, faults: [] })
  })

  it('is written encoded', () => {
    expect(writePlan(plan)).toBe(ENCODED)
  })

  it.each([
    ['Haupttor+Nord', 'Haupttor Nord'],
    ['Haupttor%2BNord', 'Haupttor+Nord'],
    ['Haupttor Nord', 'Haupttor Nord'],
    ['S%C3%BCd%20%26%20West', 'Süd & West'],
    ['Süd', 'Süd'],
    ['A|B', 'A|B'],
    ['', ''],
    ['a=b', 'a=b'],
    ['%3Cscript%3Ealert(1)%3C%2Fscript%3E', '<script>alert(1)</script>'],
    ['__proto__', '__proto__'],
  ])('has %s as the name %s', (written, name) => {
    const { plan: found, faults } = read(`#posten=Mo|18:00-06:00|1|${written}`)
    expect([found?.posts.map((each) => each.name), faults]).toEqual([[name], []])
  })

  it('is the same after it was written and read, whatever its names', () => {
    const written: fc.Arbitrary<Post> = fc.record(
      {
        ...anyPost,
        days: fc.subarray([...weekdays]),
        name: fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.string({ unit: fc.constantFrom(...'|&=#%+äß<>" \n', '🔑', '\ud83d') }),
          fc.constantFrom(
            ...['<script>', '%E4', '__proto__', '&amp;', 'x'.repeat(10_000), 'Zelt|2027-05-01', 'Zelt|'],
          ),
        ),
      },
      { requiredKeys: ['days', 'from', 'to', 'people', 'name'] },
    )
    const anyPeriod: fc.Arbitrary<Period> = fc.oneof(
      fc.integer({ min: 2026, max: 2035 }).map((year) => ({ kind: 'year' as const, year })),
      anyRange.map((range) => ({ kind: 'range' as const, ...range })),
    )
    const anyPlan: fc.Arbitrary<Plan> = fc.record(
      {
        land: fc.constantFrom(...allLaender),
        period: anyPeriod,
        night: fc.constantFrom(...nightStarts),
        sunday: fc.constantFrom('0-24' as const, '6-20' as const),
        fullTime: fc.record({
          weeklyHours: fc.integer({ min: 4, max: 240 }).map((quarters) => quarters / 4),
          leaveDays: fc.integer({ min: 0, max: 60 }),
          sickDays: fc.integer({ min: 0, max: 60 }),
        }),
        posts: fc.array(written, { maxLength: MOST_POSTS }),
      },
      { requiredKeys: ['land', 'period', 'night', 'posts'] },
    )
    fc.assert(
      fc.property(anyPlan, (of) => {
        // What is not ticked says nothing, and a link holds nothing of it.
        const said = (post: Post) => Object.entries(post).filter(([, value]) => value !== false)
        const posts = of.posts.map((post) => ({
          ...(Object.fromEntries(said(post)) as Post),
          name: nameOf(post.name),
        }))
        const plan = { ...of, posts }
        expect(read(`#${writePlan(plan)}`)).toEqual({ plan, faults: [] })
      }),
    )
  })

  it.each<[string, Post['dates']]>([
    ['Fr,Sa|18:00-06:00|4|Zelt|2027-05-01/2027-09-30', [{ from: '2027-05-01', to: '2027-09-30' }]],
    [
      'Fr,Sa|18:00-06:00|4|Zelt|2027-05-01/2027-05-02,2027-10-03',
      [
        { from: '2027-05-01', to: '2027-05-02' },
        { from: '2027-10-03', to: '2027-10-03' },
      ],
    ],
    ['Fr,Sa|18:00-06:00|4|Zelt|', undefined],
    ['Fr,Sa|18:00-06:00|4|Zelt|nur=2027-10-03', [{ from: '2027-10-03', to: '2027-10-03' }]],
  ])('has posts with dates of their own: %s', (written, dates) => {
    const { plan: found, faults } = read(`#posten=${encodeURIComponent(written)}`)
    expect(found?.posts).toEqual([
      { days: ['Fr', 'Sa'], from: '18:00', to: '06:00', people: 4, name: 'Zelt', ...(dates && { dates }) },
    ])
    expect(faults).toEqual([])
  })

  it.each(['2027-05-02/2027-05-01', '2027-02-30', '1.5.2027'])('takes %s for a part of the name', (text) => {
    expect(read(`#posten=Mo|18:00-06:00|1|Zelt|${text}`).plan?.posts[0]?.name).toBe(`Zelt|${text}`)
  })

  it('has Sundays from six to eight, and what is assumed of people', () => {
    const { plan: found, faults } = read('#land=HE&sonntag=6-20&vollzeit=38.5,30,10')
    expect(found).toMatchObject({
      sunday: '6-20',
      fullTime: { weeklyHours: 38.5, leaveDays: 30, sickDays: 10 },
    })
    expect(faults).toEqual([])
  })

  it('has any Land, also one that this company does not offer', () => {
    for (const land of allLaender) {
      expect(read(`#land=${land}`)).toEqual({ plan: { ...otherwise, land, posts: [] }, faults: [] })
    }
  })

  it('lacks posts where there are none', () => {
    expect(read('#land=HE').plan).toEqual({ ...otherwise, land: 'HE', posts: [] })
    expect(read(`#${writePlan({ ...plan, posts: [] })}`).plan).toEqual({ ...plan, posts: [] })
  })
})

describe('what cannot be read', () => {
  const value = (key: string, text: string) => ({ kind: 'value', key, value: text }) as LinkFault
  it.each<readonly [string, readonly LinkFault[]]>([
    ['#land=XX', [value('land', 'XX')]],
    ['#land=', [value('land', '')]],
    ['#land=he', [value('land', 'he')]],
    ['#land=__proto__', [value('land', '__proto__')]],
    ['#jahr=2025', [value('jahr', '2025')]],
    ['#jahr=2100', [value('jahr', '2100')]],
    ['#jahr=2e3', [value('jahr', '2e3')]],
    ['#jahr= 2027', [value('jahr', ' 2027')]],
    ['#nacht=21', [value('nacht', '21')]],
    ['#nacht=constructor', [value('nacht', 'constructor')]],
    ['#land=HE&stadt=Mainz', [{ kind: 'unknown', key: 'stadt' }]],
    ['#land=HE&stadt=Mainz&stadt=Trier', [{ kind: 'unknown', key: 'stadt' }]],
    [
      '#land=HE&__proto__=1&constructor=2',
      [
        { kind: 'unknown', key: '__proto__' },
        { kind: 'unknown', key: 'constructor' },
      ],
    ],
    ['#sonntag=6-18', [value('sonntag', '6-18')]],
    ['#vollzeit=40,28', [value('vollzeit', '40,28')]],
    ['#vollzeit=0,28,15', [value('vollzeit', '0,28,15')]],
    ['#land=HE&land=RP', [{ kind: 'twice', key: 'land' }]],
    ['#stadt=Mainz', [{ kind: 'foreign' }]],
    ['#=', [{ kind: 'foreign' }]],
    ['#%E0%A4%A', [{ kind: 'foreign' }]],
    ['#land%3DHE%26posten%3DMo%7', [{ kind: 'foreign' }]],
    ['#land%253DHE', [{ kind: 'foreign' }]],
    ['#__proto__=1', [{ kind: 'foreign' }]],
    // Each date of a range once.
    ['#von=2027-03-01', [value('bis', '')]],
    ['#bis=2027-03-01', [value('von', '')]],
    ['#von=2027-03-02&bis=2027-03-01', [value('bis', '2027-03-01')]],
    ['#von=2027-03-01&bis=2027-02-30', [value('bis', '2027-02-30')]],
    ['#von=2027-03-01&bis=', [value('bis', '')]],
    ['#von=gestern&bis=2027-03-01', [value('von', 'gestern')]],
    ['#von=gestern&bis=heute', [value('von', 'gestern'), value('bis', 'heute')]],
    ['#von=2025-12-31&bis=2026-01-01', [value('von', '2025-12-31')]],
    ['#von=1.3.2027&bis=2.3.2027', [value('von', '1.3.2027'), value('bis', '2.3.2027')]],
  ])('%s', (fragment, faults) => {
    expect(read(fragment).faults).toEqual(faults)
    expect(read(fragment).plan).toMatchObject({
      land: fragment.includes('land=HE') ? 'HE' : 'RP',
      period: otherwise.period,
      night: 20,
    })
  })

  it.each([
    'Mo',
    'Mo|18:00-06:00',
    'Mo|18:00-06:00|',
    'Mo|18:00-06:00|0|Pforte',
    'Mo|18:00-06:00|100|Pforte',
    'Mo|18:00-06:00|-1|Pforte',
    'Mo|18:00-06:00|1.5|Pforte',
    'Mo|18:00-06:00|1e1|Pforte',
    'Mo|18:00|1|Pforte',
    'Mo|18:00-06:00-07:00|1|Pforte',
    'Mo|24:00-06:00|1|Pforte',
    'Mo|18:00-24:15|1|Pforte',
    'Mo|18:05-06:00|1|Pforte',
    'Mo|25:00-06:00|1|Pforte',
    'Mo,Xy|18:00-06:00|1|Pforte',
    'mo|18:00-06:00|1|Pforte',
    '__proto__|18:00-06:00|1|Pforte',
    'toString|constructor|1|Pforte',
    '%E4%|%',
  ])('a post %s, beside one that can', (broken) => {
    const { plan: found, faults } = read(
      `#posten=${encodeURIComponent(broken)}&posten=Mo|18:00-06:00|1|Pforte`,
    )
    expect(faults).toEqual([value('posten', broken)])
    expect(found?.posts).toEqual([{ ...gate[0], days: ['Mo'] }])
  })

  it.each(['', '#', '#inhalt', '#planung-rechner', '#/', '#land', `#${'x'.repeat(10_000)}`])(
    '%.20s is no plan',
    (fragment) => {
      expect(readPlan(fragment, otherwise)).toBeNull()
    },
  )

  it('a year beside two dates', () => {
    const { plan: found, faults } = read('#jahr=2027&von=2028-01-01&bis=2028-01-02')
    expect(found?.period).toEqual({ kind: 'range', from: '2028-01-01', to: '2028-01-02' })
    expect(faults).toEqual([{ kind: 'twice', key: 'jahr' }])
  })

  it('of a thousand posts all but the first thirty', () => {
    const { plan: found, faults } = read(`#land=HE${'&posten=Mo|18:00-06:00|1|Pforte'.repeat(1000)}`)
    expect(found?.posts).toHaveLength(MOST_POSTS)
    expect(faults).toEqual([{ kind: 'tooMany', left: 970 }])
  })

  it('of ten thousand characters a beginning', () => {
    const long = 'ä'.repeat(10_000)
    const { plan: found, faults } = read(
      `#land=${long}&${long}=1&posten=${long}&posten=Mo|18:00-06:00|1|${long}`,
    )
    expect(found?.posts.map(({ name }) => name)).toEqual(['ä'.repeat(LONGEST_NAME)])
    const beginning = `${'ä'.repeat(LONGEST_NAME)} …`
    expect(faults).toEqual([
      { kind: 'unknown', key: beginning },
      value('land', beginning),
      value('posten', beginning),
    ])
  })

  it('of a thousand foreign keys a few', () => {
    const many = Array.from({ length: 1000 }, (_, at) => `&k${at}=1`).join('')
    expect(read(`#land=HE${many}`).faults).toHaveLength(10)
  })

  it('never throws', () => {
    const piece = fc.oneof(
      fc.constantFrom(...'land jahr von bis nacht posten = & | , - : % + # Mo 18:00 2027-03-01'.split(' ')),
      fc.string({ unit: 'binary', maxLength: 5 }),
      fc.constantFrom('\ud800', '\udc00', '%E4', '%00', '%u0041', '__proto__'),
    )
    const broken = [
      '#land=%E4%',
      '#posten=%',
      '#posten=%E4%|%ZZ',
      '#%=%&land=%C3',
      '#land=\ud800',
      '#posten=Mo|18:00-06:00|1|\udc00',
    ]
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const result = readPlan(pieces.join(''), otherwise)
        // What was read can be written and read again, without a fault.
        if (result !== null) {
          expect(read(`#${writePlan(result.plan)}`)).toEqual({ plan: result.plan, faults: [] })
        }
      }),
      { numRuns: 500, examples: broken.map((text) => [[text]]) },
    )
  })
})
