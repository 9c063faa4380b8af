import type { Server } from 'node:http'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { type Anchor, anchorPath, anchors } from '@/content/anchors'
import { forms } from '@/content/forms'
import { watches } from '@/content/watches'
import { FORM_ATTRIBUTE } from '@/lib/both/enquiryForm'
import { OFFER_ATTRIBUTE } from '@/lib/both/offerTrigger'
import { MENU_ID } from '@/lib/both/pageParts'
import { pathOf } from '@/lib/both/pathOf'
import { selectorOf } from '@/lib/both/watch/parts'
import type { FormKind } from '@/lib/browser/enquiry/fields'
import { LOCAL_SITE } from '@/lib/server/settings'
import { OUT } from '@/scripts/lib/exportFolder'
import { HYDRATED } from '@/scripts/lib/hydrated'
import { listen } from '@/scripts/lib/listen'
import { createStaticServer } from '@/scripts/lib/staticServer'
import { SCRIPTLESS_PORT } from '@/tests/servers/cases'
import { planIn } from '../support/parts'
import { receivedFrom, sender } from '../support/received'
import { HEADER_HEIGHT } from '../support/sizes'
import { type Engine, type EngineName, startEngine, startFirefoxWithoutCookies } from './engines'

/** The same pages with a policy that blocks every script, as a company's proxy may do. */
const SITE_WITHOUT_SCRIPTS = `http://localhost:${SCRIPTLESS_PORT}`

/*
 * The engines find parts by selectors only.
 */
const OFFER_BUTTON = `main a[${OFFER_ATTRIBUTE}]`
const OFFER_FORM = `form[${FORM_ATTRIBUTE}=offer]`
const CONTACT_FORM = `form[${FORM_ATTRIBUTE}=contact]`
const MENU_TOGGLE = `[popovertarget=${MENU_ID}]`
const linkTo = (anchor: Anchor, place: string) => `${place} a[href="${anchorPath(anchor)}"]`

let engine: Engine
let withoutScripts: Server

