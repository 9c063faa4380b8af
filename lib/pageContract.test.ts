import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as contract from './pageContract'

const root = join(__dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const { STYLED_ATTRIBUTES, ...names } = contract
const styled = Object.entries(STYLED_ATTRIBUTES)

const styleSheets = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => read(`app/${file}`))
  .join('')
const inStyleSheets = new Set(styleSheets.match(/(?<=\[)data-[\w-]+/g))

it('names every attribute that a style sheet reads', () => {
  const known = new Set<string>([...styled.map(([name]) => name), ...Object.values(names)])
  expect(inStyleSheets.size).toBeGreaterThan(10)
  expect([...inStyleSheets].filter((name) => !known.has(name))).toEqual([])
})

it.each(styled)('%s is read by a style sheet and set by %s', (name, component) => {
  expect(inStyleSheets).toContain(name)
  const property = name.slice('data-'.length)
  expect(read(`components/${component}`)).toMatch(new RegExp(`${name}\\b|dataset\\.${property}\\b`))
})
