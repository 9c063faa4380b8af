import { FAILED_EVENT, READY_EVENT, SCRIPTED_ATTRIBUTE, UNLOADED_ATTRIBUTE } from '@/lib/both/pageContract'

it('counts on the scripts until they fail, and again where they come late', () => {
  const marks = () =>
    [SCRIPTED_ATTRIBUTE, UNLOADED_ATTRIBUTE].filter((name) => document.documentElement.hasAttribute(name))
  require('./scripted')
  expect(marks()).toEqual([SCRIPTED_ATTRIBUTE])
  document.dispatchEvent(new Event(FAILED_EVENT))
  expect(marks()).toEqual([UNLOADED_ATTRIBUTE])
  document.dispatchEvent(new Event(READY_EVENT))
  expect(marks()).toEqual([SCRIPTED_ATTRIBUTE])
})
