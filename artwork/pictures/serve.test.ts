import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import sharp from 'sharp'
import { MASTERS } from '@/lib/server/pictureFiles'
import { newProject, type Project, plain, sideways } from './support/project'

/** The command in one file: translated once, not with each start. */
const tools = mkdtempSync(join(tmpdir(), 'images-'))
const command = join(tools, 'serve.mjs')

beforeAll(() => {
  symlinkSync(join(process.cwd(), 'node_modules'), join(tools, 'node_modules'), 'junction')
  buildSync({
    entryPoints: [join(__dirname, 'serve.ts')],
    outfile: command,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  })
})
afterAll(() => rmSync(tools, { recursive: true }))

let project: Project
beforeEach(() => {
  project = newProject()
  mkdirSync(join(project.root, 'lib/server'), { recursive: true })
  mkdirSync(join(project.root, 'app'))
  copyFileSync('app/tokens.css', join(project.root, 'app/tokens.css'))
})
afterEach(() => project.remove())

/** `npm run images` in a project of its own. */
function images(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd: project.root,
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

const manifest = () => readFileSync(join(project.root, 'lib/server/pictures.json'), 'utf8')
const films = () => readdirSync(join(project.root, 'public/videos'))

it('makes what is missing, removes what is stale and says both', async () => {
  project.put('videos/rhein-main.jpg', await sideways(720, 1280).jpeg().toBuffer())
  expect(images().said.trim().split('\n')).toEqual([
    expect.stringMatching(
      /^videos\/rhein-main: content\/owner\/pictures\/videos\/rhein-main\.jpg, 1280 × 720, aufrecht gedreht · 640, 760, 1280 Pixel breit · \d+ kB, neu$/,
    ),
    expect.stringMatching(/^1 Vorlage, daraus 4 Dateien mit \d+ kB; neu sind 4, entfernt 0\.$/),
  ])
  expect(films()).toHaveLength(4)
  expect(JSON.parse(manifest())).toMatchObject({ 'videos/rhein-main': { widths: [640, 760, 1280] } })
  expect(images('--check')).toEqual({ status: 0, said: '' })

  const current = manifest()
  writeFileSync(join(project.root, 'lib/server/pictures.json'), '{}')
  expect(images('--check').said).toMatch(/\n- veraltet: lib\/server\/pictures\.json\n$/)
  writeFileSync(join(project.root, 'lib/server/pictures.json'), current)

  const old = join('public', 'videos', 'rhein-main-640.00000000.webp')
  writeFileSync(join(project.root, old), 'an earlier picture')
  expect(images('--check')).toEqual({
    status: 1,
    said: expect.stringContaining(`Rufen Sie auf: npm run images\n- veraltet: ${old}\n`),
  })
  const { said } = images()
  expect(said).toContain('unverändert')
  expect(said).toContain(`entfernt, weil veraltet: ${old}`)
  expect(films()).toHaveLength(4)

  rmSync(join(project.root, 'public/videos', films()[0] ?? ''))
  expect(images('--check')).toEqual({
    status: 1,
    said: expect.stringContaining(
      'Rufen Sie auf: npm run images\n- content/owner/pictures/videos/rhein-main.jpg ist neu, geändert oder anders zugeschnitten\n',
    ),
  })
})

it('says what does not fit, once for each picture, where one was replaced or taken away', async () => {
  project.put('videos/rhein-main.jpg', await plain(1280, 720).jpeg().toBuffer(), MASTERS)
  images()
  const clear = sharp({ create: { width: 1280, height: 720, channels: 4, background: '#ff000000' } })
  project.put('videos/rhein-main.png', await clear.png({ compressionLevel: 1 }).toBuffer())
  const refused = /^Die Bilder der Website passen nicht zu ihren Vorlagen\. Rufen Sie auf: npm run images\n- /
  expect(images('--check').said.replace(refused, '')).toBe(
    'content/owner/pictures/videos/rhein-main.png ist neu, geändert oder anders zugeschnitten\n',
  )
  expect(images().said).toContain('Pixel breit · durchsichtige Stellen sind dunkelblau gefüllt · ')
  expect(films()).toHaveLength(4)

  rmSync(join(project.root, 'content'), { recursive: true })
  rmSync(join(project.root, 'artwork'), { recursive: true })
  expect(images('--check').said.replace(refused, '')).toBe(
    'videos/rhein-main hat keine Vorlage mehr und wird noch gezeigt\n',
  )
})

it('publishes no portrait of somebody whom the team does not name', async () => {
  project.put('team/nicht-im-team.jpg', await plain(600, 600).jpeg().toBuffer())
  expect(images().said).toMatch(
    /^content\/owner\/pictures\/team\/nicht-im-team\.jpg wird nicht gezeigt: .*\n0 Vorlagen, /,
  )
  expect(images('--check')).toEqual({ status: 0, said: '' })
})

it('refuses before it touches anything', async () => {
  project.put('videos/rhein-main.jpg', await plain(640, 360).jpeg().toBuffer())
  const { status, said } = images()
  expect(status).toBe(1)
  expect(said).toMatch(
    /^Diese Bilder kann die Website so nicht zeigen:\n- .*rhein-main\.jpg ist mit 640 × 360/,
  )
  expect(readdirSync(project.root).sort()).toEqual(['app', 'content', 'lib'])
})

it('leaves nothing half made of a photo that breaks off', async () => {
  const photo = await plain(1280, 720).jpeg().toBuffer()
  project.put('videos/rhein-main.jpg', photo.subarray(0, photo.length / 2))
  const { status, said } = images()
  expect(status).toBe(1)
  expect(said).toContain('rhein-main.jpg lässt sich nicht als Bild lesen.')
  expect(readdirSync(project.root).sort()).toEqual(['app', 'content', 'lib'])
})
