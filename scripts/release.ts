/**
 * `npm run release`: a clean build that may go public. Refuses, with the complete list, while sample data, unconfirmed
 * figures, the address or the form service stand in the way; else checks the export and leaves a checksummed archive.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { exportFaults } from './lib/exportFaults'
import { pack } from './lib/pack'
import { releaseObstacles } from './lib/releaseObstacles'
import { run } from './lib/run'
import { settingsOrExit } from './lib/settings'

function refuse(reason: string, lines: readonly string[]): never {
  console.error(`No release: ${reason}\n${lines.map((line) => `- ${line}`).join('\n')}`)
  process.exit(1)
}

const settings = settingsOrExit({ local: false })
const obstacles = releaseObstacles(settings)
if (obstacles.length > 0) {
  refuse('these have to be set first.', obstacles)
}

const out = join(process.cwd(), 'out')
for (const folder of [out, join(process.cwd(), '.next')]) {
  rmSync(folder, { recursive: true, force: true })
}
await run('tsx', ['scripts/build.ts'])
await run('jest', ['--selectProjects', 'export'])
const faults = exportFaults(out, join(process.cwd(), 'public'))
if (faults.length > 0) {
  refuse('the export is not what it should be.', faults)
}

const archive = pack(out, join(process.cwd(), 'release'), `website-${new Date().toISOString().slice(0, 10)}`)
console.log(`
Released for ${settings.siteUrl}${settings.basePath}/

Upload the content of ${archive} (checksum beside it), hidden files included:
1. first _next/ and the picture folders, over what is there,
2. then everything else,
3. a day later delete what the archive does not hold: visitors with an open tab still ask for it.
`)
