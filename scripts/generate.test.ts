/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { services } from '@/content/services'
import { serviceSlugs } from '@/content/services/slugs'
import pictures from '@/lib/pictures.json'

const folder = join(__dirname, '../content/services')

it('lists every service that has a file, in the order of its position', () => {
  const files = readdirSync(folder)
    .map((name) => name.replace('.ts', ''))
    .filter((name) => !['index', 'slugs'].includes(name))
  expect([...serviceSlugs]).toEqual(files.sort())
  const positions = services.map(({ position }) => position)
  expect(positions).toEqual([...positions].sort((a, b) => a - b))
  expect(services).toHaveLength(files.length)
})

it('has a picture of every service', () => {
  for (const slug of serviceSlugs) {
    expect(Object.keys(pictures)).toContain(`service/${slug}`)
  }
})
