import type { Region } from '@/lib/both/watch/drawing'
import { seenRegions } from './seenRegions'

/** From the desk to the gate and back, in the last ten minutes before each hour. */
const shift = {
  from: 1200,
  to: 1320,
  day: [1320, 1321],
  stops: [
    { from: 1200, leaves: 1250, post: 'desk' },
    { from: 1260, leaves: 1310, post: 'gate' },
    { from: 1320, leaves: 1320, post: 'desk' },
  ],
} as const
const evening = { ...shift, day: [1200, 1270] } as const

const region = (posts: string[], ways: Region['ways'] = {}): Region => ({ outline: 'M0 0z', posts, ways })
const desk = region(['desk'], { 'gate desk': [0.9, 1] })
const hall = region([], { 'desk gate': [0.4, 0.6], 'gate desk': [0.4, 0.6] })
const gate = region(['gate'], { 'desk gate': [0.95, 1] })

it.each([
  ['one where the shift begins, before its first moment', desk, shift, 1199],
  ['one on a way, when that comes into it', hall, shift, 1254],
  ['one at a post, on the way to that', gate, shift, 1259.5],
  ['one that is seen from a post alone, with that', region(['gate']), shift, 1260],
  ['what was seen by day, from dusk on while somebody is there', gate, evening, 1270],
  ['what was left by day, when somebody comes there again', desk, evening, 1319],
])('sees %s', (_, one, times, from) => {
  expect(seenRegions([one], times)).toEqual([{ outline: 'M0 0z', from }])
})

it('leaves out what nobody sees', () => {
  expect(seenRegions([region(['roof'])], shift)).toEqual([])
})
