/**
 * `npm run gate -- hosts`: tries the export in `out/` on nginx, Apache and Caddy, each with the configuration that it ships, and
 * there and on a bare host one for a sub-path, without a form service and with an old address that leads on. Then replaces the site by
 * its next version under an open tab.
 */
import { type ChildProcess, execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOCAL_FORM_ENDPOINT } from '@/lib/server/settings'
import { browserOrExit } from '@/scripts/lib/browser'
import { localExportOrExit } from '@/scripts/lib/exportFolder'
import { filesBelow } from '@/scripts/lib/filesBelow'
import { listen } from '@/scripts/lib/listen'
import { run } from '@/scripts/lib/run'
import { takeLocalSettings } from '@/scripts/lib/settings'
import { createStaticServer } from '@/scripts/lib/staticServer'
import { HOST_CASES, MOVED, OUTDATED_PORT, SUB_PATH } from '@/tests/servers/cases'
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
const extras = join(copy, 'content/sample/extras.json')
writeFileSync(extras, JSON.stringify({ ...JSON.parse(readFileSync(extras, 'utf8')), redirects: [MOVED] }))
const kind = ['--local', `--base-path=${SUB_PATH}`, '--no-form-service', '--types-checked']
await run('tsx', ['scripts/build.ts', ...kind], copy)
const sub = place(join(copy, 'out'), 'sub', SUB_PATH)
rmSync(copy, { recursive: true })

// The one place that has two builds. What names neither address nor version must not depend on the hour or on chance: pages of one
// version would look for files of another.
const has = (file: string) => existsSync(join(sub.root, SUB_PATH, file))
const bytesIn = (folder: string, file: string) => readFileSync(join(folder, file))
const made = filesBelow(root.root).filter((file) => /\.(docx|jpg|png|svg|css)$/.test(file))
const others = made.filter(
  (file) => !has(file) || !bytesIn(root.root, file).equals(bytesIn(sub.root + SUB_PATH, file)),
)
const scripts = filesBelow(root.root).filter((file) => file.endsWith('.js'))
const otherScripts = scripts.filter((file) => !has(file))
if (others.length > 0 || otherScripts.length > scripts.length / 2) {
  console.error(`Two builds differ where they should not:\n${[...others, ...otherScripts].join('\n')}`)
  process.exit(1)
}

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
const projects = [...new Set(HOST_CASES.map(({ host }) => `${host} *`)), 'redeploy']
await run('playwright', ['test', ...projects.map((name) => `--project=${name}`), ...process.argv.slice(2)])
process.exit(0)