// biome-ignore lint/correctness/noEmptyPattern: Playwright takes the fixtures from this pattern, and none is needed.
test.beforeAll(async ({}, info) => {
  engine = await startEngine(info.project.metadata.engine as EngineName, 400, 760)
  const headers = { 'Content-Security-Policy': "script-src 'none'" }
  withoutScripts = await listen(createStaticServer({ folder: OUT, headers }), SCRIPTLESS_PORT)
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
/** Waits until a section stands below the header: to the pixel, as Chromium 109 scrolls by whole ones. */
async function arrived(anchor: Anchor) {
  const distance = () =>
    engine.evaluate(
      (wanted, header) =>
        Math.abs((document.getElementById(wanted)?.getBoundingClientRect().top ?? 0) - Number(header)),
      anchors[anchor],
      `${HEADER_HEIGHT}`,
    )
  await expect.poll(distance).toBeLessThan(1)
}
/** What closing the dialog leaves as it was. */
const place = () => engine.evaluate(() => ({ top: window.scrollY, entries: history.length }))
const focused = () => engine.evaluate(() => document.activeElement?.outerHTML.slice(0, 800) ?? '')
/** Empty between two documents, when there is nothing to read. */
const bodyText = () => engine.evaluate(() => document.body?.textContent ?? '').catch(() => '')

/** Waits until the page's scripts have taken over. */
async function hydrated() {
  await expect
    .poll(() => engine.evaluate((wanted) => document.querySelector(wanted) !== null, HYDRATED))
    .toBe(true)
}

async function openForm(kind: FormKind): Promise<string> {
  // A file without a form: one whose scripts are still loading stores again what it shows.
  await engine.open(`${LOCAL_SITE}/robots.txt`)
  await engine.evaluate(() => sessionStorage.clear())
  // Whatever section its address names, the page stays where one has scrolled it.
  await engine.open(LOCAL_SITE + anchorPath('services'))
  await hydrated()
  if (kind === 'contact') {
    return CONTACT_FORM
  }
  await engine.click(OFFER_BUTTON)
  return OFFER_FORM
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

test('the policy lets styles of pages that may come next be fetched ahead', async () => {
  await engine.open(`${LOCAL_SITE}/`)
  const fetched = () =>
    engine.evaluate(
      () =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
          ({ initiatorType, name, decodedBodySize }) =>
            initiatorType === 'fetch' && name.endsWith('.css') && decodedBodySize > 0,
        ).length,
    )
  await expect.poll(fetched).toBeGreaterThan(0)
})

test('an offer request is sent, and the page stays where it was', async ({ request }) => {
  const form = await openForm('offer')
  const email = sender()
  await fill(form, 'offer', email)
  const before = await place()
  await engine.click(`${form} [type=submit]`)
  await expect.poll(bodyText).toContain(forms.status.sent)
  await expect.poll(focused).toContain('data-status="sent"')
  expect(await place()).toEqual(before)
  expect(await bodiesFrom(request, email)).toHaveLength(1)
})

test('a reply that the browser refuses to show is no thanks, and keeps what was typed', async () => {
  const form = await openForm('contact')
  const email = sender('nocors')
  await fill(form, 'contact', email)
  await engine.click(`${form} [type=submit]`)
  await expect.poll(bodyText, { timeout: 25_000 }).toContain(forms.status.failed)
  expect(await bodyText()).toContain(forms.status.hints.unconfirmed)
  expect(await bodyText()).not.toContain(forms.status.sent)
  expect(await typedIn(`${form} [name=message]`)).toBe('Zwei Tore')
  expect(await typedIn(`${form} [name=email]`)).toBe(email)
})

test('a browser that blocks all cookies keeps the page, sends, and tells', async ({ request }, info) => {
  test.skip(
    info.project.metadata.engine !== 'firefox',
    'WebKitGTK has no such setting that a driver could choose',
  )
  const usual = engine
  engine = await startFirefoxWithoutCookies(400, 760)
  try {
    for (const [form, kind] of [
      [CONTACT_FORM, 'contact'],
      [OFFER_FORM, 'offer'],
    ] as const) {
      await engine.open(`${LOCAL_SITE}/`)
      await hydrated()
      const email = sender()
      if (kind === 'offer') {
        await engine.click(OFFER_BUTTON)
      }
      await fill(form, kind, email)
      await engine.click(`${form} [type=submit]`)
      await expect.poll(() => bodiesFrom(request, email)).toHaveLength(1)
      await expect.poll(bodyText).toContain(forms.status.sent)
    }
  } finally {
    await engine.close()
    engine = usual
  }
})

test('a page that comes back out of the cache of whole pages has its words, and sends them once', async ({
  request,
}, info) => {
  test.skip(
    info.project.metadata.engine === 'oldest chromium',
    'Chromium keeps no whole pages while Playwright drives it',
  )
  const email = sender()
  // Firefox keeps no page that still waits for a file, and that is a matter of chance: a page that it never keeps is a fault.
  await expect(async () => {
    await fill(await openForm('contact'), 'contact', email)
    await engine.evaluate(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted)
      })
    })
    await engine.open(LOCAL_SITE + pathOf('impressum'))
    await engine.back()
    await expect.poll(() => typedIn(`${CONTACT_FORM} [name=email]`).catch(() => '')).toBe(email)
    const persisted = () => engine.evaluate(() => document.documentElement.dataset.persisted)
    await expect.poll(persisted, { timeout: 2000 }).toBe('true')
  }).toPass({ timeout: 60_000 })
  await engine.click(`${CONTACT_FORM} [type=submit]`)
  await expect.poll(bodyText).toContain(forms.status.sent)
  expect(await bodiesFrom(request, email)).toHaveLength(1)
})

test('a draft survives a reload and reaches the other form', async () => {
  await openForm('contact')
  await engine.type(`${CONTACT_FORM} [name=message]`, 'Zwei Tore')
  await engine.open(LOCAL_SITE + pathOf('werkschutz'))
  await expect
    .poll(async () => {
      await engine.click(OFFER_BUTTON)
      return engine.evaluate(() => document.querySelector('dialog')?.open ?? false)
    })
    .toBe(true)
  await expect.poll(() => typedIn(`${OFFER_FORM} [name=message]`)).toBe('Leistung: Werkschutz\n\nZwei Tore')
})

