/**
 * `npm run gate -- owner`: the day on which the site becomes real, for three companies in copies of the project. Each writes
 * its records as `npm run setup` does, passes checks and tests without reaching its live form service, and releases; nothing
 * in a release may speak of another one. The first one works behind nginx. `-- owner passau` does it for one of them.
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
import { frankfurt, hamburg, type Owner, owners, passau } from './owners'
import { addService, confirmEverything, layLogo, takePhotos, writeRecords, writeTexts } from './ownersDay'
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

/** Runs the tests of a copy with its live settings in the file and in the environment: none may use them. */
async function testWithLiveSettings(folder: string, settings: Owner['settings']) {
  const live = { ...settings, FORM_ENDPOINT: `http://localhost:${TRAP_PORT}/live` }
  const trap = await setTrap()
  await fetch(live.FORM_ENDPOINT)
  if (trap.visits() !== 1) {
    fail('The trap does not notice a visit, so it proves nothing.')
  }
  const before = { ...process.env }
  Object.assign(process.env, live)
  await runScript('test:unit', [], folder)
  process.env = before
  if (trap.visits() !== 1) {
    fail(`Tests reached the owner's form service ${trap.visits() - 1} times.`)
  }
  trap.server.close()
}

/** A release that has to be refused, in these words. */
function expectRefusal(folder: string, file: string, edit: (text: string) => string, words: RegExp) {
  const path = join(folder, file)
  const right = readFileSync(path, 'utf8')
  writeFileSync(path, edit(right))
  const { status, stderr } = spawnSync('npm', ['run', 'release'], { cwd: folder, encoding: 'utf8' })
  writeFileSync(path, right)
  if (status === 0 || !words.test(stderr)) {
    fail(`A release was not refused as ${words}:\n${stderr}`)
  }
}

/** Where the release is unpacked. */
function unpack(folder: string, root: string) {
  mkdirSync(root, { recursive: true })
  const archive = readdirSync(join(folder, 'release')).find((file) => file.endsWith('.tar.gz'))
  execFileSync('tar', ['-xzf', join(folder, 'release', archive ?? ''), '-C', root])
}

/** Makes a site real, and gives the folder of its copy. */
async function becomeReal(owner: Owner): Promise<string> {
  console.log(`\n— ${owner.company.legalName} —`)
  const copy = copyProject(`owner-${owner.name}`)
  writeRecords(copy, owner)
  if (owner === frankfurt) {
    writeTexts(copy)
    addService(copy)
  }
  if (owner === hamburg) {
    await takePhotos(copy)
    layLogo(copy)
  }
  await runScript('images', [], copy)
  confirmEverything(copy)
  await runScript('format', [], copy)
  await runScript('check', [], copy)
  return copy
}

const [only] = process.argv.slice(2)
const chosen = owners.filter(({ name }) => only === undefined || name === only)
const scratch = mkdtempSync(join(tmpdir(), 'owner-'))
const roots = new Map<Owner, string>()
for (const owner of chosen) {
  const copy = await becomeReal(owner)
  if (owner === frankfurt) {
    expectRefusal(
      copy,
      'content/company.ts',
      (text) => text.replace('vatId: real(', 'vatId: sample('),
      /Keine Veröffentlichung[\s\S]*content\/company\.ts: Noch vom Muster sind vatId\./,
    )
  }
  if (owner === hamburg) {
    await testWithLiveSettings(copy, owner.settings)
  }
  if (owner === passau) {
    await run('jest', ['content', 'lib/server', 'scripts/release'], copy)
  }
  await runScript('release', [], copy)
  const root = join(scratch, owner.name)
  unpack(copy, root + (owner.settings.BASE_PATH ?? ''))
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
process.on('exit', () => {
  nginx.kill()
  rmSync(scratch, { recursive: true, force: true })
})
await run('playwright', ['test', '--project=release'])
process.exit(0)
