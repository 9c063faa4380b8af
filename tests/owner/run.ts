/**
 * `npm run gate -- owner`: the day on which the site becomes real, in a copy of the project. Does what docs/texte.md,
 * docs/leistung.md and docs/veroeffentlichen.md say; then checks and tests must pass without reaching the owner's form
 * service, a release must succeed, and its archive must work behind nginx.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserOrExit } from '@/scripts/lib/browser'
import { listen } from '@/scripts/lib/listen'
import { run, runScript } from '@/scripts/lib/run'
import { takeLocalSettings } from '@/scripts/lib/settings'
import { RELEASE } from '@/tests/servers/cases'
import { missingServers, startServer } from '@/tests/servers/realServers'
import { copyProject } from '@/tests/support/copyProject'
import { addService, confirmEverything, makeItReal } from './ownersDay'
import { traces } from './traces'

const TRAP_PORT = 4998
/** The home page, the new service, and both forms. */
const BROWSER_TESTS = `usable\\.spec.* (/|/${RELEASE.newService}/) can be|pages\\.spec.* / is quiet|forms\\.spec`

const missing = missingServers()
if (missing.length > 0) {
  console.error(`This test needs Debian's servers. Install them: apt install ${missing.join(' ')}`)
  process.exit(1)
}
browserOrExit()

function fail(reason: string): never {
  console.error(reason)
  process.exit(1)
}

/** Stands for a live form service: counts who comes. */
async function setTrap(): Promise<{ server: Server; visits: () => number }> {
  let visits = 0
  const server = createServer((_request, response) => {
    visits += 1
    response.end()
  })
  await listen(server, TRAP_PORT)
  return { server, visits: () => visits }
}

/** What a release says while one value is still a sample; puts the value right again. */
function releaseWithSample(folder: string): string {
  const file = join(folder, 'content/company.ts')
  const filled = readFileSync(file, 'utf8')
  writeFileSync(file, filled.replace('vatId: real(', 'vatId: sample('))
  const { status, stderr } = spawnSync('npm', ['run', 'release'], { cwd: folder, encoding: 'utf8' })
  writeFileSync(file, filled)
  return status === 0 ? '' : stderr
}

const copy = copyProject('owner')
const writeSettings = (settings: Record<string, string>) =>
  writeFileSync(
    join(copy, '.env.local'),
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  )

makeItReal(copy)
addService(copy)
await runScript('images', [], copy)
confirmEverything(copy)
await runScript('format', [], copy)

// The live settings are in place, in the file and in the environment, and no test may use them.
const live = `http://localhost:${TRAP_PORT}/live`
const trapped = { SITE_URL: 'https://www.nachtruf.test', BASE_PATH: RELEASE.basePath, FORM_ENDPOINT: live }
writeSettings(trapped)
Object.assign(process.env, trapped)
const trap = await setTrap()
await fetch(live)
if (trap.visits() !== 1) {
  fail('The trap does not notice a visit, so it proves nothing.')
}
await runScript('check', [], copy)
await runScript('test:unit', [], copy)
// With Next's script tags left where they are, as the release has them deferred; its own step checks the export.
await runScript('build', ['--local', '--keep-scripts'], copy)
await runScript('test:e2e', ['--grep', BROWSER_TESTS], copy)
if (trap.visits() !== 1) {
  fail(`Tests reached the owner's form service ${trap.visits() - 1} times.`)
}
trap.server.close()
for (const name of Object.keys(trapped)) {
  delete process.env[name]
}

// The release: refused by name while one value is a sample, then made.
writeSettings({
  ...trapped,
  FORM_ENDPOINT: `https://${RELEASE.formService.host}/f/anfrage`,
  FORM_EXTRA_FIELDS: JSON.stringify(RELEASE.extraFields),
})
const refusal = releaseWithSample(copy)
if (!/Keine Veröffentlichung[\s\S]*content\/company\.ts: Noch vom Muster sind vatId\./.test(refusal)) {
  fail(`A release with one sample value was not refused by its name:\n${refusal}`)
}
await runScript('release', [], copy)

const scratch = mkdtempSync(join(tmpdir(), 'owner-'))
const root = join(scratch, 'root')
mkdirSync(root + RELEASE.basePath, { recursive: true })
const archive = readdirSync(join(copy, 'release')).find((file) => file.endsWith('.tar.gz'))
execFileSync('tar', ['-xzf', join(copy, 'release', archive ?? ''), '-C', root + RELEASE.basePath])
const found = traces(root)
if (found.length > 0) {
  fail(`The release still speaks of the sample company:\n${found.join('\n')}`)
}
const nginx = await startServer('nginx', { basePath: RELEASE.basePath, root }, RELEASE.port, scratch)
takeLocalSettings()
process.on('exit', () => {
  nginx.kill()
  rmSync(scratch, { recursive: true, force: true })
})
await run('playwright', ['test', '--project=release'])
rmSync(copy, { recursive: true })
process.exit(0)
