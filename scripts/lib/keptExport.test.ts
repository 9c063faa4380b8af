import { spawnSync } from 'node:child_process'
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

/** Runs a program that keeps the export and builds another one, as a release does; gives how it ended. */
function program(then: string): { status: number | null; signal: string | null } {
  const code = `
    import { mkdirSync, writeFileSync } from 'node:fs'
    import { keepExport, restoreKeptExport } from '${join(__dirname, 'keptExport.ts')}'
    const folders = ${JSON.stringify({ out, aside })}
    const kept = keepExport(folders)
    // The build is a program of its own, which must leave alone what waits.
    restoreKeptExport(folders)
    mkdirSync(folders.out, { recursive: true })
    writeFileSync(folders.out + '/index.html', 'new')
    ${then}
  `
  return spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
    encoding: 'utf8',
  })
}

it.each([
  ['fails', 'process.exit(1)'],
  ['throws', "throw new Error('broken')"],
])('the last export is there again when a build %s', (_what, then) => {
  build('last')
  expect(program(then)).toMatchObject({ status: 1 })
  expect(built()).toBe('last')
  expect(existsSync(aside)).toBe(false)
})

it.each([
  ['build', () => restoreKeptExport({ out, aside })],
  ['release', () => keepExport({ out, aside }).putBack()],
])('after a crash the next %s puts it back first', (_what, next) => {
  build('last')
  expect(program("process.kill(process.pid, 'SIGKILL')")).toMatchObject({ signal: 'SIGKILL' })
  expect(built()).toBe('new')
  next()
  expect(built()).toBe('last')
  expect(existsSync(aside)).toBe(false)
})

it.each([
  ['replace', 'new'],
  ['putBack', 'last'],
] as const)('%s leaves the %s export', (ending, left) => {
  build('last')
  const kept = keepExport({ out, aside })
  build('new')
  kept[ending]()
  expect(built()).toBe(left)
  expect(existsSync(aside)).toBe(false)
})

it('the first export of all needs none before it', () => {
  const kept = keepExport({ out, aside })
  build('new')
  kept.replace()
  expect(built()).toBe('new')
})
