/**
 * `npm run preview`: a build to be uploaded and shown around, which no search engine lists. Sample data and missing
 * confirmations do not stop it; it lists them. `-- https://vorschau.firma.de/neu` where it lies at another address than the
 * site. The last export stays where it was.
 */
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { printedUrl } from '@/lib/server/webAddress'
import { OUT } from './lib/exportFolder'
import { keepExport } from './lib/keptExport'
import { run } from './lib/run'
import { takeOwnSettings } from './lib/settings'
import { exportObstacles } from './release/exportObstacles'
import { listed } from './release/listed'
import { pack } from './release/pack'
import { records } from './release/records'
import { releaseObstacles } from './release/releaseObstacles'

const FOLDER = join(process.cwd(), 'preview')
const MARK = '='.repeat(78)

/** The address that the command line gives, in place of the settings'. */
function takeAddress(address: string) {
  if (!URL.canParse(address)) {
    console.error(
      `„${address}“ ist keine Adresse. Richtig ist zum Beispiel: npm run preview -- https://vorschau.example.de`,
    )
    process.exit(1)
  }
  const { origin, pathname } = new URL(address)
  Object.assign(process.env, { SITE_URL: origin, BASE_PATH: pathname.replace(/\/+$/, '') })
}

const [address] = process.argv.slice(2)
if (address !== undefined) {
  takeAddress(address)
}
process.env.INDEXING = 'off'
const settings = takeOwnSettings()

const kept = keepExport()
await run('tsx', ['scripts/build.ts'])
await run('jest', ['--selectProjects', 'export'])
// Without the sentences that are to be confirmed: a release lists them.
const missing = releaseObstacles({ ...settings, indexing: true }).map((line) => line.replace(/\n[\s\S]*/, ''))
const typed = exportObstacles(OUT, records())
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER)
const archive = pack(OUT, FOLDER, `vorschau-${new Date().toISOString().slice(0, 10)}`)
const site = join(FOLDER, 'website')
renameSync(OUT, site)
kept.putBack()

const { siteUrl, basePath, formEndpoint } = settings
const from = (path: string) => relative(process.cwd(), path)
console.log(`
${MARK}
VORSCHAU – keine Veröffentlichung. Keine Suchmaschine nimmt sie auf.
${MARK}
${
  missing.length + typed.length === 0
    ? 'Einer Veröffentlichung steht nach den Angaben in content/ nichts im Weg.'
    : `Für eine Veröffentlichung fehlt noch:\n${listed(missing, typed)}`
}

Für:       ${siteUrl === null ? 'keine Adresse (SITE_URL fehlt); mit: npm run preview -- https://vorschau.example.de' : printedUrl(new URL(siteUrl + basePath))}
Formulare: ${formEndpoint === null ? 'senden nicht (FORM_ENDPOINT fehlt)' : `senden wirklich, an ${printedUrl(new URL(new URL(formEndpoint).origin))}`}
Hochladen: den Inhalt von ${from(site)}${basePath && ` in den Ordner ${basePath}`}, auch versteckte Dateien; gepackt in ${from(archive)}
Wer die Adresse kennt, kann die Vorschau lesen. Geheimes gehört hinter ein Passwort Ihres Servers.
`)
