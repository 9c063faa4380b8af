/**
 * `npm run release`: a clean build that may go public. Refuses, with the complete list, while there are sample data or
 * unconfirmed claims, while the address or the form service is missing, and when the pages claim what no record contains;
 * else checks the export and writes a checksummed archive. The last export stays until then.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { publicAddressFor } from '@/lib/server/publicAddress'
import { printedUrl } from '@/lib/server/webAddress'
import { OUT } from './lib/exportFolder'
import { keepExport } from './lib/keptExport'
import { run } from './lib/run'
import { takeOwnSettings } from './lib/settings'
import { validateSite } from './records/validateSite'
import { exportObstacles } from './release/exportObstacles'
import { listed } from './release/listed'
import { pack } from './release/pack'
import { records } from './release/records'
import { releaseObstacles } from './release/releaseObstacles'

/** Ends the release if there are obstacles. */
function stopAt(obstacles: readonly string[], repeated: readonly string[] = []) {
  if (obstacles.length + repeated.length > 0) {
    console.error(`Keine Veröffentlichung: Vorher ist dies zu erledigen.\n${listed(obstacles, repeated)}`)
    process.exit(1)
  }
}

const settings = takeOwnSettings()
stopAt([...releaseObstacles(settings), ...(await validateSite())])

const kept = keepExport()
rmSync(join(process.cwd(), '.next'), { recursive: true, force: true })
await run('tsx', ['scripts/build.ts'])
// What the records cannot tell: texts that somebody typed.
stopAt([], exportObstacles(OUT, records()))
await run('jest', ['--selectProjects', 'export'])

const archive = pack(OUT, join(process.cwd(), 'release'), `website-${new Date().toISOString().slice(0, 10)}`)
kept.replace()
console.log(`
Fertig für ${printedUrl(new URL(publicAddressFor(settings)('/')))}

Laden Sie den Inhalt von ${archive} hoch (die Prüfsumme liegt daneben).
Die Reihenfolge steht in docs/veroeffentlichen.md.
`)
