import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keepExport, restoreKeptExport } from './keptExport'

let out: string
let aside: string
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'kept-'))
  out = join(folder, 'out')
  aside = join(folder, 'local/aside')
})

function build(text: string) {
  mkdirSync(out, { recursive: true })
  writeFileSync(join(out, 'index.html'), text)
}
const built = () => readFileSync(join(out, 'index.html'), 'utf8')

/** What Node.js calls when a program ends, unless it is killed. */
const onExit = () => process.listeners('exit')

/** Keeps the last export and builds another one, as a release does; gives what would be done at its end. */
function keepAndBuild() {
  build('last')
  const before = onExit()
  const kept = keepExport({ out, aside })
  // The build is a program of its own, which must leave alone what waits.
  restoreKeptExport({ out, aside })
  build('new')
  return { kept, endings: onExit().filter((listener) => !before.includes(listener)) }
}

it('the last export is there again when a program fails that put it aside', () => {
  const { endings } = keepAndBuild()
  expect(built()).toBe('new')
  for (const end of endings) {
    end.call(process, 1)
  }
  expect(built()).toBe('last')
  expect(existsSync(aside)).toBe(false)
})

it.each([
  ['build', () => restoreKeptExport({ out, aside })],
  ['release', () => keepExport({ out, aside }).putBack()],
])('after a crash the next %s puts it back first', (_what, next) => {
  const { endings } = keepAndBuild()
  // What a killed program does not do, and what the next one does not inherit.
  for (const end of endings) {
    process.off('exit', end)
  }
  delete process.env.EXPORT_IS_KEPT
  next()
  expect(built()).toBe('last')
  expect(existsSync(aside)).toBe(false)
})

it.each([
  ['replace', 'new'],
  ['putBack', 'last'],
] as const)('%s leaves the %s export, and nothing to be done at the end', (ending, left) => {
  const before = onExit()
  const { kept } = keepAndBuild()
  kept[ending]()
  expect(built()).toBe(left)
  expect(existsSync(aside)).toBe(false)
  expect(onExit()).toEqual(before)
  expect(process.env.EXPORT_IS_KEPT).toBeUndefined()
})

it('the first export of all needs none before it', () => {
  const kept = keepExport({ out, aside })
  build('new')
  kept.replace()
  expect(built()).toBe('new')
})
