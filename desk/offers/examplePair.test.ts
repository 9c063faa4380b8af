import { examplePair } from './examplePair'

it('shows what its words say: the lower rate comes to more, and to so much more', () => {
  const [low, high] = examplePair()
  expect(low?.offer.price.rates[0]).toBeLessThan(high?.offer.price.rates[0] ?? 0)
  expect(low?.sum.net).toBeGreaterThan(high?.sum.net ?? 0)
  const share = (low?.sum.net ?? 0) / (high?.sum.net ?? 1) - 1
  expect(low?.more).toContain(`${Math.round(share * 100)}\u00a0%`)
  expect(high?.more).toBeUndefined()
})
