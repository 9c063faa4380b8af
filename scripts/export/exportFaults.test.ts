import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { offer } from '@/content/services/offered'
import { writtenSlugs } from '@/content/services/slugs'
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

it('packs everything, hidden files included, with a checksum', () => {
  write('out/index.html')
  write('out/.htaccess')
  const archive = pack(join(folder, 'out'), join(folder, 'release'), 'website')
  const listed = execFileSync('tar', ['-tzf', archive], { encoding: 'utf8' })
  expect(listed).toContain('./.htaccess')
  expect(readFileSync(`${archive}.sha256`, 'utf8')).toMatch(/^[0-9a-f]{64} {2}website\.tar\.gz\n$/)
})

const FILM = ['videos/rhein-main.mp4', 'videos/rhein-main-640.aba41df8.avif']
const OTHERS = ['hero/start-480.a4af4b85.avif', 'service/objektschutz-240.9a3ba4c6.avif']
const OF_WERKSCHUTZ = [
  'service/werkschutz-240.9a3ba4c6.avif',
  'service/werkschutz-quadrat-240.9a3ba4c6.avif',
  'watch/werkschutz-nacht.9a3ba4c6.svg',
]

it.each<[what: string, site: Parameters<typeof isUsed>[1], files: string[]]>([
  ['all', { film: true, services: writtenSlugs }, [...FILM, ...OTHERS, ...OF_WERKSCHUTZ]],
  ['no film, nor its poster', { film: false, services: writtenSlugs }, [...OTHERS, ...OF_WERKSCHUTZ]],
  ['no film without a setting for it', { services: writtenSlugs }, [...OTHERS, ...OF_WERKSCHUTZ]],
  ['no pictures and drawings of a service that is not offered', { services: ['objektschutz'] }, OTHERS],
])('ships from public/ %s', (_, site, files) => {
  expect([...FILM, ...OTHERS, ...OF_WERKSCHUTZ].filter((file) => isUsed(file, site))).toEqual(files)
})
