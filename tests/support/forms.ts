import type { Locator, Page } from '@playwright/test'
import type { FieldName, FormKind } from '@/components/forms/fields'
import { expectHydrated } from './pages'

export const kinds: readonly FormKind[] = ['offer', 'contact']

/** Opens the page that shows the form, waits for its script, and opens the dialog if the form is the one in there. */
export async function formOn(page: Page, kind: FormKind): Promise<Locator> {
  await page.goto('/')
  await expectHydrated(page)
  if (kind === 'contact') {
    return page.locator('#contact form')
  }
  await page.locator('.hero a[data-offer]').click()
  return page.getByRole('dialog').locator('form')
}

/** A field of the form by its name. */
export function fieldOf(form: Locator, name: FieldName): Locator {
  return form.locator(`[name=${name}]`)
}

/** Fills every field. */
export async function fill(form: Locator, kind: FormKind, email: string) {
  await fieldOf(form, 'name').fill('Ada Muster')
  await fieldOf(form, 'email').fill(email)
  await fieldOf(form, 'phone').fill('069 / 12 34-5')
  await fieldOf(form, 'message').fill('Zwei Tore, „nachts“ 😀')
  if (kind === 'offer') {
    await fieldOf(form, 'company').fill('Muster & Söhne <GmbH>')
    await fieldOf(form, 'gdprConsent').check()
  }
}

export function submitOf(form: Locator): Locator {
  return form.locator('[type=submit]')
}

/** What the receiver must get of a filled form. */
export const payload = {
  offer: (email: string) => ({
    company: 'Muster & Söhne <GmbH>',
    name: 'Ada Muster',
    email,
    phone: '069 / 12 34-5',
    message: 'Zwei Tore, „nachts“ 😀',
    gdprConsent: true,
  }),
  contact: (email: string) => ({
    name: 'Ada Muster',
    email,
    phone: '069 / 12 34-5',
    message: 'Zwei Tore, „nachts“ 😀',
  }),
}
