import type { Page } from '@playwright/test'
import { forms } from '@/content/forms'
import { pathOf } from '@/lib/both/pathOf'
import type { FormKind } from '@/lib/browser/enquiry/fields'
import { fieldOf, fill, formOn, kinds, noticeOn, payload, submitOf } from '../support/forms'
import { expect, expectHydrated, test, withholdScripts } from '../support/pages'
import { anyOfferButtonOf, contactFormOf } from '../support/parts'
import { receivedFrom, sender } from '../support/received'

/*
 * What browsers, extensions and small windows do to an enquiry. Each answer of each interface is a unit test
 * (lib/browser/enquiry/store.test.ts, lib/browser/platform/platform.test.ts); here, whole browsers of the kinds that visitors have.
 */

/** Runs in the page before its first script. */
const BROWSERS = {
  'blocks all site data': () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const name of ['sessionStorage', 'localStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse })
    }
  },
  'has no room, and thinks that it is offline': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })
  },
  'answers nothing': () => {
    Storage.prototype.setItem = () => undefined
    Storage.prototype.getItem = () => undefined as never
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => new Promise(() => undefined) })
  },
  'is old': () => {
    for (const name of ['clipboard', 'onLine']) {
      Reflect.deleteProperty(Navigator.prototype, name)
    }
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID')
    Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit')
    Reflect.deleteProperty(Element.prototype, 'checkVisibility')
  },
}

/** Both forms in turn: what each of them does is the same code, and the units try every pair. */
const formAt = (at: number): FormKind => (at % 2 === 0 ? 'offer' : 'contact')

for (const [at, [browser, init]] of Object.entries(BROWSERS).entries()) {
  const kind = formAt(at)
  const canStore = browser === 'is old'
  test(`a browser that ${browser} · ${kind}: sent and told, and what it cannot store ends with the page`, async ({
    page,
    request,
  }) => {
    await page.addInitScript(init)
    const form = await formOn(page, kind, '/')
    const refused = sender('quota')
    await fill(form, kind, refused)
    await submitOf(form).click()
    const notice = noticeOn(page, forms.status.failed)
    await expect(notice).toContainText(forms.status.hints.rejected)
    await page.getByRole('button', { name: forms.status.copy }).click()
    await expect(page.getByText(/Text kopiert|lässt das Kopieren hier nicht zu/)).toBeVisible()
    await expect(fieldOf(form, 'email')).toHaveValue(refused)
    // The name of the tab can be read by the next site.
    expect(await page.evaluate(() => window.name)).toBe('')
    if (kind === 'offer') {
      await page.keyboard.press('Escape')
    }
    const link = page.locator(`footer a[href="${pathOf('impressum')}"]`)
    await link.click()
    if (browser.includes('offline')) {
      await link.click()
    }
    await expect(page).toHaveURL(pathOf('impressum'))
    await expectHydrated(page)
    await expect(notice).toHaveCount(canStore ? 1 : 0)
    await page.goBack()
    await expectHydrated(page)
    if (canStore) {
      await expect(fieldOf(contactFormOf(page), 'email')).toHaveValue(refused)
    }

    const email = sender()
    if (kind === 'offer') {
      await anyOfferButtonOf(page).click()
    }
    await fill(form, kind, email)
    await submitOf(form).click()
    await expect(page.getByText(forms.status.sent)).toBeVisible()
    expect((await receivedFrom(request, email)).map(({ body }) => body)).toEqual([payload[kind](email)])
    await expect(fieldOf(contactFormOf(page), 'message')).toHaveValue('')
  })
}

test('what is typed before hydration stays, and breaks nothing, where there is no room for it', async ({
  page,
}) => {
  await page.addInitScript(BROWSERS['has no room, and thinks that it is offline'])
  const permit = await withholdScripts(page)
  await page.goto('/')
  const message = fieldOf(contactFormOf(page), 'message')
  await message.fill('Zwei Tore')
  permit()
  await expectHydrated(page)
  await expect(message).toHaveValue('Zwei Tore')
})

