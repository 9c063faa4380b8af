import { POSTS_KEY } from '@/content/storageKeys'
import { PLANNED_ATTRIBUTE } from '@/lib/both/pageState'

function isPlanned(): boolean {
  jest.isolateModules(() => {
    require('./planned')
  })
  return document.documentElement.hasAttribute(PLANNED_ATTRIBUTE)
}

it.each([
  ['', false],
  ['#regeln', false],
  ['#land=HE&jahr=2027', false],
  ['#land=HE&posten=Mo|08:00-16:00|1|Tor', true],
  ['#land%3DHE%26posten%3DMo', true],
])('a page at %j waits for its plan: %s', (hash, expected) => {
  location.hash = hash
  expect(isPlanned()).toBe(expected)
})

it('waits also for the plan of this tab', () => {
  location.hash = ''
  sessionStorage.setItem(POSTS_KEY, '[]')
  expect(isPlanned()).toBe(true)
  sessionStorage.clear()
})
