import { FAILED_EVENT, SCRIPTED_ATTRIBUTE } from '@/lib/both/pageContract'

it('counts on the scripts until they fail', () => {
  require('./scripted')
  expect(document.documentElement).toHaveAttribute(SCRIPTED_ATTRIBUTE)
  document.dispatchEvent(new Event(FAILED_EVENT))
  expect(document.documentElement).not.toHaveAttribute(SCRIPTED_ATTRIBUTE)
})
