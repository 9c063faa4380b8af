import { Miniature } from '@/desk/frame/Miniature'
import { Bar, Difference, shareOf } from './Bars'
import { examplePair } from './examplePair'

/** Where the words and the bar of each stand; what lies between the bars begins with the end of the first. */
const PLACES = [
  { words: 20, bar: 32 },
  { words: 196, bar: 122 },
] as const
const BAR = 46

/** Two offers as bars, and what lies between them. */
export function OffersMiniature() {
  const pair = examplePair()
  const sums = pair.map(({ sum }) => sum.net)
  const [least, highest] = [Math.min(...sums), Math.max(...sums)]
  return (
    <Miniature>
      {pair.map(({ name, sum, more }, at) => {
        const { words, bar } = PLACES[at] ?? PLACES[0]
        return (
          <g key={name}>
            <text y={words}>{name}</text>
            <Bar sum={sum} highest={highest} y={bar} height={BAR} />
            {more && (
              <Difference
                least={shareOf(least, highest)}
                own={shareOf(sum.net, highest)}
                y={PLACES[0].bar + BAR}
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
