import { nextPlace, play } from './playing'

const span = { first: 1000, next: 1500, last: 3200 }

it.each([
  ['at its pace, which is the whole log in 22 seconds', 1100, 22, 1102.2],
  ['in haste to its first entry', 900, 22, 911],
  ['from there on at its pace', 1000, 22, 1002.2],
  ['on where it stopped in a tab that was hidden', 1100, 60_000, 1106.4],
  ['to its last entry, and no farther', 3199, 22, 3200],
])('a shift that plays goes %s', (_, place, passed, next) => {
  expect(nextPlace(span, place, passed, false)).toBeCloseTo(next)
})

it('jumps to the next entry where motion is reduced', () => {
  expect(nextPlace(span, 1100, 5000, true)).toBe(1500)
})

it.each([
  ['a wheel over its button', 'button', 'wheel', true],
  ['a key elsewhere', 'main', 'keydown', true],
  ['a press elsewhere', 'main', 'pointerdown', true],
  ['a press on its button, which answers that itself', 'button', 'click', false],
])('stops at %s: %s, %s', (_what, place, input, stops) => {
  const [onStop, elements] = [jest.fn(), { button: document.createElement('button'), main: document.body }]
  document.body.append(elements.button)
  const stop = play({ entries: [], span: () => span }, elements.button, onStop)
  elements[place as keyof typeof elements].dispatchEvent(new Event(input, { bubbles: true }))
  expect(onStop.mock.calls.length > 0).toBe(stops)
  stop()
})
