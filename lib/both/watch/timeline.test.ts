import { clockOf } from '@/lib/both/clock'
import { minutesIn, spanOf } from './timeline'

it('counts on beyond midnight', () => {
  const watch = { shift: { from: '22:00', to: '06:00' } } as const
  expect(spanOf(watch)).toEqual({ from: 1320, to: 1800 })
  expect(minutesIn(watch, '01:15')).toBe(1515)
  expect(clockOf(1515)).toBe('01:15')
})