/** What the most used extensions insert, where, and what else they change. They run in the page. */
const EXTENSIONS = {
  'a password manager': () => {
    for (const field of document.querySelectorAll<HTMLInputElement>(
      'form input[name=email], form [name=phone]',
    )) {
      field.setAttribute('data-com-manager-filled', 'light')
      field.style.setProperty('background-image', 'none', 'important')
      const icon = document.createElement('div')
      icon.setAttribute('data-manager-icon-root', 'true')
      icon.attachShadow({ mode: 'closed' })
      field.after(icon)
      if (field.value === '') {
        // Without an event, as some do.
        field.value = field.name === 'email' ? 'ada@filled.example' : '069 777'
      }
    }
    document.body.append(document.createElement('manager-notification'))
  },
  'a writing aid': () => {
    document.body.setAttribute('data-gr-ext-installed', '')
    for (const field of document.querySelectorAll<HTMLTextAreaElement>('form textarea')) {
      field.setAttribute('spellcheck', 'false')
      field.setAttribute('data-gramm', 'false')
      const aid = document.createElement('grammarly-extension')
      aid.setAttribute('data-grammarly-shadow-root', 'true')
      field.parentElement?.insertBefore(aid, field)
    }
    document.documentElement.append(document.createElement('grammarly-desktop-integration'))
  },
  'a translator': () => {
    document.documentElement.classList.add('translated-ltr')
    document.documentElement.lang = 'en'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      if (
        text.data.trim() !== '' &&
        !text.parentElement?.closest('script, style, noscript, font, textarea')
      ) {
        texts.push(text)
      }
    }
    for (const text of texts) {
      const font = document.createElement('font')
      font.style.verticalAlign = 'inherit'
      font.textContent = text.data
      text.replaceWith(font)
    }
  },
}

for (const [at, [extension, insert]] of Object.entries(EXTENSIONS).entries()) {
  test.describe(extension, () => {
    // After a translator React says that it has built the page anew.
    test.use({ expectFailures: true, allowFaults: extension === 'a translator' })
    const kind = formAt(at)

    test(`before hydration · ${kind}: what was typed, filled and pressed survives`, async ({
      page,
      request,
    }) => {
      const permit = await withholdScripts(page)
      await page.goto('/')
      const contact = contactFormOf(page)
      await page.evaluate(insert)
      const email = sender()
      // Its words are the translator's by now.
      const form = page.locator('form[data-enquiry=contact]')
      await fill(form, 'contact', email)
      if (kind === 'offer') {
        await page.locator('main a[data-offer]').first().click()
      } else {
        await form.locator('[name=message]').evaluate((field: HTMLTextAreaElement) => {
          field.focus()
          field.setSelectionRange(3, 7)
        })
        await form.locator('[name=phone]').press('Enter')
      }
      permit()
      await expectHydrated(page)
      if (kind === 'offer') {
        const dialog = page.locator('dialog[open] form')
        await expect(dialog.locator('[name=message]')).toHaveValue(/Zwei Tore/)
        await dialog.locator('[name=gdprConsent]').check()
        await dialog.locator('[type=submit]').click()
      }
      await expect(page.locator('[data-status=sent]')).toBeVisible()
      expect((await receivedFrom(request, email)).length).toBe(1)
      await expect(contact.or(form).locator('[name=message]')).toHaveValue('')
    })

    test('after hydration and on the next page: both forms send and tell', async ({ page, request }) => {
      await page.goto(pathOf('impressum'))
      await expectHydrated(page)
      await page.evaluate(insert)
      await page.locator(`header a[href="${pathOf('home')}"]`).click()
      await expect(page.locator('form[data-enquiry=contact]')).toBeAttached()
      await expectHydrated(page)
      await page.evaluate(insert)
      for (const kind of ['contact', 'offer'] as const) {
        const email = sender(kind === 'offer' ? '422' : 'ok')
        if (kind === 'offer') {
          await page.locator('main a[data-offer]').first().click()
          await page.evaluate(insert)
        }
        const form = page.locator(`form[data-enquiry=${kind}]`)
        await form.locator('[type=submit]').click()
        await fill(form, kind, email)
        await form.locator('[type=submit]').click()
        await expect(
          page.locator(`[data-status=${kind === 'offer' ? 'failed' : 'sent'}]`).last(),
        ).toBeVisible()
        expect((await receivedFrom(request, email)).length).toBe(1)
      }
    })
  })
}

