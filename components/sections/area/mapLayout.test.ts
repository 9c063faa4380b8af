import fc from 'fast-check'
import type { Region } from '@/content/place'
import { CORNER, labelBox, overlap } from './mapLabels'
import { type MapLayout, mapLayout } from './mapLayout'

const region = (name: string, longitude: number, latitude: number): Region => ({
  name,
  text: '',
  at: [longitude, latitude],
})
const hamburg = [
  region('Hamburg', 9.99, 53.55),
  region('Norderstedt', 10, 53.7),
  region('Lüneburg', 10.41, 53.25),
  region('Stade', 9.47, 53.6),
]
const nine = [
  ...hamburg,
  region('Buxtehude', 9.7, 53.47),
  region('Schleswig-Holstein', 9.9, 54.1),
  region('Ahrensburg', 10.23, 53.67),
  region('Geesthacht', 10.37, 53.43),
  region('Buchholz', 9.87, 53.33),
]
/** Dense. */
const ruhr = [
  region('Essen', 7.01, 51.45),
  region('Bochum', 7.22, 51.48),
  region('Dortmund', 7.46, 51.51),
  region('Duisburg', 6.76, 51.43),
  region('Gelsenkirchen', 7.1, 51.52),
  region('Oberhausen', 6.86, 51.47),
  region('Mülheim', 6.88, 51.43),
  region('Düsseldorf', 6.78, 51.22),
  region('Wuppertal', 7.18, 51.26),
]

function laidOut(regions: readonly Region[]): MapLayout {
  const layout = mapLayout(regions, null)
  if (layout === null) {
    throw new Error('There is no map.')
  }
  return layout
}

it.each([
  ['four', hamburg],
  ['nine', nine],
  ['nine near', ruhr],
])('names %s regions so that no name lies on another, on a mark or beyond the edge', (_, regions) => {
  const { marks, width, height } = laidOut(regions)
  const boxes = marks.flatMap((mark) => (mark.label ? [labelBox(mark, mark.label)] : []))
  expect(boxes).toHaveLength(regions.length)
  for (const [index, box] of boxes.entries()) {
    expect(box.left).toBeGreaterThanOrEqual(0)
    expect(box.right).toBeLessThanOrEqual(width)
    expect(box.top).toBeGreaterThanOrEqual(0)
    expect(box.bottom).toBeLessThanOrEqual(height)
    expect(boxes.filter((other, place) => place !== index && overlap(box, other) > CORNER)).toEqual([])
    for (const { at } of marks) {
      const [x, y] = at
      expect(overlap(box, { left: x - 10, right: x + 10, top: y - 10, bottom: y + 10 })).toBe(0)
    }
  }
})

it('names of many regions only the first, the seat among them, and none that would lie on another', () => {
  const { marks } = laidOut([...nine, ...ruhr])
  expect(marks).toHaveLength(18)
  const named = marks.filter(({ label }) => label).map(({ name }) => name)
  expect(named[0]).toBe('Hamburg')
  expect(named.every((name) => nine.some((region) => region.name === name))).toBe(true)
  const boxes = marks.flatMap((mark) => (mark.label ? [labelBox(mark, mark.label)] : []))
  for (const box of boxes) {
    expect(boxes.filter((other) => other !== box && overlap(box, other) > CORNER)).toEqual([])
  }
})

it('has north above and east on the right', () => {
  const { marks } = laidOut(hamburg)
  const byName = Object.fromEntries(marks.map(({ name, at: [x, y] }) => [name, { x, y }]))
  const { Hamburg, Norderstedt, Stade, Lüneburg } = byName
  expect(Norderstedt?.y).toBeLessThan(Hamburg?.y ?? 0)
  expect(Stade?.x).toBeLessThan(Hamburg?.x ?? 0)
  expect(Lüneburg?.x).toBeGreaterThan(Hamburg?.x ?? 0)
})

it('keeps the place in the list where a region has none on the map', () => {
  const [first, second, ...others] = hamburg
  const layout = laidOut([first, { name: second?.name ?? '', text: '' }, ...others] as Region[])
  expect(layout.marks.map(({ place }) => place)).toEqual([1, 3, 4])
})

it('is no map where fewer than two say where they are', () => {
  for (const placed of [0, 1]) {
    expect(mapLayout([...hamburg.slice(0, placed), { name: 'Niedersachsen', text: '' }], null)).toBeNull()
  }
})

it('takes the edges of the record only where all regions lie within', () => {
  const edges = { west: 9, east: 11, north: 54, south: 53 }
  const within = mapLayout(hamburg, { town: 'Hamburg', edges })
  expect(within?.project([9, 54])).toEqual([0, 0])
  expect(within?.project([11, 53])).toEqual([within?.width, within?.height])
  const beyond = mapLayout([...hamburg, region('Bremen', 8.8, 53.08)], { town: 'Hamburg', edges })
  const bremen = beyond?.marks.at(-1)?.at[0]
  expect(bremen).toBeGreaterThan(0)
})

it('has all marks and room for names on the sheet, which is neither strip nor tower, wherever they lie', () => {
  const anywhere = fc.record({
    name: fc.string({ minLength: 1, maxLength: 20 }),
    text: fc.constant(''),
    at: fc.tuple(
      fc.double({ min: 5.9, max: 15, noNaN: true }),
      fc.double({ min: 47.3, max: 55, noNaN: true }),
    ),
  })
  fc.assert(
    fc.property(fc.array(anywhere, { minLength: 2, maxLength: 9 }), (regions) => {
      const { width, height, marks } = laidOut(regions)
      expect(width / height).toBeLessThan(2.2)
      expect(width / height).toBeGreaterThan(1.24)
      for (const { at } of marks) {
        expect(at[0]).toBeGreaterThanOrEqual(100)
        expect(at[0]).toBeLessThanOrEqual(width - 100)
        expect(at[1]).toBeGreaterThanOrEqual(100)
        expect(at[1]).toBeLessThanOrEqual(height - 100)
      }
    }),
    { numRuns: 25 },
  )
})
