import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { places } from './places'

it.each(Object.entries(places))('asks for a master of %s that its widest copy needs', (_name, place) => {
  const { least, widths, squareWidths = [] } = place
  if (widths.length > 0) {
    expect(least.width).toBe(Math.max(...widths))
  }
  expect(least.height).toBeGreaterThanOrEqual(Math.max(0, ...squareWidths))
})

it('says in docs/bilder.md how large each has to be', () => {
  const docs = readFileSync(join(process.cwd(), 'docs/bilder.md'), 'utf8')
  const rows = [...docs.matchAll(/^\| `(.+?)` .*?\| (\d+) × (\d+) /gm)].map(([, name, width, height]) => [
    name,
    { width: Number(width), height: Number(height) },
  ])
  expect(Object.fromEntries(rows)).toEqual(
    Object.fromEntries(Object.entries(places).map(([name, { least }]) => [name, least])),
  )
})
