/**
 * `npm run release`: a clean build that may go public. Refuses, with the complete list, while there are sample data or
 * unconfirmed claims, while the address or the form service is missing, when `npm run check` or a test of the texts fails, and
 * when the pages claim what no record contains; else checks the export and writes a checksummed archive. The last export stays
 * until then. In a terminal, or with `--bestaetigen`, it asks page by page for what only the owner can know.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { publicAddressFor } from '@/lib/server/publicAddress'
import { printedUrl } from '@/lib/server/webAddress'
import { OUT } from './lib/exportFolder'
import { keepExport } from './lib/keptExport'
import { run } from './lib/run'
import { takeOwnSettings } from './lib/settings'
import { unconfirmed } from './records/claims'
import { ownersContent } from './records/ownersContent'
import { validateSite } from './records/validateSite'
import { confirm } from './release/confirm'
import { exportObstacles } from './release/exportObstacles'
import { listed } from './release/listed'
import { pack } from './release/pack'
import { records } from './release/records'
import { openConfirmations, releaseObstacles } from './release/releaseObstacles'

const REPORTER = '<rootDir>/scripts/release/faultsReporter.mjs'

/** `2026-11-28-1430`: two releases of a day do not overwrite each other. */
const hourOf = (now: Date) => now.toLocaleString('sv-SE').slice(0, 16).replace(' ', '-').replace(':', '')

/** Ends the release if there are obstacles. */
function stopAt(obstacles: readonly string[], repeated: readonly string[] = []) {
  if (obstacles.length + repeated.length > 0) {
    console.error(`Keine Veröffentlichung: Vorher ist dies zu erledigen.\n${listed(obstacles, repeated)}`)
    process.exit(1)
  }
}

const { values } = parseArgs({ options: { bestaetigen: { type: 'boolean', default: false } } })
const settings = takeOwnSettings()
const { claims, confirmations } = ownersContent
const open = unconfirmed(claims, confirmations)
const obstacles = [...releaseObstacles(settings), ...(await validateSite())]
const asks = obstacles.length === 0 && (values.bestaetigen || process.stdin.isTTY)
stopAt([...obstacles, ...openConfirmations(asks ? await confirm(process.cwd(), open) : open)])

// What the tests know of texts and pictures, before the long build.
await run('tsx', ['scripts/check.ts'])
await run('jest', ['content/', '--selectProjects=unit', `--reporters=${REPORTER}`])
process.env.TYPES_CHECKED = 'yes'

const kept = keepExport()
rmSync(join(process.cwd(), '.next'), { recursive: true, force: true })
await run('tsx', ['scripts/build.ts'])
// What the records cannot tell: texts that somebody typed.
stopAt([], exportObstacles(OUT, records()))
await run('jest', ['--selectProjects', 'export'])

const archive = pack(OUT, join(process.cwd(), 'release'), `website-${hourOf(new Date())}`)
kept.replace()
console.log(`
Fertig für ${printedUrl(new URL(publicAddressFor(settings)('/')))}

Laden Sie den Inhalt von ${archive} hoch (die Prüfsumme liegt daneben).
Die Reihenfolge steht in docs/veroeffentlichen.md.
`)
