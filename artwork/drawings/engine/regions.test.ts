import { type Path, seenFrom } from './regions'
import type { Region } from './scene'

const posts = { desk: [0, 0], gate: [10, 0] } as const
/** Ten metres, which the sheet shows a hundred units long. */
const paths: Record<string, Path> = {
  'desk gate': {
    spots: [
      [0, 0],
      [10, 0],
    ],
    points: [
      [0, 0],
      [100, 0],
    ],
  },
  'gate desk': {
    spots: [
      [10, 0],
      [0, 0],
    ],
    points: [
      [100, 0],
      [0, 0],
    ],
  },
}

const room = (left: number, right: number): Region => ({
  outline: '',
  seen: { within: { min: [left, -1, -1], max: [right, 1, 1] } },
})

describe('a region', () => {
  it('is seen on a stretch of each way that leads through it, in its direction', () => {
    expect(seenFrom(room(3.1, 5), posts, paths)).toEqual({
      posts: [],
      ways: { 'desk gate': [0.35, 0.5], 'gate desk': [0.5, 0.65] },
    })
  })

  it('is seen from the posts within it', () => {
    expect(seenFrom(room(-1, 1), posts, paths)).toEqual({
      posts: ['desk'],
      ways: { 'desk gate': [0.05, 0.1], 'gate desk': [0.9, 1] },
    })
  })

  it('is seen from nowhere where nobody goes', () => {
    expect(seenFrom(room(20, 30), posts, paths)).toEqual({ posts: [], ways: {} })
  })

  it('is seen from posts that stand for it, and from no way', () => {
    expect(seenFrom({ outline: '', seen: { from: ['gate'] } }, posts, paths)).toEqual({
      posts: ['gate'],
      ways: {},
    })
  })
})
