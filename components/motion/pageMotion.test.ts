import { animate } from 'framer-motion/dom/mini'
import { provideIntersections, provideMedia } from '@/tests/support/platform'
import { startPageMotion } from './pageMotion'

// jsdom animates nothing; tests/e2e/motion.spec.ts checks the movement.
jest.mock('framer-motion/dom/mini', () => ({ animate: jest.fn() }))

const REDUCE = '(prefers-reduced-motion: reduce)'

/** Items at these distances, in pixels, from the top of a window 768 px high. */
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

/** Starts, and waits until framer-motion has loaded. */
async function start() {
  startPageMotion()
  await import('./reveal')
  await Promise.resolve()
}

let view: ReturnType<typeof provideIntersections>

beforeEach(() => {
  jest.mocked(animate).mockClear()
  document.body.replaceChildren()
  view = provideIntersections()
  provideMedia(REDUCE, false)
})

it('hides only items below the initial viewport, and fades in together those that appear together', async () => {
  const [first, ...below] = itemsAt(300, 900, 900, 2000)
  await start()
  expect(first?.dataset.reveal).toBe('')
  expect(statesOf(below)).toEqual(['armed', 'armed', 'armed'])
  view.enter(...below.slice(0, 2))
  await Promise.resolve()
  expect(statesOf(below)).toEqual(['', '', 'armed'])
  expect(jest.mocked(animate).mock.calls.map(([items]) => items)).toEqual([below.slice(0, 2)])
})

it('does not fade items that were skipped', async () => {
  const items = itemsAt(900)
  await start()
  for (const item of items) {
    item.getBoundingClientRect = () => ({ bottom: -100 }) as DOMRect
  }
  view.enter(...items)
  await Promise.resolve()
  expect(statesOf(items)).toEqual([''])
  expect(animate).not.toHaveBeenCalled()
})

it.each([
  ['with reduced motion', () => provideMedia(REDUCE, true)],
  ['without observers', () => Reflect.deleteProperty(window, 'IntersectionObserver')],
])('hides nothing %s', async (_, arrange) => {
  arrange()
  const items = itemsAt(900)
  await start()
  expect(statesOf(items)).toEqual([''])
})
