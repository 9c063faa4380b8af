/**
 * `npm run gate -- owner`: the day on which the site becomes real, for three companies in copies of the project. Each writes
 * its records as `npm run setup` does, confirms them page by page and releases; nothing in a release
 * may speak of another one. Two also pass the tests that read what an owner writes, without reaching their live form service; the
 * third works behind nginx. `-- owner passau` does it for one of them.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { settingsOf } from '@/lib/server/settings'
import { browserOrExit } from '@/scripts/lib/browser'
import { listen } from '@/scripts/lib/listen'
import { run, runScript } from '@/scripts/lib/run'
import { takeLocalSettings } from '@/scripts/lib/settings'
import { RELEASE } from '@/tests/servers/cases'
import { missingServers, startServer } from '@/tests/servers/realServers'
import { copyProject } from '@/tests/support/copyProject'
import { frankfurt, hamburg, type Owner, owners } from './owners'
import { addPicture, layLogo, releaseWithYes, takePhotos, writeRecords, writeTexts } from './ownersDay'
import { traces } from './traces'

const TRAP_PORT = 4998

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

/** What reads what an owner writes, and the settings: whoever reads one of them may fail with an owner's, or use them. */
const OWNERS_FILES = [
  ...['company', 'confirmations', 'extras', 'facts', 'formService', 'place', 'services/offered'].map(
    (name) => `content/${name}.ts`,
  ),
  'lib/server/settings.ts',
]

/** Runs the tests of a copy that read them, with its live settings in the file and in the environment: none may use them. */
async function testWithLiveSettings(folder: string, { website = {} }: Owner['records']) {
  const live = { ...settingsOf(website), FORM_ENDPOINT: `http://localhost:${TRAP_PORT}/live` }
  const trap = await setTrap()
  await fetch(live.FORM_ENDPOINT)
  if (trap.visits() !== 1) {
    fail('The trap does not notice a visit, so it proves nothing.')
  }
  const before = { ...process.env }
  Object.assign(process.env, live)
  const related = ['--selectProjects', 'unit', 'components', '--findRelatedTests', ...OWNERS_FILES]
  await run('jest', related, folder)
  process.env = before
  if (trap.visits() !== 1) {
    fail(`Tests reached the owner's form service ${trap.visits() - 1} times.`)
  }
  trap.server.close()
}

/** Where the release is unpacked. */
function unpack(folder: string, root: string) {
  mkdirSync(root, { recursive: true })
  const archive = readdirSync(join(folder, 'release')).find((file) => file.endsWith('.tar.gz'))
  execFileSync('tar', ['-xzf', join(folder, 'release', archive ?? ''), '-C', root])
}

/** Makes a site real, and gives the folder of its copy. */
async function becomeReal(owner: Owner): Promise<string> {
  console.log(`\n— ${owner.records.company?.legalName} —`)
  const copy = copyProject(`owner-${owner.name}`)
  writeRecords(copy, owner)
  if (owner === frankfurt) {
    writeTexts(copy)
    await addPicture(copy)
  }
  if (owner === hamburg) {
    await takePhotos(copy)
    layLogo(copy)
  }
  await runScript('images', [], copy)
  return copy
}

const [only] = process.argv.slice(2)
const chosen = owners.filter(({ name }) => only === undefined || name === only)
const scratch = mkdtempSync(join(tmpdir(), 'owner-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
const roots = new Map<Owner, string>()
for (const owner of chosen) {
  const copy = await becomeReal(owner)
  if (owner !== frankfurt) {
    await testWithLiveSettings(copy, owner.records)
  }
  releaseWithYes(copy)
  const root = join(scratch, owner.name)
  unpack(copy, root + (owner.records.website?.folder ?? ''))
  roots.set(owner, root)
}

const found = [...roots].flatMap(([owner, root]) =>
  traces(
    root,
    owners.filter((other) => other !== owner).flatMap(({ words }) => words),
  ).map((trace) => `${owner.name}: ${trace}`),
)
if (found.length > 0) {
  fail(`A release speaks of another company:\n${found.join('\n')}`)
}

if (!chosen.includes(frankfurt)) {
  process.exit(0)
}
const nginx = await startServer(
  'nginx',
  { basePath: RELEASE.basePath, root: roots.get(frankfurt) ?? '' },
  RELEASE.port,
  scratch,
)
takeLocalSettings()
process.on('exit', () => nginx.kill())
await run('playwright', ['test', '--project=release'])
process.exit(0)
