import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newProject, type Project, plain, sideways } from './support/project'

let project: Project
beforeEach(() => {
  project = newProject()
  mkdirSync(join(project.root, 'lib/server'), { recursive: true })
})
afterEach(() => project.remove())

const own = (file: string) => join(process.cwd(), file)

/** `npm run images` in a project of its own. */
function images(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      own('node_modules/tsx/dist/cli.mjs'),
      '--tsconfig',
      own('tsconfig.json'),
      own('artwork/pictures/serve.ts'),
      ...args,
    ],
    { cwd: project.root, encoding: 'utf8' },
  )
  return { status, said: stdout + stderr }
}

const manifest = () => readFileSync(join(project.root, 'lib/server/pictures.json'), 'utf8')
const films = () => readdirSync(join(project.root, 'public/videos'))

it('makes what is missing, removes what is stale and says both', async () => {
  project.put('videos/rhein-main.jpg', await sideways(720, 1280).jpeg().toBuffer())
  const old = join('public', 'videos', 'rhein-main-640.00000000.webp')
  mkdirSync(join(project.root, 'public/videos'), { recursive: true })
  writeFileSync(join(project.root, old), 'an earlier picture')

  const { status, said } = images('--check')
  expect(status).toBe(1)
  expect(said).toContain('Rufen Sie auf: npm run images\n- videos/rhein-main ist neu oder geändert\n')
  expect(said).toContain(`- veraltet: ${old}`)

  const lines = images().said.trim().split('\n')
  expect(lines).toEqual([
    expect.stringMatching(
      /^videos\/rhein-main: rhein-main\.jpg, 1280 × 720, aufrecht gedreht · 640, 1280 Pixel breit · \d+ kB, neu$/,
    ),
    `entfernt, weil veraltet: ${old}`,
    expect.stringMatching(/^1 Vorlage, daraus 4 Dateien mit \d+ kB; neu sind 4, entfernt 1\.$/),
  ])
  expect(films()).toHaveLength(4)
  expect(JSON.parse(manifest())).toMatchObject({ 'videos/rhein-main': { widths: [640, 1280] } })
  expect(images('--check')).toEqual({ status: 0, said: '' })
  expect(images().said).toContain('unverändert')

  writeFileSync(join(project.root, old), 'an earlier picture')
  expect(images('--check').status).toBe(1)
}, 30_000)

it('refuses before it touches anything', async () => {
  project.put('videos/rhein-main.jpg', await plain(640, 360).jpeg().toBuffer())
  for (const args of [[], ['--check']]) {
    const { status, said } = images(...args)
    expect(status).toBe(1)
    expect(said).toMatch(
      /^Diese Bilder kann die Website so nicht zeigen:\n- .*rhein-main\.jpg ist mit 640 × 360/,
    )
  }
  expect(readdirSync(project.root).sort()).toEqual(['artwork', 'lib'])
}, 30_000)

it('leaves nothing half made of a photo that breaks off', async () => {
  const photo = await plain(1280, 720).jpeg().toBuffer()
  project.put('videos/rhein-main.jpg', photo.subarray(0, photo.length / 2))
  const { status, said } = images()
  expect(status).toBe(1)
  expect(said).toContain('rhein-main.jpg lässt sich nicht als Bild lesen.')
  expect(readdirSync(project.root).sort()).toEqual(['artwork', 'lib'])
}, 30_000)