test('events that an extension sends to the document and the window break nothing', async ({ page }) => {
  const send = () =>
    page.evaluate(() => {
      for (const target of [document, window]) {
        for (const type of 'click submit input change error focusin focusout pointerdown'.split(' ')) {
          target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
        }
        for (const key of ['ArrowLeft', 'Escape']) {
          target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
        }
      }
    })
  const permit = await withholdScripts(page)
  await page.goto(pathOf('planung/bedarf'))
  await send()
  permit()
  await expectHydrated(page)
  await send()
})

test.describe('a host that puts its banner into the page', () => {
  // React says that it builds the page anew.
  test.use({ allowFaults: true })

  test('leaves the focus, the selection and what is typed meanwhile', async ({ page }) => {
    const permit = await withholdScripts(page)
    await page.goto('/')
    const message = fieldOf(contactFormOf(page), 'message')
    await message.fill('Zwei Tore')
    await message.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(4, 4))
    await page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('aside')))
    permit()
    await expectHydrated(page)
    await expect(page.locator('main aside')).toHaveCount(0)
    await expect(message).toBeFocused()
    await page.keyboard.type(' offene')
    await expect(message).toHaveValue('Zwei offene Tore')
  })
})

/** Whether notice, header, or the head and foot of the dialog lie over a field, its label or its error. */
function coveredIn(page: Page) {
  return page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement
    const form = field.form as HTMLFormElement
    const parts = [field, field.labels?.[0], document.getElementById(`${field.id}-error`)]
    const bars = document.querySelectorAll(
      'body > header, [data-part=contact-bar], [data-part=notices] > *, [data-part=notices] [role=status] > *, dialog h2, dialog form > :has(> [type=submit])',
    )
    return parts.flatMap((part) => {
      const box = part?.getBoundingClientRect()
      return Array.from(bars).flatMap((bar) => {
        const other = bar.getBoundingClientRect()
        const isOver =
          box &&
          !bar.contains(field) &&
          (bar.closest('dialog') !== null) === (form.closest('dialog') !== null) &&
          other.height > 0 &&
          box.top < other.bottom - 1 &&
          box.bottom > other.top + 1
        return isOver ? [`${bar.className || bar.localName} over ${part?.localName} of ${field.name}`] : []
      })
    })
  })
}

for (const kind of kinds) {
  test.describe(`in small windows · ${kind}`, () => {
    test.use({ expectFailures: true })

    test('nothing lies over the focused field, its label or its error, a failure included', async ({
      page,
    }) => {
      const form = await formOn(page, kind)
      await fill(form, kind, sender('422'))
      await submitOf(form).click()
      await expect(noticeOn(page, forms.status.failed)).toBeVisible()
      for (const [width, height] of [
        [390, 664],
        [320, 568],
        [320, 253],
      ] as const) {
        await page.setViewportSize({ width, height })
        await submitOf(form).focus()
        for (const name of ['message', 'phone', 'email', 'name', 'email', 'phone', 'message'] as const) {
          await fieldOf(form, name).focus()
          await page.evaluate(
            () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
          )
          expect(await coveredIn(page), `${width} × ${height}`).toEqual([])
        }
      }
    })
  })
}
