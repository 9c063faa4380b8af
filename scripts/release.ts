/**
 * `npm run release`: a clean build that may go public. Refuses, with the complete list, while sample data, unconfirmed
 * claims, the address or the form service stand in the way; else checks the export and leaves a checksummed archive.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { publicAddressFor } from '@/lib/server/publicAddress'
import { printedUrl } from '@/lib/server/webAddress'
import { OUT } from './lib/exportFolder'
import { run } from './lib/run'
import { takeOwnSettings } from './lib/settings'
import { pack } from './release/pack'
import { releaseObstacles } from './release/releaseObstacles'

const settings = takeOwnSettings()
const obstacles = releaseObstacles(settings)
if (obstacles.length > 0) {
  console.error(
    `Keine Veröffentlichung: Vorher ist dies zu erledigen.\n${obstacles.map((line) => `- ${line}`).join('\n')}`,
  )
  process.exit(1)
}

for (const folder of [OUT, join(process.cwd(), '.next')]) {
  rmSync(folder, { recursive: true, force: true })
}
await run('tsx', ['scripts/build.ts'])
await run('jest', ['--selectProjects', 'export'])

const archive = pack(OUT, join(process.cwd(), 'release'), `website-${new Date().toISOString().slice(0, 10)}`)
console.log(`
Fertig für ${printedUrl(new URL(publicAddressFor(settings)('/')))}

Laden Sie den Inhalt von ${archive} hoch (die Prüfsumme liegt daneben).
Die Reihenfolge steht in docs/veroeffentlichen.md.
`)
