import { home } from '@/content/home'
import { offer } from '@/content/services/offered'
import { houses, wallData } from './houses'

const data = wallData()

it('has a house for each service that is offered and has a watch, in their order', () => {
  const slugs = houses.map(({ service }) => service.slug)
  expect(slugs).toEqual(offer.services.filter((slug) => slugs.includes(slug)))
  expect(data.houses).toHaveLength(houses.length)
})

it('tells entries in their order, at most one of them from before the wall', () => {
  for (const { entries } of data.houses) {
    const times = entries.map(({ at }) => at)
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(times.filter((at) => at < data.from).length).toBeLessThanOrEqual(1)
    expect(times.every((at) => at <= data.to)).toBe(true)
  }
})

it('says of a house that is shut since when, and of the others from when on somebody is there', () => {
  const { locked } = home.advantages.wall
  for (const [index, { watch }] of houses.entries()) {
    const { entries, idle } = data.houses[index] ?? { entries: [], idle: '' }
    if (watch.closes !== undefined) {
      expect(idle).toBe(locked(watch.house, watch.closes))
      expect(entries).toEqual([])
    }
  }
})

it('has each statement within its time', () => {
  expect(data.statements[0]).toBe(data.from)
  expect(data.statements).toEqual([...data.statements].sort((a, b) => a - b))
  expect(data.statements.at(-1)).toBeLessThan(data.to)
})
