import { readClock } from './clock'

it.each([
  ['18:00', '18:00'],
  ['18', '18:00'],
  ['6', '06:00'],
  ['6:15', '06:15'],
  ['18.30', '18:30'],
  ['18,45', '18:45'],
  ['18h30', '18:30'],
  ['1830', '18:30'],
  ['630', '06:30'],
  [' 18:00 ', '18:00'],
  ['6:15 Uhr', '06:15'],
  ['18uhr', '18:00'],
  ['0', '00:00'],
  ['00:00', '00:00'],
  ['24:00', '24:00'],
  ['24', '24:00'],
  ['18h', '18:00'],
  ['１８：００', '18:00'],
])('%s is %s', (text, clock) => {
  expect(readClock(text)).toBe(clock)
})

it('tells a minute that is no quarter of an hour', () => {
  expect(readClock('18:05')).toBe('fine')
})

it.each([...'Uhr abends 18:60 24:15 25:00 99 -6 18:0 18:000 18:00:00 12345 1e1 ٦'.split(' '), '6 pm', ''])(
  '%s is no time of day',
  (text) => {
    expect(readClock(text)).toBeNull()
  },
)
