/**
 * `npm run gate -- dev`: what greets a developer and an owner. `npm run edit` in a copy, which starts `npm run dev`; on a page of each
 * make of its own nothing may stand in the console or in Next's overlay, on a phone and on a desktop. React compares there what the
 * server wrote with what it finds. Then an owner types in the editor beside it.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { pathOf } from '@/lib/both/pathOf'
import { localAddresses } from '@/lib/server/settings'
import { browserOrExit, launchOptions } from '@/scripts/lib/browser'
import { programOf } from '@/scripts/lib/command'
import { HYDRATED } from '@/scripts/lib/hydrated'
import { DEV_PORT } from '@/tests/servers/cases'
import { copyProject } from '@/tests/support/copyProject'
import { DESKTOP, PHONE } from '@/tests/support/sizes'
import { editorFaults } from './editorFaults'

/** A page is compiled when it is first asked for. */
const COMPILED_MS = 120_000

/** Next's dev server preloads the sheet of the error page on every page, and Chromium says some seconds later that it was not used. */
const PRELOADED = /app_not-found_module\S+\.css was preloaded using link preload but not used/

const PATHS = [pathOf('home'), pathOf('werkschutz'), pathOf('planung/bedarf'), '/gallery/']

browserOrExit()
const copy = copyProject('dev')
const { program, args } = programOf('tsx', ['scripts/edit.ts', '--port', `${DEV_PORT}`], copy)
const server = spawn(program, args, { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] })
process.on('exit', () => server.kill())
server.on('exit', () => process.exit(1))

const { site } = localAddresses(DEV_PORT)
const isUp = () =>
  fetch(site).then(
    () => true,
    () => false,
  )
while (!(await isUp())) {
  await new Promise((resolve) => setTimeout(resolve, 500))
}

const browser = await chromium.launch(launchOptions())
const faults: string[] = []
for (const path of PATHS) {
  for (const viewport of [PHONE, DESKTOP]) {
    const where = `${path} at ${viewport.width} px`
    const page = await browser.newPage({ viewport })
    page.on('console', (message) => {
      // Beside what React and Next say to every developer.
      if (['error', 'warning'].includes(message.type()) && !PRELOADED.test(message.text())) {
        faults.push(`${where}: ${message.text()}`)
      }
    })
    page.on('pageerror', ({ message }) => faults.push(`${where}: ${message}`))
    await page.goto(site + path, { timeout: COMPILED_MS })
    await page.locator(HYDRATED).waitFor({ state: 'attached', timeout: COMPILED_MS })
    const issues = page.locator('nextjs-portal').getByText(/\d+ Issues?/)
    if (await issues.isVisible()) {
      faults.push(`${where}: ${await issues.textContent()}`)
    }
    await page.close()
  }
}
faults.push(...(await editorFaults(browser, copy)))
await browser.close()
server.removeAllListeners('exit').kill()
await once(server, 'exit')
rmSync(copy, { recursive: true })

for (const fault of faults) {
  console.error(fault)
}
console.log(`${PATHS.length} pages of the dev server, twice, and the editor: ${faults.length} faults`)
process.exit(faults.length === 0 ? 0 : 1)
