import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { writtenSlugs } from '@/content/services'
import { offer } from '@/content/services/offered'
import { pack } from '@/scripts/release/pack'
import { exportFaults } from './exportFaults'
import { isUsed } from './isUsed'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'export-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

function write(path: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), 'x')
}

it('names a missing page and a foreign file by their paths', () => {
  for (const path of [
    'out/index.html',
    'out/notizen.docx',
    'out/_next/static/chunks/a.js',
    'public/hero/a.avif',
  ]) {
    write(path)
  }
  const faults = exportFaults(join(folder, 'out'), join(folder, 'public'))
  expect(faults).toContain(`es fehlt out/${offer.services[0]}/index.html`)
  expect(faults).toContain('es fehlt out/hero/a.avif')
  expect(faults).toContain('es fehlt out/_next/static/chunks/a.js.br')
  expect(faults).toContain('nicht dorthin gehört out/notizen.docx')
  expect(faults.join()).not.toContain('chunks/a.js,')
})

it('packs everything, hidden files as well, with a checksum that holds', () => {
  write('out/index.html')
  write('out/.htaccess')
  const archive = pack(join(folder, 'out'), join(folder, 'release'), 'website')
  const listed = execFileSync('tar', ['-tzf', archive], { encoding: 'utf8' })
  expect(listed).toContain('./.htaccess')
  expect(readFileSync(`${archive}.sha256`, 'utf8')).toMatch(/^[0-9a-f]{64} {2}website\.tar\.gz\n$/)
})

it('leaves out the film of a company that shows none, its poster as well, and nothing else', () => {
  const files = [
    'videos/rhein-main.mp4',
    'videos/rhein-main-640.aba41df8.avif',
    'hero/start-480.a4af4b85.avif',
  ]
  expect(files.filter((file) => isUsed(file, { film: false, services: writtenSlugs }))).toEqual([files[2]])
  expect(files.filter((file) => isUsed(file, { services: writtenSlugs }))).toEqual([files[2]])
  expect(files.filter((file) => isUsed(file, { film: true, services: writtenSlugs }))).toEqual(files)
})

it('leaves out pictures and drawings of a service that is not offered', () => {
  const files = [
    'service/werkschutz-240.9a3ba4c6.avif',
    'service/werkschutz-quadrat-240.9a3ba4c6.avif',
    'watch/werkschutz-nacht.9a3ba4c6.svg',
    'service/objektschutz-240.9a3ba4c6.avif',
    'about/willkommen-240.9a3ba4c6.avif',
  ]
  expect(files.filter((file) => isUsed(file, { services: ['objektschutz'] }))).toEqual(files.slice(3))
})
