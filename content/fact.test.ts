import { claimedFacts, noteOf } from './fact'

it('speaks of the figures that are claimed', () => {
  const employees = { value: '2', label: 'Menschen' }
  expect(claimedFacts({ employees, serviceLines: null })).toEqual([['employees', employees]])
})

it.each([
  [{ counts: 'Alle.' }, 'Alle.'],
  [
    { counts: 'Alle.', evidence: { basis: 'Eigene Auswertung', period: '2025', asOf: 'Januar 2026' } },
    'Alle. Eigene Auswertung, 2025, Stand Januar 2026.',
  ],
  [
    { evidence: { basis: 'Eigene Auswertung', period: '2025', asOf: 'Januar 2026' } },
    'Eigene Auswertung, 2025, Stand Januar 2026.',
  ],
  [{ evidence: null }, undefined],
  [{ note: 'Alle. Stand 2025.', evidence: null }, 'Alle. Stand 2025.'],
])('says of %j what is counted and on what it rests', (fact, note) => {
  expect(noteOf({ value: '2', label: 'Menschen', ...fact })).toBe(note)
})
