import { MONTH_PARTS } from '@/desk/time/period'
import { emptyTable, type HoursTable } from '@/desk/time/table'
import { type Amounts, amountsOf, type Billed, type Offer, type SurchargeRule } from './amounts'

const [RATE_LIMIT, SUM_LIMIT] = [99_999, 99_999_999]
const YEAR = 12 * MONTH_PARTS
const noFixed = { monthly: 0, once: 0 }

/** Hours by row: day, night. */
function hours(weekday: [number, number], sunday = [0, 0], holiday = [0, 0]): HoursTable {
  const row = ([day = 0, night = 0]: number[]) => ({ day: day * 60, night: night * 60 })
  return { weekday: row(weekday), sunday: row(sunday), holiday: row(holiday) }
}

/** @param rate cents of an hour */
function offer(
  rate: number,
  [night = 0, sunday = 0, holiday = 0]: number[] = [],
  { rule = 'highest', monthly = 0, once = 0 }: Partial<{ rule: SurchargeRule } & typeof noFixed> = {},
): Offer {
  const surcharges = { night, sunday, holiday, rule }
  return { price: { kind: 'base', rates: [rate * 10], surcharges }, monthly, once }
}

/** Of one name. */
function billedFor(table: HoursTable, months = YEAR): Billed {
  return { table, onCall: emptyTable, byName: [{ name: 'Pforte', isOnCall: false, table }], months }
}

function inYear(given: Offer, table: HoursTable): Amounts {
  return amountsOf(given, billedFor(table))
}

const sum = { rule: 'sum' } as const

/** The gate on the page of costs. */
const exampleHours = hours([2125, 2099], [850, 350], [170, 106])

// Worked by hand, in cents; offers drawn at random are reckoned a second time by `npm run gate -- reckoning`.
it.each<[what: string, offer: Offer, table: HoursTable, yearNet: number]>([
  ['hours times rate', offer(2500), hours([100, 0]), 250_000],
  ['no hours', offer(2500, [2500, 5000, 10_000]), emptyTable, 0],
  ['a fixed sum beside hours', offer(2500, [], { monthly: 10_000 }), hours([100, 0]), 370_000],
  ['the night', offer(2000, [1000]), hours([0, 10]), 22_000],
  ['a Sunday', offer(2000, [0, 5000]), hours([0, 0], [10, 0]), 30_000],
  ['a holiday', offer(2000, [0, 0, 10_000]), hours([0, 0], [0, 0], [10, 0]), 40_000],
  ['a night on Sunday, the higher', offer(2000, [1000, 5000]), hours([0, 0], [0, 10]), 30_000],
  ['a night on Sunday, both', offer(2000, [1000, 5000], sum), hours([0, 0], [0, 10]), 32_000],
  ['a night on Sunday, the night higher', offer(2000, [6000, 5000]), hours([0, 0], [0, 10]), 32_000],
  ['a night on a holiday, both', offer(2000, [1000, 0, 10_000], sum), hours([0, 0], [0, 0], [0, 10]), 42_000],
  // 1 minute at 30 cents an hour is half a cent.
  ['half a cent, up', offer(30), { ...emptyTable, weekday: { day: 1, night: 0 } }, 1],
  ['less than half a cent, down', offer(29), { ...emptyTable, weekday: { day: 1, night: 0 } }, 0],
  // 1 hour at 1,05 € with 10 %: 115,5 cents.
  ['half a cent by a surcharge, up', offer(105, [1000]), hours([0, 1]), 116],
  // 2 cells of 115,5 cents each are 231 cents: rounded once, not cell by cell.
  ['rounded once', offer(105, [1000, 1000]), hours([0, 1], [1, 0]), 231],
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
])('%s', (_, given, table, net) => {
  expect(inYear(given, table).net).toBe(net)
})

it('derives every amount from the year', () => {
  expect(inYear(offer(2450, [2500, 5000], { monthly: 7550 }), hours([100, 40], [20, 10]))).toEqual({
    // 170 h × 24,50 € = 4.165,00 €; 40 × 25 % + 30 × 50 % = 25 h = 612,50 €; 906,00 €
    base: 416_500,
    surcharges: 61_250,
    fixed: 90_600,
    net: 568_350,
    gross: 676_337, // 6.763,365
    monthNet: 47_363, // 473,625
    yearNet: null,
    perHourNet: 3343, // 33,432
    lots: [477_750],
    onCall: 0,
  })
  expect(inYear(offer(2450), emptyTable).perHourNet).toBeNull()
})

