import { initialsOf, outlineOf } from './initials'

it.each([
  ['Musterwacht', 'M'],
  ['Nachtruf Hanau', 'NH'],
  ['Sicherheit für Hessen', 'SH'],
  ['ABS-Objektschutz Lübeck', 'AO'],
  ['Özdemir & Partner', 'ÖP'],
  ['wachdienst nord', 'WN'],
  ['24 Stunden Wache', '2S'],
  // No number plate has these two, and no guard may wear them.
  ['Schutz und Sicherheit', 'S'],
  ['Nord-Schutz', 'N'],
])('%s has the letters %s', (name, letters) => {
  expect(initialsOf(name)).toBe(letters)
})

it.each(['M', 'NH', 'WW', 'ÄÖ', 'IJ', 'Ł'])(
  'draws %s amid its square, in the room that it has',
  (letters) => {
    const { d, transform } = outlineOf(letters, { width: 20, height: 15 })
    expect(d).toMatch(/^M[\dMLQZ -]+$/)
    const [, scale = 0, left = 0, top = 0] =
      /^translate\(16 16\) scale\((.+)\) translate\((.+) (.+)\)$/.exec(transform)?.map(Number) ?? []
    const numbers = d.match(/-?\d+/g)?.map(Number) ?? []
    for (const [axis, shift, most] of [
      [0, left, 20],
      [1, top, 15],
    ] as const) {
      const places = numbers.filter((_, at) => at % 2 === axis).map((place) => scale * (place + shift))
      expect(Math.max(...places)).toBeLessThanOrEqual(most / 2 + 0.1)
      expect(Math.min(...places) + Math.max(...places)).toBeCloseTo(0, 0)
    }
  },
)
