import { claimedFacts, explanationOf, type Fact, type FactId, isUnproven } from './fact'

it('speaks of the figures that are claimed', () => {
  const employees = { value: '2', label: 'Menschen' }
  expect(claimedFacts({ employees })).toEqual([['employees', employees]])
})

const evidence = { basis: 'Eigene Auswertung', period: '2025', asOf: 'Januar 2026' }
const source = 'Eigene Auswertung, 2025, Stand Januar 2026.'
const [line, longer] = ['x'.repeat(80), 'x'.repeat(81)]

it.each([
  [{ counts: 'Alle.' }, { line: 'Alle.', more: '' }],
  [
    { counts: line, ...evidence },
    { line, more: source },
  ],
  [
    { counts: longer, ...evidence },
    { line: '', more: `${longer} ${source}` },
  ],
  [evidence, { line: '', more: source }],
])('says of %j what is counted in a line, and what else there is beside it', (fact, explanation) => {
  expect(explanationOf({ value: '2', label: 'Menschen', ...fact })).toEqual(explanation)
})

it.each<[FactId, Partial<Fact>, boolean]>([
  ['employees', evidence, false],
  ['employees', { ...evidence, asOf: '' }, true],
  ['founded', {}, false],
])('%s with %j: unproven %s', (id, proof, expected) => {
  expect(isUnproven([id, { value: '2', label: 'Menschen', ...proof }])).toBe(expected)
})
