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
const RECIPE = { version: 3, avif: { quality: 50, effort: 4 }, webp: { quality: 72, effort: 6 } } as const

/** Widths per folder: what its pictures are shown at, times the pixel densities worth serving. */
const WIDTHS: Record<string, readonly number[]> = {
  hero: [480, 720, 960, 1440, 1920, 2400],
  service: [240, 480, 800, 1440, 2000],
  about: [480, 800, 1200, 1800],
  hinterbild: [600, 1200, 2000, 2800],
  videos: [640, 1280],
}

/** Folders whose pictures are also cut for phones, as `<name>-quadrat`: the square in the middle. */
const SQUARE_WIDTHS: Record<string, readonly number[]> = {
  service: [480, 840],
}

type Entry = { width: number; height: number; hash: string; widths: number[] }

/** A picture of the site: its master, and the part of it that is shown. */
type Source = { name: string; file: string; square: boolean }

function sources(): Source[] {
  return Object.keys(WIDTHS)
    .flatMap((folder) =>
      readdirSync(join(MASTERS, folder)).flatMap((entry) => {
        const name = `${folder}/${entry.replace(/\.\w+$/, '')}`
        const file = join(MASTERS, folder, entry)
        const whole = { name, file, square: false }
        return folder in SQUARE_WIDTHS ? [whole, { name: `${name}-quadrat`, file, square: true }] : [whole]
      }),
    )
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** Size of a picture at full resolution. */
async function sizeOf({ file, square }: Source) {
  const { width, height } = await sharp(file).metadata()
  return square ? { width: height, height } : { width, height }
}

async function entryOf(source: Source): Promise<Entry> {
  const { name, file, square } = source
  const size = await sizeOf(source)
  const wanted = (square ? SQUARE_WIDTHS : WIDTHS)[dirname(name)] ?? []
  const hash = createHash('sha256')
    .update(readFileSync(file))
    .update(JSON.stringify([RECIPE, square]))
    .digest('hex')
    .slice(0, 8)
  return { ...size, hash, widths: wanted.filter((candidate) => candidate <= size.width) }
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
const wanted = []
for (const source of sources()) {
  const entry = await entryOf(source)
  manifest[source.name] = entry
  wanted.push(...outputs(source.name, entry).map((output) => ({ source, entry, ...output })))
}
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
  for (const { source, entry, width, format, path } of missing) {
    mkdirSync(dirname(path), { recursive: true })
    // 'cover' cuts both sides alike.
    const height = Math.round((width * entry.height) / entry.width)
    const picture = sharp(source.file).resize({ width, height, fit: 'cover' })
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
