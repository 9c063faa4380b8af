import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { type APIRequestContext, expect, test } from '@playwright/test'
import type { FormKind } from '@/components/forms/fields'
import { forms } from '@/content/forms'
import { BEHAVIOURS, behaviourNames } from '@/scripts/lib/behaviours'
import { type Engine, type EngineName, startEngine } from '../support/engines'
import { receivedFrom, sender } from '../support/received'

const SITE = 'http://localhost:3000'
/** The same pages with a policy that blocks every script, as a company's proxy may do. */
const SITE_WITHOUT_SCRIPTS = 'http://localhost:3001'

let engine: Engine
let withoutScripts: Server

// biome-ignore lint/correctness/noEmptyPattern: Playwright takes the fixtures from this pattern, and none is needed.
test.beforeAll(async ({}, info) => {
  engine = await startEngine(info.project.metadata.engine as EngineName, 400, 760)
  withoutScripts = createServer((request, response) => {
    const path = new URL(request.url ?? '/', SITE).pathname
    const file = join(process.cwd(), 'out', path.endsWith('/') ? `${path}index.html` : path)
    try {
      const content = readFileSync(file)
      const type = path.endsWith('.css')
        ? 'text/css'
        : path.endsWith('/')
          ? 'text/html; charset=utf-8'
          : 'application/octet-stream'
      response.writeHead(200, { 'Content-Type': type, 'Content-Security-Policy': "script-src 'none'" })
      response.end(content)
    } catch {
      response.writeHead(404)
      response.end()
    }
  })
  await new Promise<void>((resolve) => withoutScripts.listen(3001, 'localhost', resolve))
})

test.afterAll(async () => {
  await engine.close()
  withoutScripts.closeAllConnections()
  withoutScripts.close()
})

const textOf = (selector: string) =>
  engine.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? '', selector)
const typedIn = (selector: string) =>
  engine.evaluate((wanted) => document.querySelector<HTMLInputElement>(wanted)?.value ?? '', selector)
const focused = () => engine.evaluate(() => document.activeElement?.outerHTML.slice(0, 800) ?? '')
/** Empty between two documents, when there is nothing to read. */
const bodyText = () => engine.evaluate(() => document.body?.textContent ?? '').catch(() => '')

/** Scripts have arrived when the form has taken its checks over from the browser. */
async function hydrated() {
  await expect
    .poll(() => engine.evaluate(() => document.querySelector<HTMLFormElement>('#contact form')?.noValidate))
    .toBe(true)
}

async function openForm(kind: FormKind): Promise<string> {
  await engine.open(`${SITE}/`)
  await engine.evaluate(() => sessionStorage.clear())
  await engine.open(`${SITE}/`)
  await hydrated()
  if (kind === 'contact') {
    return '#contact form'
  }
  await engine.click('.hero a[data-offer]')
  return 'dialog form'
}

async function fill(form: string, kind: FormKind, email: string) {
  await engine.type(`${form} [name=name]`, 'Ada Muster')
  await engine.type(`${form} [name=email]`, email)
  await engine.type(`${form} [name=phone]`, '069 1')
  await engine.type(`${form} [name=message]`, 'Zwei Tore')
  if (kind === 'offer') {
    await engine.click(`${form} [name=gdprConsent]`)
  }
}

async function bodiesFrom(request: APIRequestContext, email: string) {
  return (await receivedFrom(request, email)).map(({ body }) => body)
}

for (const kind of ['offer', 'contact'] as const) {
  for (const behaviour of behaviourNames) {
    const { outcome } = BEHAVIOURS[behaviour]

    test(`${kind} · ${behaviour}: ${outcome}`, async ({ request }) => {
      const form = await openForm(kind)
      const email = sender(behaviour)
      await fill(form, kind, email)
      await engine.click(`${form} [type=submit]`)
      if (outcome === 'sent') {
        await expect.poll(bodyText, { timeout: 10_000 }).toContain(forms.status.sent)
        expect(await bodiesFrom(request, email)).toHaveLength(1)
        return
      }
      await expect.poll(() => textOf(form), { timeout: 25_000 }).toContain(forms.status.failed)
      expect(await textOf(form)).toContain(forms.status.hints[outcome])
      expect(await bodyText()).not.toContain(forms.status.sent)
      expect(await typedIn(`${form} [name=message]`)).toBe('Zwei Tore')
      expect(await typedIn(`${form} [name=email]`)).toBe(email)
    })
  }
}

