import { boxAround, boxOf, union } from './box'

it('takes in all that lies within a distance of some points', () => {
  expect(
    boxAround(
      [
        [10, 40],
        [30, 20],
      ],
      5,
    ),
  ).toEqual([5, 15, 35, 45])
})

it('takes in boxes', () => {
  expect(
    union([
      [0, 0, 2, 2],
      [-1, 1, 1, 5],
    ]),
  ).toEqual([-1, 0, 2, 5])
})

it.each([
  ['M10 20l30 0 0 -5z', [10, 15, 40, 20]],
  ['M10 20l30-5.5.5 9z', [10, 14.5, 40.5, 23.5]],
  ['M0 0l4 4 -8 0zM100 50l0 10z', [-4, 0, 100, 60]],
])('takes in the polygons of %s', (outline, box) => {
  expect(boxOf(outline)).toEqual(box)
})
