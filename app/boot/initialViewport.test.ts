import { DEFER_PICTURES_ATTRIBUTE } from '@/lib/both/pageState'

const page = document.documentElement

/** The `data-defer…` attributes of a page that was opened in this way. */
function opened(hash: string, type: NavigationTimingType) {
  history.replaceState(null, '', `/${hash}`)
  // jsdom has no navigation timing.
  performance.getEntriesByType = () => [{ type }] as unknown as PerformanceEntryList
  jest.isolateModules(() => {
    require('./initialViewport')
  })
  return page.getAttributeNames().filter((name) => name.startsWith('data-defer'))
}

afterEach(() => {
  page.removeAttribute(DEFER_PICTURES_ATTRIBUTE)
})

it.each<[hash: string, type: NavigationTimingType, waiting: string[]]>([
  ['', 'navigate', [DEFER_PICTURES_ATTRIBUTE]],
  ['#contact', 'navigate', []],
  ['', 'reload', []],
  ['', 'back_forward', []],
])('pictures wait only where a page opens at its top: %j, %s', (hash, type, waiting) => {
  expect(opened(hash, type)).toEqual(waiting)
})
