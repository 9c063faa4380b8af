/**
 * Makes every picture that the site serves from its master in `artwork/masters/`: AVIF and WebP in several widths,
 * with a hash of the content in the name so that hosts may cache them for ever. Writes `lib/pictures.json`.
 * `npm run images`; `-- --check` writes nothing and fails if a picture is missing or stale.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import sharp from 'sharp'

const ROOT = join(import.meta.dirname, '..')
const MASTERS = join(ROOT, 'artwork/masters')
const PUBLIC = join(ROOT, 'public')
const MANIFEST = join(ROOT, 'lib/pictures.json')

/** Changing how pictures are made must change their names as well. */
const RECIPE = { version: 2, avif: { quality: 50, effort: 6 }, webp: { quality: 72, effort: 6 } } as const

/** Widths per folder: what its pictures are shown at, times the pixel densities worth serving. */
const WIDTHS: Record<string, readonly number[]> = {
  hero: [480, 720, 960, 1440, 1920, 2400],
  service: [240, 480, 800, 1280, 2000],
  about: [480, 800, 1200, 1800],
  hinterbild: [600, 1200, 2000, 2800],
  videos: [640, 1280],
}

type Entry = { width: number; height: number; hash: string; widths: number[] }

function masters(): string[] {
  return Object.keys(WIDTHS)
    .flatMap((folder) =>
      readdirSync(join(MASTERS, folder)).map((file) => `${folder}/${file.replace(/\.\w+$/, '')}`),
    )
    .sort()
}

function fileOf(name: string): string {
  const folder = dirname(name)
  const file = readdirSync(join(MASTERS, folder)).find(
    (entry) => `${folder}/${entry}`.replace(/\.\w+$/, '') === name,
  )
  if (file === undefined) {
    throw new Error(`No master for ${name} in ${relative(ROOT, MASTERS)}`)
  }
  return join(MASTERS, folder, file)
}

async function entryOf(name: string): Promise<Entry> {
  const source = readFileSync(fileOf(name))
  const { width, height } = await sharp(source).metadata()
  const wanted = WIDTHS[dirname(name)] ?? []
  const hash = createHash('sha256').update(source).update(JSON.stringify(RECIPE)).digest('hex').slice(0, 8)
  return { width, height, hash, widths: wanted.filter((candidate) => candidate <= width) }
}

function outputs(name: string, { hash, widths }: Entry) {
  return widths.flatMap((width) =>
    (['avif', 'webp'] as const).map((format) => ({
      width,
      format,
      path: join(PUBLIC, `${name}-${width}.${hash}.${format}`),
    })),
  )
}

const manifest: Record<string, Entry> = {}
for (const name of masters()) {
  manifest[name] = await entryOf(name)
}
const wanted = Object.entries(manifest).flatMap(([name, entry]) =>
  outputs(name, entry).map((output) => ({ name, ...output })),
)
const missing = wanted.filter(({ path }) => !existsSync(path))
const text = `${JSON.stringify(manifest, null, 2)}\n`

if (process.argv.includes('--check')) {
  const stale = !existsSync(MANIFEST) || readFileSync(MANIFEST, 'utf8') !== text
  if (stale || missing.length > 0) {
    const names = missing.map(({ path }) => relative(ROOT, path)).join('\n')
    console.error(`Pictures are stale. Run: npm run images\n${names}`)
    process.exit(1)
  }
} else {
  for (const { name, width, format, path } of missing) {
    mkdirSync(dirname(path), { recursive: true })
    const picture = sharp(fileOf(name)).resize({ width })
    await (format === 'avif' ? picture.avif(RECIPE.avif) : picture.webp(RECIPE.webp)).toFile(path)
  }
  // What an earlier master left behind would be uploaded for ever.
  const keep = new Set(wanted.map(({ path }) => path))
  for (const folder of Object.keys(WIDTHS)) {
    for (const file of readdirSync(join(PUBLIC, folder))) {
      const path = join(PUBLIC, folder, file)
      if (/\.(avif|webp)$/.test(file) && !keep.has(path)) {
        rmSync(path)
      }
    }
  }
  writeFileSync(MANIFEST, text)
}
