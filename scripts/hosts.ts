/**
 * `npm run test:hosts`: builds the site for the root and for a sub-path, checks both exports, and tries them on nginx,
 * Apache, Caddy and a bare static server, each with the configuration that the export ships.
 */
import type { ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BASE_PATHS, HOST_CASES } from '@/tests/support/hosts'
import { browserOrExit } from './lib/browser'
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

const sites = new Map<string, Site>()
// The root comes last, so that `out/` holds what the other commands expect.
for (const basePath of [...BASE_PATHS].reverse()) {
  process.env.BASE_PATH = basePath
  await run('tsx', ['scripts/build.ts', '--local'])
  await run('jest', ['--selectProjects', 'export'])
  const root = join(scratch, basePath === '' ? 'root' : 'sub')
  mkdirSync(root + basePath, { recursive: true })
  cpSync(join(process.cwd(), 'out'), root + basePath, { recursive: true })
  await run('chmod', ['-R', 'a+rX', scratch])
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
await run('playwright', ['test', '--config', 'playwright.hosts.config.ts', ...process.argv.slice(2)])
process.exit(0)
