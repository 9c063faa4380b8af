import { isLocalBuild, readSettings } from '@/lib/server/settings'
import { releaseObstacles } from '@/scripts/release/releaseObstacles'
import { finishExport } from './finishExport'
import { redirectFaults } from './redirects'

/** What follows the export: its finish, and a warning for each thing that stands between it and a release. */
export function onExported(out: string, build: string) {
  const settings = readSettings(process.env)
  const faults = redirectFaults()
  if (faults.length > 0) {
    throw new Error(faults.join('\n'))
  }
  finishExport(out, build, settings)
  // `npm run preview` lists them at its end.
  const isTried = isLocalBuild(settings) || !settings.indexing
  for (const line of isTried ? [] : releaseObstacles(settings)) {
    console.warn(`Hinweis: ${line}`)
  }
}
