import { FAILED_EVENT, READY_EVENT, SCRIPTED_ATTRIBUTE } from '@/lib/both/pageContract'

const isScripted = () => document.documentElement.hasAttribute(SCRIPTED_ATTRIBUTE)

it('counts on the scripts until they fail, and again if they come all the same', () => {
  require('./scripted')
  expect(isScripted()).toBe(true)
  document.dispatchEvent(new Event(FAILED_EVENT))
  expect(isScripted()).toBe(false)
  document.dispatchEvent(new Event(READY_EVENT))
  expect(isScripted()).toBe(true)
})
