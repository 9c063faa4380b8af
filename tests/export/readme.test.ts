import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { scripts } from '../../package.json'

const ROOT = process.cwd()
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`),
].filter((name) => name.endsWith('.md'))

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8')

  it('names only commands that exist', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name)
    expect(named.filter((name) => !(name && name in scripts))).toEqual([])
  })

  it('names only gates and benches that exist', () => {
    const named = [...text.matchAll(/npm run (gate|bench) -- (\w+)/g)]
    const files = named.map(([, command, name]) =>
      command === 'gate' ? `tests/${name}/run.ts` : `scripts/bench/${name}.ts`,
    )
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
  })

  it('links to files and shows pictures that exist', () => {
    const links = [...text.matchAll(/(?:\]\(|src=")(?!https?:|#|mailto:)([^)#"]+)/g)].map(
      ([, link = '']) => link,
    )
    expect(links.filter((link) => !existsSync(join(ROOT, dirname(document), link)))).toEqual([])
  })

  it('names only files that exist', () => {
    const paths = [
      ...text.matchAll(/`((?:app|components|content|lib|public|scripts|tests|docs|artwork)\/[\w./-]+)`/g),
    ].map(([, path = '']) => path)
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
  })
})
