import fc from 'fast-check'
import { dayKinds, dayParts, emptyTable, type HoursTable, total } from '@/desk/time/table'
import {
  amountsOf,
  compareOffers,
  FIELD_LIMITS,
  type Offer,
  type OfferDraft,
  readOffer,
  surchargeMinutes,
} from './offers'

const { rate: RATE_LIMIT, night: SURCHARGE_LIMIT, monthly: SUM_LIMIT } = FIELD_LIMITS

/** Hours by row: day, night. */
function hours(weekday: [number, number], sunday = [0, 0], holiday = [0, 0]): HoursTable {
  const row = ([day = 0, night = 0]: number[]) => ({ day: day * 60, night: night * 60 })
  return { weekday: row(weekday), sunday: row(sunday), holiday: row(holiday) }
}

function offer(
  rate: number,
  [night = 0, sunday = 0, holiday = 0]: number[] = [],
  rest: Partial<Offer> = {},
): Offer {
  return { rate, night, sunday, holiday, rule: 'highest', monthly: 0, ...rest }
}

const sum = { rule: 'sum' } as const

/** The gate on the page of costs. */
const exampleHours = hours([2125, 2099], [850, 350], [170, 106])

// Worked by hand, in cents.
it.each<[what: string, offer: Offer, table: HoursTable, yearNet: number]>([
  ['hours times rate', offer(2500), hours([100, 0]), 250_000],
  ['no hours', offer(2500, [2500, 5000, 10_000]), emptyTable, 0],
  ['no hours, a fixed sum', offer(2500, [], { monthly: 10_000 }), emptyTable, 120_000],
  ['no rate, a fixed sum', offer(0, [2500], { monthly: 12_345 }), hours([100, 50]), 148_140],
  ['a fixed sum beside hours', offer(2500, [], { monthly: 10_000 }), hours([100, 0]), 370_000],
  ['the night', offer(2000, [1000]), hours([0, 10]), 22_000],
  ['the night beside the day', offer(2000, [1000]), hours([10, 10]), 42_000],
  ['a Sunday', offer(2000, [0, 5000]), hours([0, 0], [10, 0]), 30_000],
  ['a holiday', offer(2000, [0, 0, 10_000]), hours([0, 0], [0, 0], [10, 0]), 40_000],
  ['a holiday takes nothing of the Sunday', offer(2000, [0, 5000]), hours([0, 0], [0, 0], [10, 0]), 20_000],
  ['a Sunday takes nothing of the holiday', offer(2000, [0, 0, 9000]), hours([0, 0], [10, 0]), 20_000],
  ['a night on Sunday, the higher', offer(2000, [1000, 5000]), hours([0, 0], [0, 10]), 30_000],
  ['a night on Sunday, both', offer(2000, [1000, 5000], sum), hours([0, 0], [0, 10]), 32_000],
  ['a night on Sunday, the night higher', offer(2000, [6000, 5000]), hours([0, 0], [0, 10]), 32_000],
  [
    'a night on a holiday, the higher',
    offer(2000, [1000, 0, 10_000]),
    hours([0, 0], [0, 0], [0, 10]),
    40_000,
  ],
  ['a night on a holiday, both', offer(2000, [1000, 0, 10_000], sum), hours([0, 0], [0, 0], [0, 10]), 42_000],
  ['both rules, nothing meets', offer(2000, [1000, 5000], sum), hours([0, 10], [10, 0]), 52_000],
  // 1 minute at 30 cents an hour is half a cent.
  ['half a cent, up', offer(30), { ...emptyTable, weekday: { day: 1, night: 0 } }, 1],
  ['less than half a cent, down', offer(29), { ...emptyTable, weekday: { day: 1, night: 0 } }, 0],
  // 1 hour at 1,05 € with 10 %: 115,5 cents.
  ['half a cent by a surcharge, up', offer(105, [1000]), hours([0, 1]), 116],
  // 2 cells of 115,5 cents each are 231 cents: rounded once, not cell by cell.
  ['rounded once', offer(105, [1000, 1000]), hours([0, 1], [1, 0]), 231],
  ['hundredths of a per cent', offer(10_000, [3333]), hours([0, 1]), 13_333],
  ['a quarter of an hour', offer(2450), { ...emptyTable, weekday: { day: 15, night: 0 } }, 613],
  // 4.224 + 1.200 + 276 hours; 2.099 nights with 10 %, Sundays with 20 %, holidays with 40 %.
  ['the example, the higher', offer(1000, [1000, 2000, 4000]), exampleHours, 6_260_300],
  ['the example, both', offer(1000, [1000, 2000, 4000], sum), exampleHours, 6_305_900],
  [
    'the highest of everything',
    offer(RATE_LIMIT, [30_000, 30_000, 30_000], { rule: 'sum', monthly: SUM_LIMIT }),
    hours([0, 0], [0, 0], [0, 1_000_000]),
    // 999,99 € × 7 × 1.000.000 + 12 × 999.999,99 €
    700_000_000_000 - 7_000_000 + 1_199_999_988,
  ],
])('%s', (_, given, table, yearNet) => {
  expect(amountsOf(given, table).yearNet).toBe(yearNet)
})

it('derives every amount from the year', () => {
  expect(amountsOf(offer(2450, [2500, 5000], { monthly: 7550 }), hours([100, 40], [20, 10]))).toEqual({
    // 170 h × 24,50 € = 4.165,00 €; 40 × 25 % + 30 × 50 % = 25 h = 612,50 €; 906,00 €
    base: 416_500,
    surcharges: 61_250,
    fixed: 90_600,
    yearNet: 568_350,
    yearGross: 676_337, // 6.763,365
    monthNet: 47_363, // 473,625
    monthGross: 56_361, // 563,61375
    perHourNet: 3343, // 33,432
  })
  expect(amountsOf(offer(2450), emptyTable).perHourNet).toBeNull()
})

