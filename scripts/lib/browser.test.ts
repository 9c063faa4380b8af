import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { launchOptions } from './browser'

// Only asked where no browser is installed, and a second to load.
jest.mock('@playwright/test', () => ({}))

const rulesOf = (...parameters: Parameters<typeof launchOptions>) =>
  launchOptions(...parameters)
    .args.filter((arg) => arg.startsWith('--host-resolver-rules='))
    .map((arg) => arg.replace(/^[^=]*=/, '').split(', '))

test.each([
  [
    'no name but those of this machine',
    { args: ['--some-flag'] },
    ['MAP * ~NOTFOUND', 'EXCLUDE localhost', 'EXCLUDE 127.0.0.1'],
  ],
  [
    'beside them only names that this machine answers for',
    { ports: { 'service.test': 4301 } },
    ['MAP service.test 127.0.0.1:4301', 'MAP * ~NOTFOUND', 'EXCLUDE localhost', 'EXCLUDE 127.0.0.1'],
  ],
  [
    'own names at another port, which are not excluded then',
    { ports: { 'localhost:3000': 4600 } },
    ['MAP localhost:3000 127.0.0.1:4600', 'MAP * ~NOTFOUND', 'EXCLUDE 127.0.0.1'],
  ],
])('a browser resolves %s', (_what, options, rules) => {
  expect(rulesOf(options)).toEqual([rules])
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
