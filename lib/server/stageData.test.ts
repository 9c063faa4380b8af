import type { ServiceSlug } from '@/content/services/slugs'
import { watches } from '@/content/watches'
import type { Watch } from '@/content/watches/types'
import { clockOf } from '@/lib/both/clock'
import { minutesIn } from '@/lib/both/watch/timeline'
import { stageDataOf, stageOf } from './stageData'

const all = Object.entries(watches) as [ServiceSlug, Watch][]

it.each(all)('%s: minutes and words of its log change without a new drawing', (slug, watch) => {
  const stage = stageOf(slug)
  if (stage === null) {
    throw new Error(`${slug} has no drawing.`)
  }
  // Each entry but the first and the last a minute later, in other words.
  const stops = watch.stops.map((stop, index) =>
    stop.text === undefined || index === 0 || index === watch.stops.length - 1
      ? stop
      : { ...stop, at: clockOf(minutesIn(watch, stop.at) + 1), text: 'Anders.' },
  )
  const { shift, ...data } = stageDataOf(slug, { ...watch, stops }, stage.drawing)
  expect(shift.stops.map(({ from }) => from)).toEqual(stops.map(({ at }) => minutesIn(watch, at)))
  expect(shift.ways).toBe(stage.data.shift.ways)
  expect(data.regions.map(({ outline }) => outline)).toEqual(stage.data.regions.map(({ outline }) => outline))
})
