/**
 * `npm run build`: checks the settings, exports the site to `out/`, and finishes the export.
 * `--local` uses this machine's servers for what is not set; `npm start` and the tests do so.
 */
import { join } from 'node:path'
import { finishExport } from './lib/finishExport'
import { releaseObstacles } from './lib/releaseObstacles'
import { run } from './lib/run'
import { settingsOrExit } from './lib/settings'

const local = process.argv.includes('--local')
const settings = settingsOrExit({ local })
if (!local) {
  for (const line of releaseObstacles(settings)) {
    console.warn(`Warning: ${line}`)
  }
}

await run('next', ['build'])

finishExport(join(process.cwd(), 'out'), settings)
