import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { extractText } from 'unpdf'
import { company } from '@/content/company'
import { forms } from '@/content/forms'
import { cleaningLabels } from '@/content/planning/cleaningLabels'
import { comparison } from '@/content/planning/comparison'
import { hoursLabels as words } from '@/content/planning/hoursLabels'
import { hoursPage } from '@/content/planning/hoursPage'
import { postWords } from '@/content/planning/post'
import { priceSheetLabels } from '@/content/planning/priceSheetLabels'
import { rowLabels } from '@/content/planning/rowLabels'
import { specimensPage } from '@/content/planning/specimens'
import { pathOf } from '@/lib/both/pathOf'
import { filledSheet } from '../support/filledSheet'
import { fieldOf, fill, submitOf } from '../support/forms'
import { expect, expectHydrated, test, withholdScripts } from '../support/pages'
import { offerFormOf, planIn } from '../support/parts'
import { receivedFrom, sender } from '../support/received'
import { DESKTOP, PHONE } from '../support/sizes'

const PATH = pathOf('planung/bedarf')
const { actions, week } = words

async function openPlan(page: Page, fragment = planIn('HE')) {
  await page.goto(PATH + fragment)
  await expectHydrated(page)
}

/** The answer: hours of the period, and people in full-time work. */
const figuresOf = (page: Page) => page.locator('#ergebnis dd')
const postsOf = (page: Page) => page.getByRole('textbox', { name: postWords.name.label })
const fieldIn = (page: Page, label: string) => page.getByRole('textbox', { name: label }).first()
const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true })

for (const { name, viewport, timezoneId } of [
  { name: 'a phone in Auckland', viewport: PHONE, timezoneId: 'Pacific/Auckland' },
  { name: 'a desktop in Los Angeles', viewport: DESKTOP, timezoneId: 'America/Los_Angeles' },
]) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, timezoneId })

    test('from a service to its plan, into the request, and sent', async ({ page, request }) => {
      await page.goto(pathOf('werkschutz'))
      await expectHydrated(page)
      await page.getByRole('main').locator(`a[href^="${PATH}#"]`).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(hoursPage.heading)
      await expectHydrated(page)
      await fieldIn(page, postWords.people.label).fill('2')
      await expect(figuresOf(page)).toHaveText(['17.520', '11'])

      await page.getByRole('link', { name: actions.request }).click()
      const form = offerFormOf(page)
      const message = fieldOf(form, 'message')
      await expect(message).toHaveValue(/^Leistung: Werkschutz\n/)
      const email = sender()
      await fill(form, 'offer', email)
      await message.fill('Mit Schranke.')
      await submitOf(form).click()
      await expect(page.getByText(forms.status.sent)).toBeVisible()
      const [received] = await receivedFrom(request, email)
      expect(received?.body.message).toMatch(/^Mit Schranke\.\n\nBedarf /)
      expect(received?.body.message).toMatch(
        /Pforte: .+, 06:00 bis 06:00\u00a0Uhr \(Folgetag\), 2\u00a0Personen/,
      )
      expect(received?.body.message).toContain('17.520\u00a0Stunden')
    })
  })
}

test('another plan replaces the one before, also after a reload, and what the visitor wrote stays', async ({
  page,
}) => {
  await openPlan(page)
  await page.getByRole('link', { name: actions.request }).click()
  const message = fieldOf(offerFormOf(page), 'message')
  await message.fill('Bitte mit Schranke.')
  await page.reload()
  await expectHydrated(page)
  await fieldIn(page, postWords.people.label).fill('3')
  await page.getByRole('link', { name: actions.request }).click()
  const { sent, of, remove } = forms.details
  const plan = page.getByRole('group', { name: sent + of.posten })
  await expect(plan).toContainText('3\u00a0Personen')
  await expect(message).toHaveValue('Bitte mit Schranke.')
  await button(plan, `${remove}: ${of.posten}`).click()
  await expect(plan).toHaveCount(0)
})

