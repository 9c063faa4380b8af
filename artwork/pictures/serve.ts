/**
 * Makes every picture that the site serves from its master in `artwork/pictures/masters/`: AVIF and WebP in several widths,
 * with a hash of the content in the name so that hosts may cache them for ever. Writes `lib/server/pictures.json`.
 * `npm run images`; `-- --check` writes nothing and fails if a picture is missing or stale.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { PICTURE_FORMATS } from '@/lib/server/pictureFiles'
import { folders, makePicture, PUBLIC, plannedPictures } from './recipe'

/** What this command makes. */
const PICTURE = new RegExp(`\\.(${PICTURE_FORMATS.join('|')})$`)
const MANIFEST = join(process.cwd(), 'lib/server/pictures.json')

const { manifest, files } = await plannedPictures()
const missing = files.filter(({ path }) => !existsSync(path))
const text = `${JSON.stringify(manifest, null, 2)}\n`

if (process.argv.includes('--check')) {
  const isStale = !existsSync(MANIFEST) || readFileSync(MANIFEST, 'utf8') !== text
  if (isStale || missing.length > 0) {
    const names = missing.map(({ path }) => relative(process.cwd(), path)).join('\n')
    console.error(`Pictures are stale. Run: npm run images\n${names}`)
    process.exit(1)
  }
} else {
  for (const file of missing) {
    await makePicture(file)
  }
  // What an earlier master left behind would be uploaded for ever.
  const keep = new Set(files.map(({ path }) => path))
  const present = folders.flatMap((folder) =>
    readdirSync(join(PUBLIC, folder)).map((file) => join(PUBLIC, folder, file)),
  )
  for (const path of present.filter((file) => PICTURE.test(file) && !keep.has(file))) {
    rmSync(path)
  }
  writeFileSync(MANIFEST, text)
}
