import { buildDate } from '@/lib/server/buildDay'
import { isLocalBuild, takeSettings } from '@/lib/server/settings'
import { agedFacts } from '@/scripts/records/aged'
import { releaseHints } from '@/scripts/release/releaseHints'
import { compress } from './compress'
import { finishExport } from './finishExport'
import { redirectFaults } from './redirects'

/** Finishes the export, and prints hints for the owner. */
export async function onExported(out: string, build: string) {
  const settings = takeSettings()
  const faults = redirectFaults()
  if (faults.length > 0) {
    throw new Error(faults.join('\n'))
  }
  finishExport(out, build, settings)
  await compress(out)
  // `npm run preview` prints all of them at its end.
  const isTried = isLocalBuild(settings) || !settings.indexing
  for (const line of isTried ? [] : [...releaseHints(settings), ...agedFacts(buildDate())]) {
    console.warn(`Hinweis: ${line}`)
  }
}
