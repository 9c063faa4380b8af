/**
 * `npm run release`: a clean build that may go public. Refuses, with the complete list, while sample data, unconfirmed
 * claims, the address or the form service stand in the way; else checks the export and leaves a checksummed archive.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { publicAddressFor } from '@/lib/server/publicAddress'
import { printedUrl } from '@/lib/server/webAddress'
import { exportFaults } from './export/exportFaults'
import { OUT } from './lib/exportFolder'
import { run } from './lib/run'
import { takeOwnSettings } from './lib/settings'
import { pack } from './release/pack'
import { releaseObstacles } from './release/releaseObstacles'

function refuse(reason: string, lines: readonly string[]): never {
  console.error(`No release: ${reason}\n${lines.map((line) => `- ${line}`).join('\n')}`)
  process.exit(1)
}

const settings = takeOwnSettings()
const obstacles = releaseObstacles(settings)
if (obstacles.length > 0) {
  refuse('these have to be set first.', obstacles)
}

for (const folder of [OUT, join(process.cwd(), '.next')]) {
  rmSync(folder, { recursive: true, force: true })
}
await run('tsx', ['scripts/build.ts'])
await run('jest', ['--selectProjects', 'export'])
const faults = exportFaults(OUT, join(process.cwd(), 'public'))
if (faults.length > 0) {
  refuse('the export is not what it should be.', faults)
}

const archive = pack(OUT, join(process.cwd(), 'release'), `website-${new Date().toISOString().slice(0, 10)}`)
console.log(`
Released for ${printedUrl(new URL(publicAddressFor(settings)('/')))}

Upload the content of ${archive} (checksum beside it), in the order that docs/veroeffentlichen.md gives.
`)
