import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix, win32 } from 'node:path'
import { npmBeside, programOf } from './command'

/** What a command prints, run as on Windows: no shell finds or starts it. */
function outputOf(command: string, ...args: string[]) {
  const { program, args: all } = programOf(command, args)
  return spawnSync(program, all, { encoding: 'utf8', env: { ...process.env, PATH: '' } })
}

it.each(['next', 'jest', 'tsx', 'playwright', 'biome', 'knip', 'npm', 'node'])(
  'starts %s without a shell and without a search path',
  (command) => {
    const { status, stdout } = outputOf(command, '--version')
    expect(stdout).toMatch(/\d+\.\d+\.\d+/)
    expect(status).toBe(0)
  },
  60_000,
)

it('hands arguments on as they are, in a folder with spaces', () => {
  const folder = mkdtempSync(join(tmpdir(), 'Wach & Schließ '))
  mkdirSync(join(folder, 'node_modules/melden'), { recursive: true })
  writeFileSync(join(folder, 'node_modules/melden/package.json'), '{"bin":"./melden.js"}')
  writeFileSync(
    join(folder, 'node_modules/melden/melden.js'),
    'console.log(JSON.stringify(process.argv.slice(2)))',
  )
  const given = ['a b', '"c"', '%PATH%', '$(d)', '&& e']
  const { program, args } = programOf('melden', given, folder)
  expect(JSON.parse(spawnSync(program, args, { encoding: 'utf8' }).stdout)).toEqual(given)
})

it('names what is not installed, and the command that brings it', () => {
  expect(() => programOf('gibt-es-nicht', [])).toThrow('„gibt-es-nicht“ fehlt. Holen Sie es mit: npm ci')
})

it('looks for npm where Node.js was installed, on Windows as well', () => {
  expect(npmBeside('C:\\Program Files\\nodejs\\node.exe', win32)).toContain(
    'C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npm-cli.js',
  )
  expect(npmBeside('/usr/local/bin/node', posix)).toContain('/usr/local/lib/node_modules/npm/bin/npm-cli.js')
})
