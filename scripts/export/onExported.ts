import { isLocalBuild, type Settings } from '@/lib/server/settings.mjs'
import { releaseObstacles } from '@/scripts/release/releaseObstacles'
import { finishExport } from './finishExport'

/** What follows the export: its finish, and a warning for each thing that stands between it and a release. */
export function onExported(out: string, settings: Settings) {
  finishExport(out, settings)
  for (const line of isLocalBuild(settings) ? [] : releaseObstacles(settings)) {
    console.warn(`Warning: ${line}`)
  }
}
