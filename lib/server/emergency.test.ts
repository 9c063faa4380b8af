import { isAlwaysAnswered } from './emergency'

it.each([
  ['rund um die Uhr', true],
  ['Rund\u00a0um\u00a0die\u00a0Uhr besetzt', true],
  ['täglich 24\u00a0Stunden', true],
  ['24 Stunden, an sieben Tagen der Woche', true],
  ['täglich 0 bis 24 Uhr, auch an Feiertagen', true],
  ['täglich 18 bis 6 Uhr', false],
  ['Montag bis Freitag rund um die Uhr', false],
  ['rund um die Uhr außer sonntags', false],
  ['rund um die Uhr, werktags', false],
  ['', false],
  [undefined, false],
])('%s: %s', (hours, always) => {
  expect(isAlwaysAnswered(hours)).toBe(always)
})
