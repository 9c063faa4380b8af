import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Frame } from '@playwright/test'
import { expect as expectAtOnce } from '@playwright/test'
import { companySchema } from '@/content/records/company'
import { DEV_PORT } from '@/tests/servers/cases'

/** The site beside it is compiled anew. */
const expect = expectAtOnce.configure({ timeout: 60_000 })

/** Two panes need more than a desktop of most visitors. */
const WIDE = { width: 1440, height: 900 }

const WRONG = '0351'
const RIGHT = '0351 4711-220'
const HEADLINE = 'Wir sehen nachts hin.'

/** Words that an editor says in English, and no German one. */
const ENGLISH =
  /\b(?:add|and|changes?|choose|close|copy|create|delete|done|drag|edit|empty|entry|file|items?|list|loading|menu|must|new|open|paste|press|remove|required|reset|save|select|show|the|this|to|unsaved|your)\b/i

/** What a person reads or hears in the form. */
const wordsIn = (form: Frame) =>
  form.evaluate(() =>
    [
      ...document.body.innerText.split('\n'),
      ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((one) =>
        ['aria-label', 'title', 'placeholder'].map((name) => one.getAttribute(name) ?? ''),
      ),
    ].filter((text) => text !== ''),
  )

/** What an owner meets who types a wrong number, then a right one, and looks at the site beside it. */
export async function editorFaults(browser: Browser, project: string): Promise<string[]> {
  const { label, example } = companySchema.shape.phone.meta() ?? {}
  const written = (file = 'company') => readFileSync(join(project, `content/owner/${file}.json`), 'utf8')
  const asFile = (record: object) => `${JSON.stringify(record, null, 2)}\n`
  const before = written()
  const faults: string[] = []
  const editor = `http://localhost:${DEV_PORT + 1}/`
  const page = await browser.newPage({ viewport: WIDE, locale: 'de-DE' })
  page.on('pageerror', ({ message }) => faults.push(`editor: ${message}`))
  await page.goto(editor)
  const site = page.frameLocator('#site')
  const form = page.frameLocator('#editor')
  const frame = page.frame({ name: 'editor' })
  const english = async () =>
    frame === null ? ['no form'] : (await wordsIn(frame)).filter((text) => ENGLISH.test(text))

  await form.getByRole('link', { name: 'Firma', exact: true }).last().click()
  const field = form.getByRole('textbox', { name: label ?? '', exact: true })
  await field.fill(WRONG)
  await expect(form.getByText(`Richtig ist zum Beispiel „${example}“.`)).toBeVisible()
  await expect(page.getByRole('status')).toContainText('Nicht gespeichert.')
  if (written() !== before) {
    faults.push('editor: a wrong number was written')
  }
  faults.push(...(await english()).map((text) => `editor: “${text}”`))
  await field.fill(RIGHT)
  await expect.poll(() => written()).toBe(asFile({ phone: RIGHT }))
  await expect(page.getByRole('status')).toContainText('Gespeichert.')
  await expect(site.getByText(RIGHT).filter({ visible: true }).first()).toBeVisible()
  await form.getByRole('button', { name: 'Hinzufügen' }).click()
  await expect(form.getByRole('dialog')).toBeVisible()
  faults.push(...(await english()).map((text) => `editor: “${text}”`))

  // Of all the texts of a page only the one that he changes is written.
  await frame?.goto(`${editor}keystatic/singleton/texte-home`)
  await form.getByRole('textbox', { name: 'Überschrift' }).first().fill(HEADLINE)
  await expect.poll(() => written('texts/home')).toBe(asFile({ hero: { headline: HEADLINE } }))
  await expect(site.getByText(HEADLINE).filter({ visible: true }).first()).toBeVisible()
  await page.close()
  return faults
}
