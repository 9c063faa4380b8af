import { paneShift } from './paneShift'

it.each([
  ['as large as its window stays', [0.5, 0.5], [300, 200], [300, 200], ''],
  ['a pixel higher than its window stays', [0.5, 0.5], [300, 201], [300, 200], ''],
  ['shows a place in the middle', [0.5, 0.5], [600, 400], [300, 200], 'translate(-150.0px,-100.0px)'],
  ['keeps its empty left edge outside', [0, 0], [600, 400], [300, 200], 'translate(-42.0px,0.0px)'],
  ['keeps its empty right edge outside', [1, 1], [600, 400], [300, 200], 'translate(-258.0px,-200.0px)'],
  ['is centred where it is hardly wider', [0, 0.5], [310, 400], [300, 200], 'translate(-5.0px,-100.0px)'],
  ['moves only down where it is no wider', [0, 1], [200, 400], [300, 200], 'translate(0.0px,-200.0px)'],
] as const)('a drawing %s', (_, place, sheet, pane, transform) => {
  expect(paneShift(place, sheet, pane)).toBe(transform)
})
