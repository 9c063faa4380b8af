import { acceptComparison, emptyComparison, emptyOffer, freeLetter, putBack } from './offersKept'

it('takes what it wrote', () => {
  const written = {
    ...emptyComparison,
    source: 'own',
    offers: [{ ...emptyOffer('C'), name: 'Wachdienst Nord', rate: '24,50', lines: ['rate', 'term'] }],
  }
  expect(acceptComparison(JSON.parse(JSON.stringify(written)))).toEqual(written)
})

it.each([
  null,
  'Angebot',
  [],
  {},
  { ...emptyComparison, source: 'link' },
  { ...emptyComparison, hours: {} },
  { ...emptyComparison, offers: [] },
  { ...emptyComparison, offers: ['A', 'A', 'B', 'C'].map(() => emptyOffer('A')) },
  { ...emptyComparison, offers: [emptyOffer('A'), emptyOffer('A')] },
  { ...emptyComparison, offers: [{ ...emptyOffer('A'), rate: 24.5 }] },
  { ...emptyComparison, offers: [{ ...emptyOffer('A'), name: 'x'.repeat(41) }] },
  { ...emptyComparison, offers: [{ ...emptyOffer('A'), rule: 'lowest' }] },
  { ...emptyComparison, offers: [{ ...emptyOffer('A'), lines: ['price'] }] },
])('takes nothing else: %j', (stored) => {
  expect(acceptComparison(stored)).toBeNull()
})

it('gives a new offer the first free letter', () => {
  expect(freeLetter([emptyOffer('A'), emptyOffer('C')])).toBe('B')
  expect(freeLetter([emptyOffer('A'), emptyOffer('B'), emptyOffer('C')])).toBeNull()
})

it('puts a removed offer back in its place', () => {
  const removed = { ...emptyOffer('A'), rate: '24' }
  expect(putBack([emptyOffer('B')], removed, 0)).toEqual([removed, emptyOffer('B')])
  expect(putBack([emptyOffer('B'), emptyOffer('A')], removed, 0)[0]).toEqual({ ...removed, letter: 'C' })
  const full = [emptyOffer('A'), emptyOffer('B'), emptyOffer('C')]
  expect(putBack(full, removed, 0)).toBe(full)
})