test('the dialog closes by Escape and by its button, gives the focus back, and leaves the page where it was', async () => {
  await openForm('contact')
  const { entries } = await place()
  await engine.click(OFFER_BUTTON)
  const { top } = await place()
  expect(await focused()).toContain('<h2')
  await engine.press('Escape')
  await expect.poll(() => engine.evaluate(() => document.querySelector('dialog')?.open)).toBe(false)
  expect(await focused()).toContain('data-offer')
  expect(await place()).toEqual({ top, entries })
  await engine.click(OFFER_BUTTON)
  await engine.click('dialog button[type=button]')
  await expect.poll(() => engine.evaluate(() => document.querySelector('dialog')?.open)).toBe(false)
  expect(await place()).toEqual({ top, entries })
  expect(await engine.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden')
})

test('the menu opens, closes by Escape, and a choice closes it and leads to the section', async () => {
  await engine.open(`${LOCAL_SITE}/`)
  await hydrated()
  // Whatever opens it: the oldest engine has no popovers.
  const open = () =>
    engine.evaluate(
      () => getComputedStyle(document.querySelector('#menu') ?? document.body).display !== 'none',
    )
  await engine.click(MENU_TOGGLE)
  expect(await open()).toBe(true)
  await engine.press('Escape')
  await expect.poll(open).toBe(false)
  expect(await focused()).toContain(`popovertarget="${MENU_ID}"`)
  await engine.click(MENU_TOGGLE)
  // What it covers cannot take the focus.
  const reached = () =>
    engine.evaluate(() => {
      document.querySelector<HTMLElement>('main a')?.focus()
      return document.activeElement?.closest('main')?.id ?? ''
    })
  expect(await reached()).toBe('')
  await engine.click(linkTo('careers', '#menu'))
  await expect.poll(open).toBe(false)
  await arrived('careers')
})

test('a watch is moved by keys, and goes to an entry of its log that is chosen', async () => {
  const watch = watches.werkschutz
  const TIME = `${selectorOf('clock')} > :last-child`
  await engine.open(LOCAL_SITE + pathOf('werkschutz'))
  // It becomes one to watch when it comes near.
  await engine.evaluate(() => document.querySelector('#plan')?.scrollIntoView({ behavior: 'instant' }))
  await expect.poll(() => textOf(TIME)).toBe(watch?.shift.from)
  const focus = (selector: string) =>
    engine.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector)
  await focus('section[aria-labelledby=plan] input')
  await engine.press('ArrowRight')
  await expect.poll(() => textOf(TIME)).toBe('22:15')
  await focus('a[href="#zeit=01:17"]')
  await engine.press('Enter')
  await expect.poll(() => textOf(TIME)).toBe('01:17')
  await expect.poll(() => textOf('[aria-current=time] time')).toBe('01:17')
  await expect.poll(() => engine.evaluate(() => location.hash)).toBe('#zeit=01:17')
})

test('a plan is reckoned, taken into the request, and sent', async ({ request }) => {
  const form = await openForm('offer')
  await engine.open(LOCAL_SITE + pathOf('planung/bedarf') + planIn('RP'))
  await expect.poll(() => textOf('#ergebnis dl')).toContain('5.712')
  await engine.click(`main a[${OFFER_ATTRIBUTE}]`)
  await expect.poll(() => textOf(`${form} details`)).toContain('5.712')
  const email = sender()
  await fill(form, 'offer', email)
  await engine.click(`${form} [type=submit]`)
  await expect.poll(bodyText).toContain(forms.status.sent)
  const [body] = await bodiesFrom(request, email)
  expect(body?.message).toContain('Pforte: Mo–Fr, 18:00 bis 06:00')
})

test.describe('without scripts', () => {
  test('the menu opens and leads to a section, which takes the focus and so hides the menu', async () => {
    await engine.open(`${SITE_WITHOUT_SCRIPTS}/`)
    const hasPopovers = await engine.evaluate(() => 'popover' in document.body)
    if (hasPopovers) {
      await engine.click(MENU_TOGGLE)
    }
    const outside = await engine.evaluate(() =>
      Array.from(document.querySelectorAll('#menu a'))
        .filter((link) => {
          link.scrollIntoView({ block: 'nearest', behavior: 'instant' })
          const { left, right, top, height } = link.getBoundingClientRect()
          const seen = document.elementFromPoint((left + right) / 2, top + height / 2)
          return left < 0 || right > innerWidth || !link.contains(seen)
        })
        .map(({ textContent }) => textContent),
    )
    expect(outside).toEqual([])
    if (!hasPopovers) {
      // It is a list on the page, which begins below it.
      const overlap = () =>
        engine.evaluate(() => {
          const [menu, main] = ['#menu', 'main'].map((part) =>
            document.querySelector(part)?.getBoundingClientRect(),
          )
          return (menu?.bottom ?? 0) - (main?.top ?? 0)
        })
      expect(await overlap()).toBeLessThanOrEqual(0)
    }
    await engine.click(linkTo('careers', '#menu'))
    await expect.poll(() => engine.evaluate(() => document.activeElement?.id)).toBe(anchors.careers)
    // MiniBrowser's window is never active without a window manager, and WebKit then matches no :focus.
    if (hasPopovers && (await engine.evaluate(() => document.hasFocus()))) {
      const display = () =>
        engine.evaluate(() => getComputedStyle(document.querySelector('#menu') ?? document.body).display)
      await expect.poll(display).toBe('none')
    }
  })

  test('the contact form is posted by the browser', async ({ request }) => {
    await engine.open(`${SITE_WITHOUT_SCRIPTS}/`)
    const email = sender()
    await fill(CONTACT_FORM, 'contact', email)
    await engine.click(`${CONTACT_FORM} [type=submit]`)
    await expect.poll(bodyText).toContain('Ihre Anfrage ist angekommen')
    expect(await bodiesFrom(request, email)).toEqual([
      { name: 'Ada Muster', email, phone: '069 1', message: 'Zwei Tore' },
    ])
  })
})
