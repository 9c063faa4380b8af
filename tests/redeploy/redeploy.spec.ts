import { mkdtempSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { forms } from '@/content/forms'
import { hoursLabels } from '@/content/planning/hoursLabels'
import { pathOf } from '@/lib/both/pathOf'
import { OUT } from '@/scripts/lib/exportFolder'
import { createStaticServer } from '@/scripts/lib/staticServer'
import { REDEPLOY_PORT } from '@/tests/servers/cases'
import { fieldOf, fill, submitOf } from '../support/forms'
import { expect, expectHydrated, test } from '../support/pages'
import { contactFormOf, offerFormOf, planIn, requestButtonOf, serviceCardOf } from '../support/parts'
import { receivedFrom, sender } from '../support/received'
import { writeNextVersion } from './nextVersion'

// The old version's files are gone on purpose.
test.use({ expectFailures: true })
test.describe.configure({ mode: 'serial' })

let server: Server | undefined
let next = ''

/** Puts a version of the site on the host, in place of the one before. */
async function deploy(folder: string) {
  server?.closeAllConnections()
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
  const served = createStaticServer({ folder })
  await new Promise<void>((resolve) => served.listen(REDEPLOY_PORT, 'localhost', resolve))
  server = served
}

test.beforeAll(() => {
  next = mkdtempSync(join(tmpdir(), 'next-'))
  writeNextVersion(OUT, next)
})

test.beforeEach(() => deploy(OUT))

test.afterAll(() => {
  server?.closeAllConnections()
  server?.close()
  rmSync(next, { recursive: true })
})

test('an open tab finds its way into the new version and keeps what was typed', async ({ page }) => {
  await page.goto('/')
  // What is still loading would find its files gone, and load the page again in the midst of the click.
  await expectHydrated(page)
  await fieldOf(contactFormOf(page), 'message').fill('Zwei Tore')
  await deploy(next)
  await serviceCardOf(page, 'werkschutz').click()
  await expect(page).toHaveURL(pathOf('werkschutz'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await requestButtonOf(page, 'first').click()
  await expect(fieldOf(offerFormOf(page), 'message')).toHaveValue(/Zwei Tore/)
})

test('a dialog that was open sends all the same', async ({ page, request }) => {
  await page.goto(pathOf('werkschutz'))
  await requestButtonOf(page, 'first').click()
  const form = offerFormOf(page)
  const email = sender()
  await fieldOf(form, 'name').fill('Ada Muster')
  await deploy(next)
  await fill(form, 'offer', email)
  await submitOf(form).click()
  await expect(page.getByText(forms.status.sent)).toBeVisible()
  expect(await receivedFrom(request, email)).toHaveLength(1)
})

test('a button whose code is gone brings the new version, with what was planned', async ({ page }) => {
  await page.goto(pathOf('planung/bedarf') + planIn('RP'))
  await expect(page.locator('#ergebnis dl')).toContainText('5.712')
  await deploy(next)
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: hoursLabels.actions.tender }).click()
  await loaded
  await expect(page.locator('#ergebnis dl')).toContainText('5.712')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: hoursLabels.actions.tender }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.docx$/)
})

test('an old page whose scripts are gone is read, and its offer button leads to the form', async ({
  page,
}, info) => {
  // The worst case of an upload in the wrong order: old HTML, new scripts.
  const mixed = info.outputPath('mixed')
  await cp(OUT, mixed, { recursive: true })
  rmSync(join(mixed, '_next'), { recursive: true })
  await cp(join(next, '_next'), join(mixed, '_next'), { recursive: true })
  await deploy(mixed)
  await page.goto(pathOf('werkschutz'))
  await requestButtonOf(page, 'first').click()
  await expect(contactFormOf(page).or(offerFormOf(page)).first()).toBeVisible()
})
