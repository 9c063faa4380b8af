import { DEFER_PICTURES_ATTRIBUTE } from '@/lib/both/pageContract'

const page = document.documentElement

/** Which attributes a page carries that was opened in this way. */
function opened(hash: string, type: NavigationTimingType) {
  history.replaceState(null, '', `/${hash}`)
  // jsdom knows of no navigation.
  performance.getEntriesByType = () => [{ type }] as unknown as PerformanceEntryList
  jest.isolateModules(() => {
    require('./initialViewport')
  })
  return page.getAttributeNames().filter((name) => name.startsWith('data-defer'))
}

afterEach(() => {
  page.removeAttribute(DEFER_PICTURES_ATTRIBUTE)
})

it('pictures of a page that opens at its top wait', () => {
  expect(opened('', 'navigate')).toEqual([DEFER_PICTURES_ATTRIBUTE])
})

it.each<[string, NavigationTimingType]>([
  ['#contact', 'navigate'],
  ['', 'reload'],
  ['', 'back_forward'],
])('nothing waits where the page may open further down: %j, %s', (hash, type) => {
  expect(opened(hash, type)).toEqual([])
})