test.describe('the link', () => {
  test('opens the plan that it holds, is read again when it changes, and says what was not understood', async ({
    page,
  }) => {
    // How a link is read is a table of unit tests (desk/hours/link.test.ts).
    const alert = page.locator('main [role=alert]')
    await openPlan(page, '#land=%E0%A4%A&posten=%ZZ')
    await expect(figuresOf(page).first()).not.toHaveText('')
    await expect(alert).toContainText(words.link.heading)
    await openPlan(page, '#land=HE&posten=Mo|08:00-16:00|1|<img src=x onerror=alert(1)>')
    await expect(postsOf(page)).toHaveValue('<img src=x onerror=alert(1)>')
    await expect(alert).toHaveCount(0)
    await openPlan(page)
    await expect(figuresOf(page)).toHaveText(['5.700', '4'])
    await page.evaluate((fragment) => {
      location.hash = fragment
    }, planIn('RP'))
    await expect(figuresOf(page)).toHaveText(['5.712', '4'])
  })

  test('stays through the skip link, an anchor and the way back', async ({ page }) => {
    await openPlan(page)
    const plan = new URL(page.url()).hash
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    expect(new URL(page.url()).hash).toBe(plan)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
    await expect(page).toHaveURL(pathOf('impressum'))
    await page.goBack()
    await expect(figuresOf(page)).toHaveText(['5.700', '4'])
    expect(new URL(page.url()).hash).toBe(plan)
  })

  test.describe('copied', () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

    test('holds the plan as it is shown, at once', async ({ page }) => {
      await page.goto(`${PATH}?utm_source=brief`)
      await expectHydrated(page)
      await fieldIn(page, postWords.people.label).fill('7')
      await button(page, actions.link).click()
      await expect(button(page, actions.linkCopied)).toBeVisible()
      const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
      expect(link.search).toBe('')
      await page.goto('about:blank')
      await page.goto(link.href)
      await expect(fieldIn(page, postWords.people.label)).toHaveValue('7')
    })
  })
})

for (const [path, role] of [
  ['planung/qualifikation', 'radio'],
  ['planung/wechsel', 'checkbox'],
] as const) {
  test(`${path}: what was chosen is still there after a reload`, async ({ page }) => {
    const choices = page.getByRole(role)
    await page.goto(pathOf(path))
    await expectHydrated(page)
    await choices.nth(1).check()
    await page.reload()
    await expectHydrated(page)
    await expect(choices.nth(1)).toBeChecked()
    await expect(choices.first()).not.toBeChecked()
  })
}

test('a name of one long word makes nothing wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  const name = `${'Werkschutz'.repeat(5)}Pforte`
  await openPlan(page, planIn('HE').replaceAll('Pforte', name))
  await expect(postsOf(page).first()).toHaveValue(name)
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await width(), 'fields, lines, and what the law says of them').toBe(320)
  await page
    .getByRole('button', { name: `${rowLabels.remove}: ${name}` })
    .first()
    .click()
  await expect(button(page, rowLabels.undo)).toBeVisible()
  expect(await width(), 'what was removed').toBe(320)
})

/** A spot of the week: hours count from six in the morning. */
async function weekOf(page: Page) {
  const plot = page.getByRole('group', { name: week.alt })
  await plot.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await plot.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return (day: number, hour: number) =>
    [x + ((hour - 6) / 24) * width, y + ((day + 0.5) / 7) * height] as const
}

test('a post is drawn into the week by mouse, and says its times meanwhile', async ({ page }) => {
  await openPlan(page, '#land=HE&jahr=2027')
  await expect(postsOf(page)).toHaveCount(0)
  const at = await weekOf(page)
  await page.mouse.move(...at(0, 8.05))
  await page.mouse.down()
  await page.mouse.move(...at(4, 15.95), { steps: 4 })
  await expect(page.getByText('Mo–Fr 08–16', { exact: true })).toBeVisible()
  await page.mouse.up()
  await expect(postsOf(page)).toHaveCount(1)
  await expect(fieldIn(page, postWords.from.label)).toHaveValue('08:00')
  await expect(fieldIn(page, postWords.to.label)).toHaveValue('16:00')
  await expect(page.getByText(week.hours('40'))).toBeVisible()
})

