/**
 * `npm run gate -- hosts`: builds the site for the root and for a sub-path, checks both exports, and tries them on nginx,
 * Apache, Caddy and a bare static server, each with the configuration that the export ships. A bare `next build` must give
 * the same files. Then replaces one version by the next under an open tab.
 */
import { type ChildProcess, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserOrExit } from '@/scripts/lib/browser'
import { OUT } from '@/scripts/lib/exportFolder'
import { listen } from '@/scripts/lib/listen'
import { run } from '@/scripts/lib/run'
import { takeLocalSettings } from '@/scripts/lib/settings'
import { createStaticServer } from '@/scripts/lib/staticServer'
import { BASE_PATHS, HOST_CASES } from '@/tests/servers/cases'
import { missingServers, type Site, startServer } from '@/tests/servers/realServers'
import { copyProject } from '@/tests/support/copyProject'

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

/** What many hosts call by themselves must give what `npm run build` gives, byte for byte. */
async function compareWithBareBuild(copy: string) {
  // The sitemap's dates come from the history.
  process.env.GIT_DIR = join(process.cwd(), '.git')
  process.env.GIT_WORK_TREE = copy
  await run('next', ['build'], copy)
  delete process.env.GIT_DIR
  delete process.env.GIT_WORK_TREE
  try {
    execFileSync('diff', ['--recursive', '--brief', OUT, join(copy, 'out')])
  } catch (error) {
    console.error(
      `npx next build does not give what npm run build gives:\n${(error as { stdout: Buffer }).stdout}`,
    )
    process.exit(1)
  }
}

/** The next version of the site, with other words in an island, so that its scripts have other names. */
async function buildNextVersion(copy: string, target: string) {
  const forms = join(copy, 'content/forms.ts')
  writeFileSync(forms, readFileSync(forms, 'utf8').replaceAll('Erneut senden', 'Noch einmal senden'))
  await run('tsx', ['scripts/build.ts', '--local'], copy)
  cpSync(join(copy, 'out'), target, { recursive: true })
}

const sites = new Map<string, Site>()
// The root comes last, so that `out/` holds what the other commands expect.
for (const basePath of [...BASE_PATHS].reverse()) {
  await run('tsx', ['scripts/build.ts', '--local', `--base-path=${basePath}`])
  await run('jest', ['--selectProjects', 'export'])
  const root = join(scratch, basePath === '' ? 'root' : 'sub')
  mkdirSync(root + basePath, { recursive: true })
  cpSync(OUT, root + basePath, { recursive: true })
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
process.env.REDEPLOY_OLD = join(scratch, 'root')
process.env.REDEPLOY_NEXT = join(scratch, 'next')
takeLocalSettings()
const copy = copyProject('next-version')
await compareWithBareBuild(copy)
await buildNextVersion(copy, process.env.REDEPLOY_NEXT)
rmSync(copy, { recursive: true })
const projects = [...new Set(HOST_CASES.map(({ host }) => `--project=${host} *`)), '--project=redeploy']
await run('playwright', ['test', ...projects, ...process.argv.slice(2)])
process.exit(0)