test('an empty form shows what is wrong and leads to it', async () => {
  const form = await openForm('contact')
  await engine.click(`${form} [type=submit]`)
  await expect.poll(() => textOf(form)).toContain(forms.errors.heading)
  await engine.click(`${form} li a`)
  expect(await focused()).toContain('name="name"')
})

test('a draft survives a reload and reaches the other form', async () => {
  await openForm('contact')
  await engine.type('#contact form [name=message]', 'Zwei Tore')
  await engine.open(`${SITE}/werkschutz/`)
  await expect
    .poll(async () => {
      await engine.click('main a[data-offer]')
      return engine.evaluate(() => document.querySelector('dialog')?.open ?? false)
    })
    .toBe(true)
  await expect.poll(() => typedIn('dialog [name=message]')).toBe('Leistung: Werkschutz\n\nZwei Tore')
})

test('the dialog closes by Escape and by its button, and gives the focus back', async () => {
  await openForm('offer')
  expect(await focused()).toContain('<h2')
  await engine.press('Escape')
  await expect.poll(() => engine.evaluate(() => document.querySelector('dialog')?.open)).toBe(false)
  expect(await focused()).toContain('data-offer')
  await engine.click('.hero a[data-offer]')
  await engine.click('dialog button[type=button]')
  await expect.poll(() => engine.evaluate(() => document.querySelector('dialog')?.open)).toBe(false)
  expect(await engine.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden')
})

test('the menu opens, closes by Escape, and a choice closes it and leads to the section', async () => {
  await engine.open(`${SITE}/`)
  await hydrated()
  const open = () => engine.evaluate(() => document.querySelector('#menu')?.matches(':popover-open') ?? false)
  await engine.click('.menu-toggle')
  expect(await open()).toBe(true)
  await engine.press('Escape')
  await expect.poll(open).toBe(false)
  await engine.click('.menu-toggle')
  await engine.click('#menu a[href="/#karriere"]')
  await expect.poll(open).toBe(false)
  await expect
    .poll(() =>
      engine.evaluate(() =>
        Math.round(document.querySelector('#karriere')?.getBoundingClientRect().top ?? 0),
      ),
    )
    .toBe(72)
})

test('section links work twice in a row, and from another page', async () => {
  const top = () =>
    engine.evaluate(() => Math.round(document.querySelector('#services')?.getBoundingClientRect().top ?? 0))
  await engine.open(`${SITE}/impressum/`)
  await engine.click('footer a[href="/#services"]')
  await expect.poll(top).toBe(72)
  await engine.click('footer a[href="/#services"]')
  await expect.poll(top).toBe(72)
})

test.describe('without scripts', () => {
  test('everything is visible, and the offer button leads to the form', async () => {
    await engine.open(`${SITE_WITHOUT_SCRIPTS}/werkschutz/`)
    await engine.click('main a[data-offer]')
    await expect.poll(() => engine.evaluate(() => location.pathname + location.hash)).toBe('/#contact')
    expect(
      await engine.evaluate(() =>
        [...document.querySelectorAll('#services li')].every(
          (card) => getComputedStyle(card).opacity === '1',
        ),
      ),
    ).toBe(true)
  })

  test('the menu opens and leads to a section, which takes the focus and so hides the menu', async () => {
    await engine.open(`${SITE_WITHOUT_SCRIPTS}/`)
    await engine.click('.menu-toggle')
    await engine.click('#menu a[href="/#karriere"]')
    await expect.poll(() => engine.evaluate(() => document.activeElement?.id)).toBe('karriere')
    // MiniBrowser's window is never active without a window manager, and WebKit then matches no :focus.
    if (await engine.evaluate(() => document.hasFocus())) {
      const display = () =>
        engine.evaluate(() => getComputedStyle(document.querySelector('#menu') ?? document.body).display)
      await expect.poll(display).toBe('none')
    }
  })

  test('the contact form is posted by the browser', async ({ request }) => {
    await engine.open(`${SITE_WITHOUT_SCRIPTS}/`)
    const email = sender()
    await fill('#contact form', 'contact', email)
    await engine.click('#contact form [type=submit]')
    await expect.poll(bodyText).toContain('Ihre Anfrage ist angekommen')
    expect(await bodiesFrom(request, email)).toEqual([
      { name: 'Ada Muster', email, phone: '069 1', message: 'Zwei Tore' },
    ])
  })
})
