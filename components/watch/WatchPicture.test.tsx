import { render } from '@testing-library/react'
import { WatchPicture } from './WatchPicture'

type Props = Parameters<typeof WatchPicture>[0]

const drawing: Props['drawing'] = {
  viewBox: [0, 0, 100, 100],
  posts: [{ at: [50, 50], lean: 0 }],
  labels: [],
  route: { seen: '', hidden: '' },
  timed: [],
  pool: null,
  trolley: null,
  crowd: null,
  faults: [{ at: [50, 50], beside: [14, 0], from: 0, isOpen: true }],
}
const data: Props['data'] = {
  files: {},
  crowd: null,
  timetable: { from: 0, to: 60, day: [60, 61], stops: [], ways: [], hidden: [], staff: null },
  hasTorch: true,
  ground: null,
}
const byCar: Props['data'] = {
  ...data,
  hasTorch: false,
  ground: {
    axes: [
      [1, 0],
      [0, 1],
    ],
    lift: 0.5,
  },
}
const all = (props: Props['data'], selector: string) => [
  ...render(<WatchPicture drawing={drawing} data={props} alt="" />).container.querySelectorAll(selector),
]

it('lays whoever is watched below the numbers, and a mark of a fault on top, beside its place', () => {
  const layers = all(data, '.watch-guard, .watch-post, .watch-fault')
  expect(layers.map((layer) => layer.classList[0])).toEqual(['watch-guard', 'watch-post', 'watch-fault'])
  expect(layers[2]?.querySelector('g')?.getAttribute('transform')).toBe('translate(14 0)')
})

it('shows somebody on foot with a torch, and a car without one', () => {
  expect(all(data, '.watch-torch')).toHaveLength(1)
  expect(all(data, '.watch-van')).toHaveLength(0)
  expect(all(byCar, '.watch-guard[data-car] .watch-van')).toHaveLength(1)
  expect(all(byCar, '.watch-torch')).toHaveLength(0)
})
