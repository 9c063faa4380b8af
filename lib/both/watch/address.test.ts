import { minutesOfFragment, timeId } from './address'

/** 22:00 to 06:00. */
const shift = { from: 1320, to: 1800 }

it.each([1320, 1439, 1440, 1515, 1800])('names minute %d of a shift, and finds it again', (minutes) => {
  expect(minutesOfFragment(`#${timeId(minutes)}`, shift)).toBe(minutes)
})

it.each(['#zeit=01:15', '#zeit=1:15', '#zeit=01%3A15', '#ZEIT=01%3a15'])(
  'reads %j as somebody meant it',
  (fragment) => {
    expect(minutesOfFragment(fragment, shift)).toBe(1515)
  },
)

it.each(['', '#plan', '#zeit=12:00', '#zeit=115', '#zeit=01:15x'])('reads no time from %j', (fragment) => {
  expect(minutesOfFragment(fragment, shift)).toBeNull()
})
