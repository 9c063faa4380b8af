/**
 * `npm run build`: checks the settings, exports the site to `out/`, and finishes the export.
 * `--local` uses this machine's servers for what is not set; `npm start` and the tests do so.
 */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './lib/run'
import { settingsOrExit } from './lib/settings'
import { releaseWarnings } from './lib/warnings'

const local = process.argv.includes('--local')
const settings = settingsOrExit({ local })
for (const line of releaseWarnings(settings)) {
  console.warn(`Warning: ${line}`)
}

await run('next', ['build'])

const out = join(process.cwd(), 'out')
// Next exports its error page a second time, under an address that answers 200.
for (const name of ['_not-found', '_not-found.html', '_not-found.txt']) {
  rmSync(join(out, name), { recursive: true, force: true })
}
// Without it GitHub Pages leaves out `_next`.
writeFileSync(join(out, '.nojekyll'), '')
