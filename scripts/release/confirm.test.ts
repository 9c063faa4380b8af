import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { codeOf } from '@/scripts/records/claims'
import { confirm } from './confirm'

const pages = ['figures', 'home', 'werkschutz'].map((name) => ({ name, sentences: [`Satz auf ${name}.`] }))

it('asks page by page, writes each yes, and leaves open what nobody confirmed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'confirm-'))
  mkdirSync(join(folder, 'content/owner'), { recursive: true })
  const path = join(folder, 'content/owner/confirmations.json')
  writeFileSync(path, '{"impressum":"1f2e3d4c"}')
  const said: string[] = []
  const left = await confirm(folder, pages, Readable.from(['ja\nnein\n']), (text) => said.push(text))
  expect(said[0]).toContain('„Satz auf figures.“')
  expect(left.map(({ name }) => name)).toEqual(['home', 'werkschutz'])
  const [figures] = pages
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({
    impressum: '1f2e3d4c',
    figures: figures && codeOf(figures),
  })
  rmSync(folder, { recursive: true })
})
