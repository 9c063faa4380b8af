/**
 * Makes every picture that the site serves from its master in `artwork/pictures/masters/`: AVIF in several widths and a WebP for
 * browsers without it, with a hash of the content in the name so that hosts may cache them for ever. Writes `lib/server/pictures.json`.
 * `npm run images`; `-- --check` writes nothing and fails if a picture is missing or stale. Owners read what it says.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { pictures } from '@/content/pictures'
import { PICTURE_FORMATS } from '@/lib/server/pictureFiles'
import { inspectMasters, type Master, pointFaults, unreadable } from './inspect'
import { folders } from './places'
import { encoded, type PictureFile, plannedPictures } from './recipe'

/** What this command makes. */
const PICTURE = new RegExp(`\\.(${PICTURE_FORMATS.join('|')})$`)
const MANIFEST = 'lib/server/pictures.json'
const REFUSED = 'Diese Bilder kann die Website so nicht zeigen:'

function leave(heading: string, faults: readonly string[]): never {
  console.error([heading, ...faults.map((fault) => `- ${fault}`)].join('\n'))
  process.exit(1)
}

const { masters, faults } = await inspectMasters()
const wrong = [...faults, ...pointFaults(pictures)]
if (wrong.length > 0) {
  leave(REFUSED, wrong)
}

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
  const isCurrent = existsSync(MANIFEST) && readFileSync(MANIFEST, 'utf8') === text
  if (!isCurrent || missing.length > 0 || stale.length > 0) {
    leave('Die Bilder der Website passen nicht zu ihren Vorlagen. Rufen Sie auf: npm run images', [
      ...new Set(missing.map(({ master }) => `${master.name} ist neu oder geändert`)),
      ...stale.map((path) => `veraltet: ${relative(process.cwd(), path)}`),
    ])
  }
} else {
  await makeAll()
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
    console.log(lineOf(master, own, made.length))
  }
  if (broken.length > 0) {
    leave(REFUSED, broken)
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

function lineOf(
  { name, path, width, height, turned }: Master,
  own: readonly PictureFile[],
  made: number,
): string {
  const widthsOf = (isSquare: boolean) => [
    ...new Set(own.filter(({ square }) => (square !== null) === isSquare).map((file) => file.width)),
  ]
  const [whole, squares] = [widthsOf(false).join(', '), widthsOf(true).join(', ')]
  return [
    `${name}: ${basename(path)}, ${width} × ${height}${turned ? ', aufrecht gedreht' : ''}`,
    `${whole} Pixel breit${squares && `, als Quadrat ${squares}`}`,
    `${sizeOf(own)}, ${made === 0 ? 'unverändert' : 'neu'}`,
  ].join(' · ')
}

function sizeOf(made: readonly PictureFile[]): string {
  const bytes = made.reduce((sum, { path }) => sum + statSync(path).size, 0)
  return `${Math.ceil(bytes / 1000).toLocaleString('de-DE')} kB`
}
