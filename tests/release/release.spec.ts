import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'node:tls'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { forms } from '@/content/forms'
import type { FormKind } from '@/lib/browser/enquiry/fields'
import { LOCAL_FORM_ENDPOINT } from '@/lib/server/settings'
import { launchOptions } from '@/scripts/lib/browser'
import { RELEASE } from '@/tests/servers/cases'
import { fill, payload, submitOf } from '../support/forms'
import { expect, test } from '../support/pages'
import { contactFormOf, offerFormOf, requestButtonOf } from '../support/parts'
import { receivedFrom, sender } from '../support/received'

const { host, port: tlsPort } = RELEASE.formService

// The page's own address of the form service, on this machine.
test.use({
  launchOptions: launchOptions({ ports: { [host]: tlsPort } }),
  ignoreHTTPSErrors: true,
  knownOrigins: [`https://${host}`],
})

/** The local receiver behind TLS, as a form service answers. */
const service = createServer(certificate(), (socket) => {
  const receiver = connect(Number(new URL(LOCAL_FORM_ENDPOINT).port), 'localhost')
  socket.pipe(receiver).pipe(socket)
  for (const end of [socket, receiver]) {
    end.on('error', () => end.destroy())
  }
})

function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${host}`]
  execFileSync('openssl', [...request, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  return { key: readFileSync(key), cert: readFileSync(cert) }
}

/** Fills in a form and sends it: the visitor is thanked, and the service has the words with the constants it demands. */
async function expectItArrives(page: Page, request: APIRequestContext, form: Locator, kind: FormKind) {
  const email = sender()
  await fill(form, kind, email)
  await submitOf(form).click()
  await expect(page.getByText(forms.status.sent)).toBeVisible()
  const received = await receivedFrom(request, email)
  const sent = payload[kind](email)
  // On the page of a service the message begins with its name and the first keyword.
  const message = expect.stringMatching(new RegExp(`${sent.message}$`))
  expect(received.map(({ body }) => body)).toEqual([{ ...RELEASE.extraFields, ...sent, message }])
}

test.describe.configure({ mode: 'serial' })
test.beforeAll(() => new Promise<void>((resolve) => service.listen(tlsPort, '127.0.0.1', resolve)))
test.afterAll(() => {
  service.close()
})

test('the offer request of the released site arrives', async ({ page, request }) => {
  await page.goto(`${RELEASE.basePath}/${RELEASE.newService}/`)
  await requestButtonOf(page, 'first').click()
  await expectItArrives(page, request, offerFormOf(page), 'offer')
})

test('the contact form of the released site arrives', async ({ page, request }) => {
  await page.goto(`${RELEASE.basePath}/`)
  await expectItArrives(page, request, contactFormOf(page), 'contact')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the contact form is posted with what the service demands', async ({ page, request }) => {
    await page.goto(`${RELEASE.basePath}/`)
    const form = contactFormOf(page)
    const email = sender()
    await fill(form, 'contact', email)
    await submitOf(form).click()
    await expect(page).toHaveURL(`https://${host}/f/anfrage`)
    const received = await receivedFrom(request, email)
    expect(received.map(({ body }) => body)).toEqual([{ ...RELEASE.extraFields, ...payload.contact(email) }])
  })
})
