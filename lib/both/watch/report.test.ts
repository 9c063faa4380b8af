import { watches } from '@/content/watches'
import { reportOf } from './report'

it('counts what the log tells, the rounds, and what is left open', () => {
  expect(
    reportOf({
      stops: [
        { at: '22:00', post: 'tor', text: 'Übernahme.' },
        { at: '23:00', post: 'zaun', round: true },
        { at: '23:10', post: 'halle', text: 'Licht gelöscht.', fault: 'settled' },
        { at: '23:20', post: 'tank', text: 'Deckel lose.', fault: { open: 'Deckel' }, round: true },
      ],
    }),
  ).toEqual({ entries: 3, rounds: 2, open: ['Deckel'] })
})

it.each(Object.entries(watches))('%s finds nothing of which its log does not tell', (_, { stops }) => {
  expect(stops.filter(({ fault, text }) => fault !== undefined && text === undefined)).toEqual([])
})
