import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { launchOptions } from './browser'

const rulesOf = (...parameters: Parameters<typeof launchOptions>) =>
  launchOptions(...parameters)
    .args.filter((arg) => arg.startsWith('--host-resolver-rules='))
    .map((arg) => arg.replace(/^[^=]*=/, '').split(', '))

test('a browser resolves no name but those of this machine', () => {
  expect(rulesOf({ args: ['--some-flag'] })).toEqual([
    ['MAP * ~NOTFOUND', 'EXCLUDE localhost', 'EXCLUDE 127.0.0.1'],
  ])
})

test('names that this machine answers for are the only ones beside them', () => {
  expect(rulesOf({ ports: { 'service.test': 4301 } })).toEqual([
    ['MAP service.test 127.0.0.1:4301', 'MAP * ~NOTFOUND', 'EXCLUDE localhost', 'EXCLUDE 127.0.0.1'],
  ])
})

test('own names can be sent to other ports, and are not excluded then', () => {
  expect(rulesOf({ ports: { 'localhost:3000': 4600, 'localhost:4100': 4700 } })).toEqual([
    [
      'MAP localhost:3000 127.0.0.1:4600',
      'MAP localhost:4100 127.0.0.1:4700',
      'MAP * ~NOTFOUND',
      'EXCLUDE 127.0.0.1',
    ],
  ])
})

test('tests take the headless shell where it is installed, whatever comes first on the path; benches the whole browser', () => {
  const folders = ['whole', 'shell'].map((name) => mkdtempSync(join(tmpdir(), name)))
  const [whole, shell] = [
    join(folders[0] ?? '', 'chromium'),
    join(folders[1] ?? '', 'chromium-headless-shell'),
  ]
  writeFileSync(whole, '')
  writeFileSync(shell, '')
  const { PATH, CHROMIUM_PATH } = process.env
  process.env.PATH = folders.join(delimiter)
  delete process.env.CHROMIUM_PATH
  try {
    expect(launchOptions().executablePath).toBe(shell)
    expect(launchOptions({ build: 'whole browser' }).executablePath).toBe(whole)
    rmSync(shell)
    expect(launchOptions().executablePath).toBe(whole)
  } finally {
    Object.assign(process.env, { PATH, ...(CHROMIUM_PATH !== undefined && { CHROMIUM_PATH }) })
    for (const folder of folders) {
      rmSync(folder, { recursive: true })
    }
  }
})
