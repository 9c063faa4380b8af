import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { addCompileHints, COMPILE_HINT } from './compileHints'

const A = '03ufhugypv1pp'
const B = '0cz1d0mv5g_q7'
const RUNTIME = 'turbopack-077hmtqrhcoji'

function exportOf(files: Record<string, string>): string {
  const out = mkdtempSync(join(tmpdir(), 'hints-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(out, name)), { recursive: true })
    writeFileSync(join(out, name), text)
  }
  return out
}

const chunksOf = (out: string) => readdirSync(join(out, '_next/static/chunks')).sort()
const files = {
  'index.html': `<script src="/_next/static/chunks/${A}.js"></script><script src="/_next/static/chunks/${RUNTIME}.js"></script>`,
  'index.txt': `5:I[1,["static/chunks/${A}.js"]]`,
  'hero/start.avif': `static/chunks/${A}.js`,
  [`_next/static/chunks/${A}.js`]: `load("static/chunks/${B}.js")`,
  [`_next/static/chunks/${B}.js`]: 'b()',
  [`_next/static/chunks/${RUNTIME}.js`]: 'c()',
  [`_next/static/chunks/${A}.css`]: 'p{}',
}

it('puts the hint first, and gives every chunk a new name wherever it is named', () => {
  const out = exportOf(files)
  addCompileHints(out)
  const read = (name: string) => readFileSync(join(out, name), 'utf8')
  const names = chunksOf(out).filter((name) => name.endsWith('.js'))
  expect(names).toHaveLength(3)
  for (const name of names) {
    expect(read(`_next/static/chunks/${name}`).startsWith(COMPILE_HINT)).toBe(true)
    expect(Object.keys(files)).not.toContain(`_next/static/chunks/${name}`)
  }
  const named = [...(read('index.html') + read('index.txt')).matchAll(/static\/chunks\/([\w-]+\.js)/g)].map(
    ([, name]) => name,
  )
  expect(named).toHaveLength(3)
  expect(names).toEqual(expect.arrayContaining(named))
  expect(named[1]).toMatch(/^turbopack-/)
  const inner = read(`_next/static/chunks/${named[0]}`).match(/chunks\/(.*)"/)?.[1]
  expect(names).toContain(inner)
  // The name is the hash of what is served.
  const served = createHash('sha256')
    .update(read(`_next/static/chunks/${inner}`))
    .digest('hex')
  expect(served.startsWith(`${inner?.replace('.js', '')}`)).toBe(true)
  // Payloads count bytes.
  expect(read('index.txt')).toHaveLength(files['index.txt'].length)
  expect(read('hero/start.avif')).toBe(files['hero/start.avif'])
  expect(chunksOf(out)).toContain(`${A}.css`)
})

it('gives equal names to equal contents, and others to others', () => {
  const outs = ['b()', 'b()', 'b2()'].map((text) =>
    exportOf({ ...files, [`_next/static/chunks/${B}.js`]: text }),
  )
  const [first, again, changed] = outs.map((out) => {
    addCompileHints(out)
    return chunksOf(out)
  })
  expect(again).toEqual(first)
  expect(changed).not.toEqual(first)
})

it.each([
  ['a chunk without a hash', { '_next/static/chunks/main.js': '' }, 'main.js has no hash in its name'],
  [
    'a chunk that is named in another way',
    { 'index.txt': `["${A}"]` },
    'index.txt names a chunk by its old name',
  ],
])('stops at %s, and says what to do', (_name, change, message) => {
  const act = () => addCompileHints(exportOf({ ...files, ...change }))
  expect(act).toThrow(message)
  expect(act).toThrow('DEFER_SCRIPTS=off')
})
