import { render } from '@testing-library/react'
import { selectorOf, type WatchPart } from '@/lib/both/watch/parts'
import type { StageData } from '@/lib/both/watch/stage'
import { stageOf } from '@/lib/server/stageData'
import { WatchPicture } from './WatchPicture'

const ORDER: WatchPart[] = ['guard', 'post', 'fault']

const stage = stageOf('werkschutz')
if (stage === null) {
  throw new Error('There is no watch to draw.')
}
const all = (data: Partial<StageData>, selector: string) => [
  ...render(<WatchPicture {...stage} data={{ ...stage.data, ...data }} />).container.querySelectorAll(
    selector,
  ),
]

it('lays whoever is watched below the numbers, and marks of faults on top, each beside its place', () => {
  const layers = all({}, ORDER.map(selectorOf).join())
  const order = layers.map((layer) => layer.getAttribute('data-part') as WatchPart)
  expect(order).toEqual([...order].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other)))
  expect(new Set(order).size).toBe(3)
  const { beside } = stage.drawing.faults['nordzaun 1'] ?? {}
  const mark = layers.find(
    ({ attributes }) => attributes.getNamedItem('data-name')?.value === 'nordzaun 1 open',
  )
  expect(mark?.querySelector('g')?.getAttribute('transform')).toBe(`translate(${beside?.join(' ')})`)
})

it('shows somebody on foot with a torch, and a car without one', () => {
  const byCar = {
    hasTorch: false,
    ground: {
      axes: [
        [1, 0],
        [0, 1],
      ],
      lift: 0.5,
    },
  } as const
  expect(all({}, selectorOf('torch'))).toHaveLength(1)
  expect(all({}, selectorOf('van'))).toHaveLength(0)
  expect(all(byCar, `${selectorOf('guard')}[data-car] ${selectorOf('van')}`)).toHaveLength(1)
  expect(all(byCar, selectorOf('torch'))).toHaveLength(0)
})
