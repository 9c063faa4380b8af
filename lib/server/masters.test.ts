import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { samplePictures } from '@/content/pictures'
import { place } from '@/content/place'
import { ofSample } from '@/content/support/ofSample'
import { masterFiles, masterPath } from './masters'
import { MASTERS, OWN_MASTERS } from './pictureFiles'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'masters-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function put(folder: string, file: string) {
  const path = join(root, folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, '')
}

const TEMPLATE = ['hero/start', 'hero/start-hochkant', 'hero/start-morgen', 'service/werkschutz']

it.each([
  ['nothing', [], TEMPLATE],
  ['a service', ['service/werkschutz.jpg'], TEMPLATE.slice(0, 3)],
  ['the start, whose other pictures show the same house', ['hero/start.png'], ['service/werkschutz']],
  [
    'only the upright start',
    ['hero/start-hochkant.jpg'],
    ['hero/start', 'hero/start-morgen', 'service/werkschutz'],
  ],
  ['what is no picture', ['service/werkschutz.txt'], TEMPLATE],
])('takes the owner\u2019s pictures before the template\u2019s: of his it has %s', (_what, own, template) => {
  for (const name of TEMPLATE) {
    put(MASTERS, `${name}.webp`)
  }
  for (const file of own) {
    put(OWN_MASTERS, file)
  }
  const namesIn = (folder: string) =>
    masterFiles(root)
      .filter((file) => file.folder === folder)
      .map(({ name }) => name)
      .sort()
  expect(namesIn(OWN_MASTERS)).toEqual(own.map((file) => file.replace(/\.\w+$/, '')))
  expect(namesIn(MASTERS)).toEqual(template)
})

it('finds a master whatever it ends in, and names one that is missing', () => {
  put(OWN_MASTERS, 'hero/start.JPEG')
  expect(masterPath('hero/start', root)).toMatch(/owner.pictures.hero.start\.JPEG$/)
  expect(() => masterPath('hero/fehlt', root)).toThrow(
    'Das Bild hero/fehlt fehlt. Legen Sie es nach content/owner/pictures/, etwa als hero/fehlt.jpg.',
  )
})

it('knows the pictures of the sample that show its town', () => {
  const known = Object.entries(samplePictures.masters)
  expect(known.length).toBeGreaterThan(0)
  for (const [name, { sha256 }] of known) {
    const file = readFileSync(`${MASTERS}/${name}.webp`)
    expect([name, createHash('sha256').update(file).digest('hex')]).toEqual([name, sha256])
  }
})

ofSample('holds them for pictures of the town in which the sample sits', () => {
  expect(samplePictures.town).toBe(place.town)
})
