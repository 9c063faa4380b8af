import type { Locator, Page } from '@playwright/test'
import type { FieldName } from '@/components/forms/fields'
import { pathOf } from '@/lib/both/pathOf'
import type { FormKind } from '@/lib/browser/enquiry/fields'
import { expectHydrated } from './pages'
import { anyOfferButtonOf, contactFormOf, offerFormOf } from './parts'

export const kinds = ['offer', 'contact'] as const satisfies readonly FormKind[]

/** The lightest page that has a button for the dialog, and home, which alone has the contact form. */
export const LIGHTEST = { offer: pathOf('einsatzgebiet'), contact: '/' } as const satisfies Record<
  FormKind,
  string
>

/** Opens a page that shows the form, waits for its script, and opens the dialog if the form is the one in there. */
export async function formOn(page: Page, kind: FormKind, address: string = LIGHTEST[kind]): Promise<Locator> {
  await page.goto(address)
  await expectHydrated(page)
  if (kind === 'contact') {
    return contactFormOf(page)
  }
  await anyOfferButtonOf(page).click()
  return offerFormOf(page)
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

/** What tells the result of a request: the message with its ways out. */
export function noticeOn(page: Page, text: string): Locator {
  return page.getByRole('group', { name: text })
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
