/**
 * Draws the watches: one SVG file a scene in `public/watch/`, with a hash of its content in the name, and what lies over
 * the drawing (posts, ways, what changes with the time) as JSON in `lib/server/watches/`.
 * `npm run drawings`; `-- --check` writes nothing and fails if a file is missing, stale or left over. A drawing over the
 * limit always fails.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { drawnWatches } from './drawings'

const FOLDERS = ['public/watch', 'lib/server/watches']

const { files, tooLarge } = drawnWatches()
if (tooLarge.length > 0) {
  console.error(`Drawings are too large: draw less, or draw what repeats alike.\n${tooLarge.join('\n')}`)
  process.exit(1)
}
const isFresh = (path: string, text: string) => existsSync(path) && readFileSync(path, 'utf8') === text
for (const folder of FOLDERS) {
  mkdirSync(folder, { recursive: true })
}
const stale = [...files].filter(([path, text]) => !isFresh(path, text))
const leftOver = FOLDERS.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`)).filter(
  (path) => !files.has(path),
)

if (process.argv.includes('--check')) {
  if (stale.length + leftOver.length > 0) {
    console.error(
      `Drawings are stale. Run: npm run drawings\n${[...stale.map(([path]) => path), ...leftOver].join('\n')}`,
    )
    process.exit(1)
  }
} else {
  for (const [path, text] of stale) {
    writeFileSync(path, text)
  }
  for (const path of leftOver) {
    rmSync(path)
  }
}
