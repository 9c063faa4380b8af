import { act, render } from '@testing-library/react'
import { animate } from 'framer-motion/dom/mini'
import { provideIntersections, provideMedia } from '@/tests/support/platform'
import { PageMotion } from './PageMotion'

// jsdom animates nothing; tests/e2e/motion.spec.ts sees it move.
jest.mock('framer-motion/dom/mini', () => ({ animate: jest.fn() }))

const REDUCE = '(prefers-reduced-motion: reduce)'

/** Items that stand so many pixels below the top of a window of 768. */
function itemsAt(...tops: number[]): HTMLElement[] {
  return tops.map((top) => {
    const item = document.createElement('p')
    item.dataset.reveal = ''
    item.getBoundingClientRect = () => ({ top, bottom: top + 100 }) as DOMRect
    document.body.append(item)
    return item
  })
}

const statesOf = (items: HTMLElement[]) => items.map(({ dataset }) => dataset.reveal)

/** Until framer-motion is there. */
async function moving() {
  const { unmount } = render(<PageMotion />)
  await act(async () => {
    await import('./reveal')
  })
  return unmount
}

let view: ReturnType<typeof provideIntersections>

beforeEach(() => {
  jest.mocked(animate).mockClear()
  document.body.replaceChildren()
  view = provideIntersections()
  provideMedia(REDUCE, false)
})

it('hides only what stands below the initial viewport, and fades in together what comes together', async () => {
  const [first, ...below] = itemsAt(300, 900, 900, 2000)
  await moving()
  expect(first?.dataset.reveal).toBe('')
  expect(statesOf(below)).toEqual(['armed', 'armed', 'armed'])
  await act(async () => view.enter(...below.slice(0, 2)))
  expect(statesOf(below)).toEqual(['', '', 'armed'])
  expect(jest.mocked(animate).mock.calls.map(([items]) => items)).toEqual([below.slice(0, 2)])
})

it('fades nothing that was jumped over', async () => {
  const items = itemsAt(900)
  await moving()
  for (const item of items) {
    item.getBoundingClientRect = () => ({ bottom: -100 }) as DOMRect
  }
  await act(async () => view.enter(...items))
  expect(statesOf(items)).toEqual([''])
  expect(animate).not.toHaveBeenCalled()
})

it.each([
  ['for who wants less motion', () => provideMedia(REDUCE, true)],
  [
    'where nobody would tell when it comes into view',
    () => Reflect.deleteProperty(window, 'IntersectionObserver'),
  ],
])('hides nothing %s', async (_, arrange) => {
  arrange()
  const items = itemsAt(900)
  await moving()
  expect(statesOf(items)).toEqual([''])
})

it('leaves nothing hidden behind', async () => {
  const items = itemsAt(900)
  const unmount = await moving()
  expect(statesOf(items)).toEqual(['armed'])
  unmount()
  expect(statesOf(items)).toEqual([''])
})
