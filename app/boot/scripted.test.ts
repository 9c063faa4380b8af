import { FAILED_EVENT, READY_EVENT, SCRIPTED_ATTRIBUTE } from '@/lib/both/pageState'

it('counts on the scripts until they fail, and again where they come late', () => {
  const isScripted = () => document.documentElement.hasAttribute(SCRIPTED_ATTRIBUTE)
  require('./scripted')
  expect(isScripted()).toBe(true)
  document.dispatchEvent(new Event(FAILED_EVENT))
  expect(isScripted()).toBe(false)
  document.dispatchEvent(new Event(READY_EVENT))
  expect(isScripted()).toBe(true)
})
