/**
 * `npm run gate -- hosts`: tries the export in `out/` on nginx, Apache and Caddy, each with the configuration that it ships,
 * and one for a sub-path there and on a bare host. Then replaces the site by its next version under an open tab; that one
 * has no form service yet, and its forms say so.
 */
import { type ChildProcess, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOCAL_FORM_ENDPOINT } from '@/lib/server/settings'
import { browserOrExit } from '@/scripts/lib/browser'
import { localExportOrExit } from '@/scripts/lib/exportFolder'
import { listen } from '@/scripts/lib/listen'
import { run } from '@/scripts/lib/run'
import { takeLocalSettings } from '@/scripts/lib/settings'
import { createStaticServer } from '@/scripts/lib/staticServer'
import { HOST_CASES, MOVED, OUTDATED_PORT, SUB_PATH, UNCONFIGURED_PORT } from '@/tests/servers/cases'
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

/** Where a server finds an export: below its base path. */
function place(out: string, name: string, basePath: string): Site {
  const root = join(scratch, name)
  mkdirSync(root + basePath, { recursive: true })
  cpSync(out, root + basePath, { recursive: true })
  return { basePath, root }
}

const next = join(scratch, 'next')
const root = place(localExportOrExit(), 'root', '')
// Changed in place of the pages, which is as far apart.
const outdated = place(root.root, 'outdated', '')
const configuration = join(outdated.root, '.hosting/nginx.conf')
writeFileSync(
  configuration,
  readFileSync(configuration, 'utf8').replaceAll(
    new URL(LOCAL_FORM_ENDPOINT).origin,
    'https://alter-dienst.test',
  ),
)
const copy = copyProject('hosts')
const build = (...options: string[]) => run('tsx', ['scripts/build.ts', '--local', ...options], copy)

const extras = join(copy, 'content/extras.ts')
writeFileSync(
  extras,
  readFileSync(extras, 'utf8').replace(/(?<=: Extras = \{)/, ` redirects: [${JSON.stringify(MOVED)}],`),
)
await build(`--base-path=${SUB_PATH}`)
const sub = place(join(copy, 'out'), 'sub', SUB_PATH)

// With other words in an island, and in what a button loads late, so that their scripts have other names.
for (const [file, from, to] of [
  ['content/forms.ts', 'Erneut senden', 'Noch einmal senden'],
  ['content/planning/muster/leistungsbeschreibung.ts', 'Beginn, Laufzeit', 'Beginn und Laufzeit'],
] as const) {
  const path = join(copy, file)
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(from, to))
}
await build('--no-form-service')
cpSync(join(copy, 'out'), next, { recursive: true })
rmSync(copy, { recursive: true })

execFileSync('chmod', ['-R', 'a+rX', scratch])
takeLocalSettings()
for (const { host, basePath, port } of HOST_CASES) {
  const site = basePath === '' ? root : sub
  running.push(
    host === 'plain'
      ? await listen(createStaticServer({ folder: site.root + basePath, basePath }), port)
      : await startServer(host, site, port, scratch),
  )
}
running.push(await startServer('nginx', outdated, OUTDATED_PORT, scratch))
await listen(createStaticServer({ folder: next }), UNCONFIGURED_PORT)
Object.assign(process.env, { REDEPLOY_OLD: root.root, REDEPLOY_NEXT: next })
const projects = [...new Set(HOST_CASES.map(({ host }) => `${host} *`)), 'redeploy', 'unconfigured']
await run('playwright', ['test', ...projects.map((name) => `--project=${name}`), ...process.argv.slice(2)])
process.exit(0)