it('says in hours what surcharges cost', () => {
  const surcharges = { night: 1000, sunday: 2000, holiday: 4000 }
  expect(surchargeMinutes(exampleHours, { ...surcharges, rule: 'highest' })).toBe(560.3 * 60)
  expect(surchargeMinutes(exampleHours, { ...surcharges, rule: 'sum' })).toBe(605.9 * 60)
})

const minutes = fc.integer({ min: 0, max: 1e9 })
const row = fc.record({ day: minutes, night: minutes })
const anyTable = fc.record({ weekday: row, sunday: row, holiday: row })
const surcharge = fc.integer({ min: 0, max: SURCHARGE_LIMIT })
const anyOffer = fc.record<Offer>({
  rate: fc.integer({ min: 0, max: RATE_LIMIT }),
  night: surcharge,
  sunday: surcharge,
  holiday: surcharge,
  rule: fc.constantFrom('highest', 'sum'),
  monthly: fc.integer({ min: 0, max: SUM_LIMIT }),
})

it('adds up, in whole cents', () => {
  fc.assert(
    fc.property(anyOffer, anyTable, (given, table) => {
      const { base, surcharges, fixed, perHourNet, ...amounts } = amountsOf(given, table)
      expect(base + surcharges + fixed).toBe(amounts.yearNet)
      expect(surcharges).toBeGreaterThanOrEqual(0)
      expect(Object.values(amounts).every(Number.isSafeInteger)).toBe(true)
      expect(Math.abs(amounts.monthNet * 12 - amounts.yearNet)).toBeLessThanOrEqual(6)
      expect(Math.abs(amounts.monthGross * 12 - amounts.yearGross)).toBeLessThanOrEqual(6)
      expect(perHourNet === null).toBe(total(table) === 0)
    }),
  )
})

it('never pays less for both surcharges than for the higher one', () => {
  fc.assert(
    fc.property(anyOffer, anyTable, (given, table) => {
      const added = amountsOf({ ...given, rule: 'sum' }, table).yearNet
      expect(added).toBeGreaterThanOrEqual(amountsOf({ ...given, rule: 'highest' }, table).yearNet)
    }),
  )
})

it('never costs less for more hours', () => {
  fc.assert(
    fc.property(
      anyOffer,
      anyTable,
      fc.constantFrom(...dayKinds),
      fc.constantFrom(...dayParts),
      minutes,
      (given, table, kind, part, more) => {
        const longer = { ...table, [kind]: { ...table[kind], [part]: table[kind][part] + more } }
        expect(amountsOf(given, longer).yearNet).toBeGreaterThanOrEqual(amountsOf(given, table).yearNet)
      },
    ),
  )
})

const empty: OfferDraft = {
  name: '',
  rate: '',
  night: '',
  sunday: '',
  holiday: '',
  rule: 'highest',
  monthly: '',
  lines: [],
}

it('gives nothing without a rate or a fixed sum', () => {
  expect(readOffer({ ...empty, night: '25' })).toEqual({
    problems: {},
    uncounted: ['sunday', 'holiday'],
    offer: null,
    hasRate: false,
  })
})

it('reads an offer', () => {
  const typed: OfferDraft = {
    ...empty,
    rate: '24,50 €',
    night: '25',
    sunday: '50 %',
    holiday: '0',
    rule: 'sum',
    monthly: '1.234,5',
  }
  expect(readOffer(typed)).toEqual({
    problems: {},
    uncounted: [],
    offer: offer(2450, [2500, 5000, 0], { rule: 'sum', monthly: 123_450 }),
    hasRate: true,
  })
})

it('names what is wrong and counts the rest', () => {
  expect(readOffer({ ...empty, rate: '24,50', night: '900 %', sunday: 'viel', monthly: '-5' })).toEqual({
    problems: { night: 'tooHigh', sunday: 'nonsense', monthly: 'negative' },
    uncounted: ['night', 'sunday', 'holiday'],
    offer: offer(2450),
    hasRate: true,
  })
  expect(readOffer({ ...empty, rate: 'abc', monthly: '100' })).toMatchObject({
    problems: { rate: 'nonsense' },
    offer: offer(0, [], { monthly: 10_000 }),
    hasRate: false,
  })
})

describe('compareOffers', () => {
  const table = hours([100, 0])
  const standings = (...rates: string[]) =>
    compareOffers(
      rates.map((rate) => ({ ...empty, rate })),
      table,
    ).map(({ standing }) => standing)

  it('compares with the lowest', () => {
    expect(standings('30', '24', '25')).toEqual([
      { kind: 'more', cents: 60_000, share: 0.25 },
      { kind: 'lowest' },
      { kind: 'more', cents: 10_000, share: 1 / 24 },
    ])
    expect(standings('24', '24,00', '25')).toEqual([
      { kind: 'equal' },
      { kind: 'equal' },
      { kind: 'more', cents: 10_000, share: 1 / 24 },
    ])
    expect(standings('0', '1')[1]).toEqual({ kind: 'more', cents: 10_000, share: 0 })
  })

  it('compares those that have an amount', () => {
    expect(standings('24', '')).toEqual([null, null])
    expect(standings('', 'viel', '')).toEqual([null, null, null])
  })

  it('calls an offer by its name or its letter', () => {
    const named = compareOffers([empty, { ...empty, name: ' Nord ' }], table)
    expect(named.map(({ title }) => title)).toEqual(['Angebot A', 'Nord'])
  })
})
