import { compareOffers } from './offersCompared'
import { emptyOffer, type Letter } from './offersKept'
import { emptyTable } from './table'

const table = { ...emptyTable, weekday: { day: 6000, night: 0 } }
const offer = (letter: Letter, rate: string) => ({ ...emptyOffer(letter), rate })
const standings = (...rates: string[]) =>
  compareOffers(
    (['A', 'B', 'C'] as const)
      .slice(0, rates.length)
      .map((letter, index) => offer(letter, rates[index] ?? '')),
    table,
  ).map(({ result }) => result?.standing)

it('compares with the lowest', () => {
  expect(standings('30', '24', '25')).toEqual([
    { kind: 'more', cents: 60_000, basisPoints: 2500, than: 'B' },
    { kind: 'lowest' },
    { kind: 'more', cents: 10_000, basisPoints: 417, than: 'B' },
  ])
})

it('compares those that have an amount', () => {
  expect(standings('24', '')).toEqual([{ kind: 'alone' }, undefined])
  expect(standings('', 'viel', '')).toEqual([undefined, undefined, undefined])
  expect(standings('24', '24,00', '25')).toEqual([
    { kind: 'equal' },
    { kind: 'equal' },
    { kind: 'more', cents: 10_000, basisPoints: 417, than: 'A' },
  ])
})

it('draws bars beside the highest', () => {
  expect(
    compareOffers([offer('A', '10'), offer('B', '40')], table).map(({ result }) => result?.shareOfHighest),
  ).toEqual([0.25, 1])
  expect(
    compareOffers([offer('A', '0'), offer('B', '0')], table).map(({ result }) => result?.shareOfHighest),
  ).toEqual([0, 0])
  expect(compareOffers([offer('A', '0'), offer('B', '1')], table)[1]?.result?.standing).toEqual({
    kind: 'more',
    cents: 10_000,
    basisPoints: 0,
    than: 'A',
  })
})