test('a link shows no figures before its own', async ({ page }) => {
  const permit = await withholdScripts(page)
  await page.goto(PATH + planIn('HE'))
  await expect(page.getByText(words.wait)).toBeVisible()
  await expect(figuresOf(page).first()).toBeHidden()
  permit()
  await expect(figuresOf(page)).toHaveText(['5.700', '4'])
  await expect(figuresOf(page).first()).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('a tap fills the gap, a finger across draws, and one that goes down scrolls', async ({ page }) => {
    await openPlan(page)
    const at = await weekOf(page)
    const session = await page.context().newCDPSession(page)
    const swipe = async (from: readonly [number, number], to: readonly [number, number]) => {
      const point = (share: number) => ({
        x: from[0] + (to[0] - from[0]) * share,
        y: from[1] + (to[1] - from[1]) * share,
      })
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point(0)] })
      for (let step = 1; step <= 8; step += 1) {
        await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point(step / 8)] })
      }
      // A finger that rests before it leaves flings nothing: a browser takes a tap in a fling for its end.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point(1)] })
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    const before = await page.evaluate(() => scrollY)
    await swipe(at(4, 12), at(1, 12))
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
    await expect(postsOf(page)).toHaveCount(1)
    const again = await weekOf(page)
    await swipe(again(0, 8.5), again(0, 15.5))
    await expect(page.getByRole('group', { name: 'Posten 3', exact: true })).toBeVisible()
    await page.getByRole('button', { name: /^Neuer Posten Di–Fr/ }).tap()
    await expect(page.getByRole('group', { name: 'Posten 4', exact: true })).toBeVisible()
    // Lines for all but the first and the newest.
    await expect(postsOf(page)).toHaveCount(2)
    await page.getByRole('button', { name: /^Posten 3, Mo / }).tap()
    await expect(postsOf(page)).toHaveCount(3)
  })
})

test('the tender document is made of the posts, and loaded when it is asked for', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await openPlan(page)
  const before = scripts.length
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, actions.tender).click()])
  expect(scripts.length).toBeGreaterThan(before)
  const parts = unzipSync(new Uint8Array(readFileSync(await file.path())))
  const text = strFromU8(parts['word/document.xml'] ?? new Uint8Array())
  expect(text).toContain('Pforte')
  expect(text).toContain('5.700')
})

test('the plan prints on one sheet, with posts, tables, assumptions, telephone and address', async ({
  page,
}) => {
  await openPlan(page)
  await expect(figuresOf(page)).toHaveText(['5.700', '4'])
  await page.emulateMedia({ media: 'print' })
  const { totalPages, text } = await extractText(new Uint8Array(await page.pdf({ format: 'A4' })), {
    mergePages: true,
  })
  expect(totalPages).toBe(1)
  for (const part of [
    '5.700',
    'Sa, So, Feiertag',
    'Stunden 2027, Hessen',
    '1.743,1',
    company.phone,
    company.email,
  ]) {
    expect(text).toContain(part)
  }
})

test('two offers are compared with the planned hours, and no price leaves the tab', async ({
  page,
  request,
}) => {
  const { fields, result, request: into } = comparison
  await openPlan(page)
  await fieldIn(page, postWords.people.label).fill('2')
  await expect(figuresOf(page)).toHaveText(['8.760', '6'])
  await page.getByRole('link', { name: actions.compare }).click()
  await expect(page).toHaveURL(`${pathOf('planung/kosten')}#vergleich`)
  const offer = (name: string) => page.getByRole('group', { name, exact: true })
  await offer('Angebot A').getByLabel(fields.name).fill('Nachtwache Süd')
  await offer('Nachtwache Süd').getByLabel(fields.rate).fill('24,50')
  await offer('Angebot B').getByLabel(fields.rate).fill('25,75')
  // What counts with these hours must be there: an empty field is no zero.
  await expect(page.getByText(result.open)).toBeVisible()
  for (const name of ['Nachtwache Süd', 'Angebot B']) {
    for (const kind of [fields.night, fields.sunday, fields.holiday]) {
      await offer(name).getByLabel(`${kind}, %`).fill('0')
    }
  }
  const sums = page.getByRole('list', { name: result.net.year }).getByRole('strong')
  await expect(sums).toHaveText(['214.620,00\u00a0€', '225.570,00\u00a0€'])
  await page.reload()
  await expectHydrated(page)
  await expect(sums).toHaveText(['214.620,00\u00a0€', '225.570,00\u00a0€'])

  await page.getByRole('link', { name: into.link }).click()
  const email = sender()
  const form = offerFormOf(page)
  await fill(form, 'offer', email)
  await submitOf(form).click()
  await expect(page.getByText(forms.status.sent)).toBeVisible()
  const [received] = await receivedFrom(request, email)
  expect(received?.body.message).toContain('8.760')
  expect(JSON.stringify(received)).not.toMatch(/24,5|25,75|Süd/)
  expect(page.url()).not.toContain('posten')
})

