/**
 * `npm run test:hosts`: builds the site for the root and for a sub-path, checks both exports, and tries them on nginx,
 * Apache, Caddy and a bare static server, each with the configuration that the export ships. Then replaces one version
 * by the next under an open tab.
 */
import { type ChildProcess, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BASE_PATHS, HOST_CASES } from '@/tests/support/hosts'
import { browserOrExit } from './lib/browser'
import { copyProject } from './lib/copyProject'
import { listen } from './lib/listen'
import { missingServers, type Site, startServer } from './lib/realServers'
import { run } from './lib/run'
import { startReceiver } from './lib/startReceiver'
import { createStaticServer } from './lib/staticServer'

const missing = missingServers()
if (missing.length > 0) {
  console.error(`The host tests need Debian's servers. Install them: apt install ${missing.join(' ')}`)
  process.exit(1)
}
browserOrExit()

// Outside the project: Apache's workers run as another user, who may not be allowed to read here.
const scratch = mkdtempSync(join(tmpdir(), 'hosts-'))
const running: (ChildProcess | Server)[] = []
process.on('exit', () => {
  for (const server of running) {
    if ('kill' in server) {
      server.kill()
    }
  }
  rmSync(scratch, { recursive: true, force: true })
})

/** The next version of the site, with other words in an island, so that its scripts have other names. */
async function buildNextVersion(target: string) {
  const copy = copyProject('next-version')
  const forms = join(copy, 'content/forms.ts')
  writeFileSync(forms, readFileSync(forms, 'utf8').replaceAll('Erneut senden', 'Noch einmal senden'))
  await run('tsx', ['scripts/build.ts', '--local'], copy)
  cpSync(join(copy, 'out'), target, { recursive: true })
  rmSync(copy, { recursive: true })
}

const sites = new Map<string, Site>()
// The root comes last, so that `out/` holds what the other commands expect.
for (const basePath of [...BASE_PATHS].reverse()) {
  process.env.BASE_PATH = basePath
  await run('tsx', ['scripts/build.ts', '--local'])
  await run('jest', ['--selectProjects', 'export'])
  const root = join(scratch, basePath === '' ? 'root' : 'sub')
  mkdirSync(root + basePath, { recursive: true })
  cpSync(join(process.cwd(), 'out'), root + basePath, { recursive: true })
  execFileSync('chmod', ['-R', 'a+rX', scratch])
  sites.set(basePath, { basePath, root })
}

for (const { host, basePath, port } of HOST_CASES) {
  const site = sites.get(basePath)
  if (site === undefined) {
    throw new Error(`No export for "${basePath}"`)
  }
  running.push(
    host === 'plain'
      ? await listen(createStaticServer({ folder: site.root + basePath, basePath }), port)
      : await startServer(host, site, port, scratch),
  )
}
running.push(await startReceiver())
process.env.REDEPLOY_OLD = join(scratch, 'root')
process.env.REDEPLOY_NEXT = join(scratch, 'next')
process.env.BASE_PATH = ''
await buildNextVersion(process.env.REDEPLOY_NEXT)
await run('playwright', ['test', '--config', 'playwright.hosts.config.ts', ...process.argv.slice(2)])
process.exit(0)
