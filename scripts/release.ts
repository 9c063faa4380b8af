/**
 * `npm run release`: a clean build that may go public. Refuses, with the complete list, while sample data, unconfirmed
 * claims, the address or the form service stand in the way, and when the finished pages say what the records do not hold;
 * else checks the export and leaves a checksummed archive. The last export stays until then.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { publicAddressFor } from '@/lib/server/publicAddress'
import { printedUrl } from '@/lib/server/webAddress'
import { OUT } from './lib/exportFolder'
import { keepExport } from './lib/keptExport'
import { run } from './lib/run'
import { takeOwnSettings } from './lib/settings'
import { exportObstacles } from './release/exportObstacles'
import { pack } from './release/pack'
import { records } from './release/records'
import { releaseObstacles } from './release/releaseObstacles'
import { siteFaults } from './release/siteFaults'

/** Most of what stands in a wrong place stands there on every page. */
const MOST_LINES = 60

/** Ends the release where something stands in its way. @param most so many lines are printed */
function stopAt(obstacles: readonly string[], most = obstacles.length) {
  if (obstacles.length === 0) {
    return
  }
  const lines = obstacles.slice(0, most).map((line) => `- ${line}`)
  const left = obstacles.length - lines.length
  const more = left > 0 ? [`… und ${left} weitere.`] : []
  console.error(['Keine Veröffentlichung: Vorher ist dies zu erledigen.', ...lines, ...more].join('\n'))
  process.exit(1)
}

const settings = takeOwnSettings()
stopAt([...releaseObstacles(settings), ...(await siteFaults())])

const kept = keepExport()
rmSync(join(process.cwd(), '.next'), { recursive: true, force: true })
await run('tsx', ['scripts/build.ts'])
// What the records cannot tell: texts that somebody typed.
stopAt(exportObstacles(OUT, records()), MOST_LINES)
await run('jest', ['--selectProjects', 'export'])

const archive = pack(OUT, join(process.cwd(), 'release'), `website-${new Date().toISOString().slice(0, 10)}`)
kept.replace()
console.log(`
Fertig für ${printedUrl(new URL(publicAddressFor(settings)('/')))}

Laden Sie den Inhalt von ${archive} hoch (die Prüfsumme liegt daneben).
Die Reihenfolge steht in docs/veroeffentlichen.md.
`)