test('a price sheet goes out, and weeks later opens its plan and its prices in a new tab; others are refused', async ({
  page,
  context,
}) => {
  const { sheets, hours } = comparison
  const name = priceSheetLabels.file
  const fileOf = async (fragment: string) => {
    await openPlan(page, fragment)
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, actions.sheet).click()])
    return readFileSync(await file.path())
  }
  const other = await fileOf(planIn('RP'))
  const plan = planIn('HE').replace('Pforte', 'Nordtor')
  const sheet = filledSheet(await fileOf(plan), '25', '1000')

  // Nothing of what a tab stores is in another one.
  const later = await context.newPage()
  await later.goto(pathOf('planung/kosten'))
  await expectHydrated(later)
  const read = (buffer: Buffer) =>
    later.getByLabel(sheets.label).setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  await read(Buffer.from('Werktag;24,50'))
  await expect(later.getByText(sheets.refused(name, priceSheetLabels.refusals.unreadable()))).toBeVisible()
  await read(sheet)
  await expect(later.getByText(sheets.opened('2027, Hessen'))).toBeVisible()
  const total = later.getByRole('group', { name: 'Angebot A', exact: true }).getByRole('strong')
  for (const _visit of ['first', 'after a reload']) {
    await expect(later.getByText(hours.planned('2027, Hessen', '5.700')).first()).toBeVisible()
    // 5,700 hours of both names, and the sum that is paid once.
    await expect(total).toHaveText('143.500,00\u00a0€')
    await later.reload()
    await expectHydrated(later)
  }
  // Prices for another plan do not stand beside these.
  await read(other)
  await expect(later.getByText(sheets.other(name, '2027, Rheinland-Pfalz'))).toBeVisible()
  await later.getByRole('link', { name: hours.open }).click()
  await expect(postsOf(later)).toHaveCount(2)
  await expect(postsOf(later).first()).toHaveValue('Nordtor')
})

test('the calculator of cleaning is loaded by whoever opens it, and what was planned goes to the offers', async ({
  page,
}) => {
  await page.goto(`${PATH}#reinigung`)
  await page.getByLabel(`${cleaningLabels.fields.area}, ${cleaningLabels.units.area}`).first().fill('2.000')
  await expect(page.getByText('63,5', { exact: true }).first()).toBeVisible()
  await page.locator('#reinigung').getByRole('link', { name: cleaningLabels.compare }).click()
  await expect(page.getByRole('radio', { name: comparison.hours.cleaning('3.303,6') })).toBeVisible()
})

test('a specimen that a link names is open; another is opened by a click, and closed', async ({ page }) => {
  await page.goto(`${pathOf('planung/muster')}#uebergabe`)
  await expectHydrated(page)
  await expect(page.getByRole('heading', { name: 'Übergabeprotokoll für ein Objekt' })).toBeInViewport()
  const keys = page.getByRole('heading', { name: 'Schlüsselverzeichnis', level: 4 })
  await expect(keys).toBeHidden()
  await page.getByRole('link', { name: /^Schlüssel/ }).click()
  await expect(keys).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Übergabeprotokoll für ein Objekt' })).toBeHidden()
  await page.getByRole('link', { name: specimensPage.close }).click()
  await expect(keys).toBeHidden()
})
