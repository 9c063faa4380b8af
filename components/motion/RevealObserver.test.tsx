import { act, render } from '@testing-library/react'
import { provideIntersections, provideMedia } from '@/tests/support/platform'
import { RevealObserver } from './RevealObserver'

const REDUCE = '(prefers-reduced-motion: reduce)'

/** Items that stand so many pixels below the top of a window of 768. */
function itemsAt(...tops: number[]): HTMLElement[] {
  return tops.map((top) => {
    const item = document.createElement('p')
    item.dataset.reveal = ''
    item.getBoundingClientRect = () => ({ top }) as DOMRect
    document.body.append(item)
    return item
  })
}

const statesOf = (items: HTMLElement[]) => items.map(({ dataset }) => dataset.reveal)

let view: ReturnType<typeof provideIntersections>

beforeEach(() => {
  document.body.replaceChildren()
  view = provideIntersections()
  provideMedia(REDUCE, false)
})

it('hides only what stands below the initial viewport, and fades it in one after the other', () => {
  const [first, ...below] = itemsAt(300, 900, 900, 2000)
  render(<RevealObserver />)
  expect(first?.dataset.reveal).toBe('')
  expect(statesOf(below)).toEqual(['armed', 'armed', 'armed'])
  act(() => view.enter(...below.slice(0, 2)))
  expect(statesOf(below)).toEqual(['shown', 'shown', 'armed'])
  expect(below.map(({ style }) => style.transitionDelay)).toEqual(['0s', '0.1s', ''])
})

it('hides nothing from who wants less motion', () => {
  provideMedia(REDUCE, true)
  const items = itemsAt(900)
  render(<RevealObserver />)
  expect(statesOf(items)).toEqual([''])
})

it('leaves nothing hidden behind', () => {
  const items = itemsAt(900)
  const { unmount } = render(<RevealObserver />)
  unmount()
  expect(statesOf(items)).toEqual(['shown'])
})
