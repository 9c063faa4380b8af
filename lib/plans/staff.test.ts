import { plans } from '@/content/plans'
import { scenes } from './scenes'
import { minutesIn, spanOf } from './timeline'

const HOUR = 60

describe('the people in the plan of an event', () => {
  const plan = plans.veranstaltungsservice
  const scene = plan && scenes.veranstaltungsservice?.(plan.drawing)

  it('are as many in each hour as its columns say, with the one who leads', () => {
    if (!plan?.staff || !scene?.timed) {
      throw new Error('The event has no people.')
    }
    const { from } = spanOf(plan)
    const counted = plan.staff.map((_, hour) => {
      const middle = from + hour * HOUR + (hour === 9 ? 10 : 30)
      return (scene.timed ?? [])
        .filter(({ kind }) => kind === 'staff')
        .filter(({ on }) =>
          on.some(([start, end]) => minutesIn(plan, start) <= middle && middle < minutesIn(plan, end)),
        )
        .reduce((sum, { shapes }) => sum + shapes.length, 1)
    })
    expect(counted).toEqual(plan.staff)
  })
})