it('has the months of its period, and no month where it is shorter; what is paid once is paid whole', () => {
  const table = hours([100, 0])
  const of = (months: number, once = 0) =>
    amountsOf(offer(2000, [], { monthly: 10_000, once }), billedFor(table, months))
  // Three days of June.
  expect(of(MONTH_PARTS / 10)).toMatchObject({ net: 201_000, fixed: 1000, monthNet: null, yearNet: null })
  expect(of(MONTH_PARTS / 10, 150_000)).toMatchObject({ net: 351_000, fixed: 151_000 })
  expect(of(MONTH_PARTS)).toMatchObject({ net: 210_000, monthNet: 210_000 })
  expect(of(YEAR)).toMatchObject({ net: 320_000, yearNet: null })
  // Three years.
  expect(of(3 * YEAR)).toMatchObject({ net: 560_000, fixed: 360_000, monthNet: 15_556, yearNet: 186_667 })
})

const lots = [
  { name: 'Leitung', isOnCall: false, table: hours([0, 10]) },
  { name: 'Nie', isOnCall: false, table: emptyTable },
  { name: 'Tor', isOnCall: true, table: hours([7, 0.25]) },
  { name: 'Tor', isOnCall: false, table: hours([100, 0], [10, 0]) },
]
const inLots = {
  table: hours([100, 10], [10, 0]),
  onCall: hours([7, 0.25]),
  byName: lots,
  months: YEAR,
}

it('has a rate for each lot with hours; what is on call is in no sum but its own', () => {
  const { price } = offer(0, [1000, 5000])
  const given: Offer = { price: { ...price, rates: [30_000, 15_015, 20_000] } as Offer['price'], ...noFixed }
  expect(amountsOf(given, inLots)).toMatchObject({
    // 10 × 30 € + 110 × 20 €; 10 % of 300 €, 50 % of 200 €
    base: 250_000,
    surcharges: 13_000,
    net: 263_000,
    perHourNet: 2192,
    // 10 × 33 €; 7 × 15,015 € + 0,25 × 16,5165 € = 109,234125 €; 100 × 20 € + 10 × 30 €
    lots: [33_000, 10_923, 230_000],
    onCall: 10_923,
  })
})

it('rounds each lot, so that they add up', () => {
  // A quarter of an hour at 30 cents is 7.5 cents.
  const quarter = hours([0.25, 0])
  const byName = ['A', 'B'].map((name) => ({ name, isOnCall: false, table: quarter }))
  const { price } = offer(0)
  expect(
    amountsOf(
      { price: { ...price, rates: [300, 300] } as Offer['price'], ...noFixed },
      { ...billedFor(hours([0.5, 0])), byName },
    ),
  ).toMatchObject({ lots: [8, 8], net: 16 })
})

it('has a rate for each kind of hour, of each lot, to a tenth of a cent', () => {
  const rates = {
    weekday: { day: 20_000, night: 22_000 },
    sunday: { day: 30_000, night: 32_000 },
    holiday: { day: 40_000, night: 40_010 },
  }
  const table = hours([10, 1], [2, 3], [4, 0.25])
  expect(inYear({ price: { kind: 'cells', rates: [rates] }, monthly: 100, once: 0 }, table)).toMatchObject({
    // 200 + 22 + 60 + 96 + 160 + 10,0025 €
    base: 54_800,
    surcharges: 0,
    fixed: 1200,
    net: 56_000,
  })
  const flat = (rate: number) => ({
    weekday: { day: rate, night: rate },
    sunday: { day: rate, night: rate },
    holiday: { day: rate, night: rate },
  })
  const price = { kind: 'cells', rates: [flat(27_905), flat(0), flat(20_001)] } as const
  // 10 × 27,905 €; 110 × 20,001 €
  expect(amountsOf({ price, ...noFixed }, inLots)).toMatchObject({ lots: [27_905, 0, 220_011], net: 247_916 })
})
