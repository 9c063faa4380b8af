import { watches } from '@/content/watches'
import { minutesIn, spanOf } from '@/lib/both/watch/timeline'
import { scenes } from './'

const HOUR = 60

describe('the people in the watch of an event', () => {
  const watch = watches.veranstaltungsservice
  const scene = watch && scenes.veranstaltungsservice?.(watch.drawing)

  it('are as many in each hour as its columns say, with the one who leads', () => {
    if (!watch?.staff || !scene?.timed) {
      throw new Error('The event has no people.')
    }
    const { from } = spanOf(watch)
    const counted = watch.staff.map((_, hour) => {
      const middle = from + hour * HOUR + (hour === 9 ? 10 : 30)
      return (scene.timed ?? [])
        .filter(({ kind }) => kind === 'staff')
        .filter(({ on }) =>
          on.some(([start, end]) => minutesIn(watch, start) <= middle && middle < minutesIn(watch, end)),
        )
        .reduce((sum, { shapes }) => sum + shapes.length, 1)
    })
    expect(counted).toEqual(watch.staff)
  })
})
