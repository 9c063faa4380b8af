import { Miniature } from '@/desk/frame/Miniature'
import { Bar, Difference, shareOf } from './Bar'
import { examplePair } from './examplePair'

/** Where the label of each is, and below it its bar. */
const PLACES = [22, 140] as const
const BAR = { below: 12, height: 46 }

/** Two offers as bars, and what lies between them. */
export function OffersMiniature() {
  const pair = examplePair()
  const sums = pair.map(({ sum }) => sum.net)
  const [least, highest] = [Math.min(...sums), Math.max(...sums)]
  return (
    <Miniature>
      {pair.map(({ name, sum, more }, at) => {
        const labels = PLACES[at] ?? PLACES[0]
        const bar = labels + BAR.below
        return (
          <g key={name}>
            <text y={labels}>{name}</text>
            <Bar sum={sum} highest={highest} y={bar} height={BAR.height} />
            {more && (
              <Difference
                least={shareOf(least, highest)}
                own={shareOf(sum.net, highest)}
                y={bar + BAR.height}
              >
                {more}
              </Difference>
            )}
          </g>
        )
      })}
    </Miniature>
  )
}
