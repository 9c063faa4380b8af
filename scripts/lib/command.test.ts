import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix, win32 } from 'node:path'
import { npmBeside, programOf } from './command'

it.each(['next', 'jest', 'tsx', 'playwright', 'biome', 'knip', 'npm'])(
  'finds a program for Node.js that is %s, which needs neither shell nor search path',
  (command) => {
    const { program, args } = programOf(command, ['--version'])
    const [file = '', ...given] = args
    expect(program).toBe(process.execPath)
    expect(readFileSync(file, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/)
    expect(given).toEqual(['--version'])
  },
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
  expect(
    JSON.parse(spawnSync(program, args, { encoding: 'utf8', env: { ...process.env, PATH: '' } }).stdout),
  ).toEqual(given)
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
