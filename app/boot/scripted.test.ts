import { FAILED_EVENT, READY_EVENT, SCRIPTED_ATTRIBUTE } from '@/lib/both/pageState'

it('expects the scripts until they fail, and again when they arrive late', () => {
  const isScripted = () => document.documentElement.hasAttribute(SCRIPTED_ATTRIBUTE)
  require('./scripted')
  expect(isScripted()).toBe(true)
  document.dispatchEvent(new Event(FAILED_EVENT))
  expect(isScripted()).toBe(false)
  document.dispatchEvent(new Event(READY_EVENT))
  expect(isScripted()).toBe(true)
})
