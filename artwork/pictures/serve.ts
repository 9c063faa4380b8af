/**
 * Makes every picture that the site serves from its master, the owner's in `content/owner/pictures/` or else the template's: AVIF in
 * several widths and a WebP for browsers without it, with a hash of the content in the name so that hosts may cache them for ever.
 * Writes `lib/server/pictures.json`.
 * `npm run images`; `-- --check` writes nothing and fails if a picture is missing or stale. Owners read what it says.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import sharp from 'sharp'
import { extras } from '@/content/extras'
import { pictures } from '@/content/pictures'
import { PICTURE_FORMATS } from '@/lib/server/pictureFiles'
import type { ServedPicture } from '@/lib/server/servedPictures'
import { fileOf, inspectMasters, type Master, pointFaults, unreadable } from './inspect'
import { folders } from './places'
import { type Cut, encoded, type PictureFile, plannedPictures } from './recipe'

/** What this command makes. */
const PICTURE = new RegExp(`\\.(${PICTURE_FORMATS.join('|')})$`)
const MANIFEST = 'lib/server/pictures.json'
const REFUSED = 'Diese Bilder kann die Website so nicht zeigen:'

function leave(heading: string, faults: readonly string[]): never {
  console.error([heading, ...faults.map((fault) => `- ${fault}`)].join('\n'))
  process.exit(1)
}

const { masters: all, faults } = await inspectMasters()
const wrong = [...faults, ...pointFaults(pictures)]
if (wrong.length > 0) {
  leave(REFUSED, wrong)
}

// Who is not named is not published.
const isNamed = ({ name }: Master) =>
  !name.startsWith('team/') || (extras.team ?? []).some(({ slug }) => name === `team/${slug}`)
const masters = all.filter(isNamed)
const { manifest, files } = plannedPictures(masters, pictures)
const missing = files.filter(({ path }) => !existsSync(path))
// What an earlier master left behind would be uploaded for ever.
const wanted = new Set(files.map(({ path }) => path))
const stale = folders
  .map((folder) => join(process.cwd(), 'public', folder))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  .filter((path) => PICTURE.test(path) && !wanted.has(path))
const text = `${JSON.stringify(manifest, null, 2)}\n`

if (process.argv.includes('--check')) {
  const outdated = outdatedLines()
  if (outdated.length > 0) {
    leave('Die Bilder der Website passen nicht zu ihren Vorlagen. Rufen Sie auf: npm run images', outdated)
  }
} else {
  await makeAll()
}

/** What the website shows otherwise than its masters: one line each. */
function outdatedLines(): string[] {
  const written = existsSync(MANIFEST) ? readFileSync(MANIFEST, 'utf8') : '{}'
  if (written === text && missing.length + stale.length === 0) {
    return []
  }
  const before: Readonly<Record<string, ServedPicture>> = JSON.parse(written)
  const isOther = (name: string) => JSON.stringify(before[name]) !== JSON.stringify(manifest[name])
  const gone = Object.keys(before).filter((name) => !(name in manifest))
  const changed = new Set(missing.map(({ master }) => master))
  const told = [...Object.keys(manifest).filter(isOther), ...gone].map((name) => `/${name}-`)
  const lines = [
    ...[...changed].map((master) => `${fileOf(master)} ist neu, geändert oder anders zugeschnitten`),
    ...gone.map((name) => `${name} hat keine Vorlage mehr und wird noch gezeigt`),
    ...stale
      .map((path) => relative(process.cwd(), path))
      .filter((path) => !told.some((name) => path.split(sep).join('/').includes(name)))
      .map((path) => `veraltet: ${path}`),
  ]
  return lines.length > 0 ? lines : [`veraltet: ${MANIFEST}`]
}

async function makeAll() {
  const broken: string[] = []
  for (const master of masters) {
    const own = files.filter((file) => file.master === master)
    const made = await encodedAll(own.filter((file) => missing.includes(file)))
    if (made === null) {
      broken.push(unreadable(master))
      continue
    }
    for (const { path, bytes } of made) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, bytes)
    }
    console.log(await lineOf(master, own, made.length))
  }
  if (broken.length > 0) {
    leave(REFUSED, broken)
  }
  for (const master of all.filter((other) => !isNamed(other))) {
    console.log(
      `${fileOf(master)} wird nicht gezeigt: In content/owner/extras.json nennt niemand im team diesen slug.`,
    )
  }
  for (const path of stale) {
    rmSync(path)
    console.log(`entfernt, weil veraltet: ${relative(process.cwd(), path)}`)
  }
  writeFileSync(MANIFEST, text)
  console.log(
    `${masters.length === 1 ? '1 Vorlage' : `${masters.length} Vorlagen`}, daraus ${files.length} Dateien mit ${sizeOf(files)}; neu sind ${missing.length}, entfernt ${stale.length}.`,
  )
}

/** Files of one master, or null where the master breaks off. */
async function encodedAll(todo: readonly PictureFile[]) {
  const made: { path: string; bytes: Buffer }[] = []
  for (const file of todo) {
    const bytes = await encoded(file).catch(() => null)
    if (bytes === null) {
      return null
    }
    made.push({ path: file.path, bytes })
  }
  return made
}

async function lineOf(master: Master, own: readonly PictureFile[], made: number): Promise<string> {
  const { name, width, height, turned } = master
  const shown = (intro: string, shape?: Cut['shape']) => {
    const widths = new Set(own.filter(({ cut }) => cut?.shape === shape).map((file) => file.width))
    return widths.size > 0 ? [`${intro}${[...widths].join(', ')} Pixel breit`] : []
  }
  return [
    `${name}: ${fileOf(master)}, ${width} × ${height}${turned ? ', aufrecht gedreht' : ''}`,
    [...shown(''), ...shown('als Quadrat ', 'square'), ...shown('hochkant für Handys ', 'start')].join(', '),
    ...((await isSeenThrough(master)) ? ['durchsichtige Stellen sind dunkelblau gefüllt'] : []),
    `${sizeOf(own)}, ${made === 0 ? 'unverändert' : 'neu'}`,
  ].join(' · ')
}

/** Whether a picture really is transparent somewhere: many that may be are not. */
async function isSeenThrough({ path, hasAlpha }: Master): Promise<boolean> {
  return hasAlpha && !(await sharp(path).stats()).isOpaque
}

function sizeOf(made: readonly PictureFile[]): string {
  const bytes = made.reduce((sum, { path }) => sum + statSync(path).size, 0)
  return `${Math.ceil(bytes / 1000).toLocaleString('de-DE')} kB`
}
