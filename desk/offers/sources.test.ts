/** @jest-environment jsdom */
import { writeCleaning } from '@/desk/cleaning/storedCleaning'
import { plannedSources } from './sources'

afterEach(() => sessionStorage.clear())

it.each([
  [0, 0],
  [1, 1],
])('cleaning of %i minutes is %i things to compare', (minutes, sources) => {
  writeCleaning({ minutes, incomplete: 0 })
  expect(plannedSources()).toHaveLength(sources)
})
