/**
 * Draws the watches: one SVG file a scene in `public/watch/`, with a hash of its content in the name, and what lies over
 * the drawing (posts, ways) in `lib/server/drawings.json`.
 * `npm run drawings`; `-- --check` writes nothing and fails if a drawing is missing or stale. A drawing over the limit
 * always fails.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawnWatches, PUBLIC } from './drawings'

const MANIFEST = join(process.cwd(), 'lib/server/drawings.json')

const { manifest, files, tooLarge } = drawnWatches()
if (tooLarge.length > 0) {
  console.error(`Drawings are too large: draw less, or draw what repeats alike.\n${tooLarge.join('\n')}`)
  process.exit(1)
}
const text = `${JSON.stringify(manifest)}\n`
const missing = [...files.keys()].filter((name) => !existsSync(join(PUBLIC, name)))

if (process.argv.includes('--check')) {
  if (missing.length > 0 || !existsSync(MANIFEST) || readFileSync(MANIFEST, 'utf8') !== text) {
    console.error(`Drawings are stale. Run: npm run drawings\n${missing.join('\n')}`)
    process.exit(1)
  }
} else {
  mkdirSync(join(PUBLIC, 'watch'), { recursive: true })
  for (const name of readdirSync(join(PUBLIC, 'watch')).map((file) => `watch/${file}`)) {
    if (!files.has(name)) {
      rmSync(join(PUBLIC, name))
    }
  }
  for (const [name, svg] of files) {
    writeFileSync(join(PUBLIC, name), svg)
  }
  writeFileSync(MANIFEST, text)
}
