import type { Browser, BrowserContext, CDPSession, Locator, Page } from '@playwright/test'
import { forms } from '@/content/forms'
import { home } from '@/content/home'
import { postWords } from '@/content/planning/post'
import { ui } from '@/content/ui'
import { pathOf } from '@/lib/both/pathOf'
import { openPage, PHONE } from '@/scripts/bench/openPage'
import { traceOf, watch, workOf } from './work'

/** After it, nothing that an action began is still going on. */
const SETTLED_MS = 400

/** The receiver takes three seconds. Until shortly before, only the indicator moves, which is not the reply's work. */
const WAITING_MS = 2300
/** By then it has answered. */
const ANSWERED_MS = 1700

/** Work that one action causes. Nothing else may run in the page meanwhile, neither selectors nor waiting. */
async function workFor(
  session: CDPSession,
  act: () => Promise<unknown>,
  settled = SETTLED_MS,
): Promise<number> {
  const before = await workOf(session)
  await act()
  await new Promise((resolve) => setTimeout(resolve, settled))
  return (await workOf(session)) - before
}

/** A touch on what stands there now, sent to the browser without asking the page anything. */
async function touch(session: CDPSession, target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded()
  // The first scroll lets pictures load; that is not the touch's work.
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS))
  const box = await target.boundingBox()
  const point = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  return async () => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
}

/** A page with a dialog and nothing else, which costs as much to open as ours: what slows one slows the other. */
const PLAIN_PAGE = `<button onclick="document.querySelector('dialog').showModal()">Öffnen</button>
<ul>${'<li>Ein <b>Wort</b></li>'.repeat(1500)}</ul>
<dialog>${'<p><label>Feld <input></label></p>'.repeat(20)}</dialog>`

/** Milliseconds that opening a dialog costs on this machine now, whatever the page. */
async function calibrate(context: BrowserContext): Promise<number> {
  const page = await context.newPage()
  await page.setContent(PLAIN_PAGE)
  const session = await watch(page)
  const work = await workFor(session, await touch(session, page.getByRole('button')))
  await page.getByRole('dialog').waitFor()
  await page.close()
  return work
}

/** What a visitor on a phone does, and what it costs; each step is seen to have happened. */
async function interactions(page: Page, session: CDPSession): Promise<Record<string, number>> {
  const menu = page.getByRole('navigation', { name: ui.mainNavigation })
  const dialog = page.getByRole('dialog')
  const field = (name: string) => dialog.locator(`[name=${name}]`)
  const submit = dialog.locator('[type=submit]')
  const work: Record<string, number> = {}

  const toggle = await touch(session, page.getByRole('button', { name: ui.menuToggle }))
  work['open the menu'] = await workFor(session, toggle)
  await menu.waitFor()
  work['close the menu'] = await workFor(session, () => page.keyboard.press('Escape'))
  await menu.waitFor({ state: 'hidden' })

  const offer = await touch(
    session,
    page.getByRole('main').getByRole('link', { name: home.hero.offer }).first(),
  )
  work['open the offer dialog'] = await workFor(session, offer)
  await dialog.waitFor()
  await field('message').focus()
  work.type = await workFor(session, () => page.keyboard.press('a'))
  await dialog.getByText(forms.status.discard).waitFor()

  const incomplete = await touch(session, submit)
  work['submit too little'] = await workFor(session, incomplete)
  await dialog.getByText(forms.errors.heading).waitFor()
  // The receiver takes its time, so that its answer is work of its own.
  await field('email').fill('slow+bench@firma.example')
  await field('phone').fill('069 1')
  await field('gdprConsent').check()
  const complete = await touch(session, submit)
  work.submit = await workFor(session, complete)
  await new Promise((resolve) => setTimeout(resolve, WAITING_MS))
  work['thanks, and the dialog closes'] = await workFor(session, async () => undefined, ANSWERED_MS)
  await page.getByText(forms.status.sent).waitFor()
  return work
}

/** Milliseconds of the longest task of the page's main thread until it is hydrated and at rest. */
async function longestTask(browser: Browser, page: Page, url: string): Promise<number> {
  const events = await traceOf(browser, page, ['toplevel', 'devtools.timeline'], () => openPage(page, url))
  // The browser has renderers of its own; ours is the one that parsed our page.
  const ours = new Set(
    events
      .filter(({ name, args }) => name === 'ParseHTML' && JSON.stringify(args).includes(url))
      .map(({ pid, tid }) => `${pid}:${tid}`),
  )
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => name.endsWith('RunTask') && ph === 'X' && ours.has(`${pid}:${tid}`),
  )
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}

/** Milliseconds of what this machine does with any page, and of each step of the visit; no steps where nobody wants them. */
export type Visit = { calibrations: number[]; work: Record<string, number> }

/** A year in which ten posts are there day and night, one person each. */
const TEN_POSTS = `#land=HE&jahr=2027${'&posten=Mo,Di,Mi,Do,Fr,Sa,So,Ft|06:00-06:00|1|Tor'.repeat(10)}`

/** One visit to the home page, and to the calculator, in a browser that knows nothing of it yet. */
export async function visit(browser: Browser, origin: string, onlyCalibrate: boolean): Promise<Visit> {
  const context = await browser.newContext(PHONE)
  // Between the steps, so that both meet what else the machine does.
  const calibrations = [await calibrate(context)]
  const work: Record<string, number> = {}
  if (!onlyCalibrate) {
    const page = await context.newPage()
    work['longest task on load'] = await longestTask(browser, page, `${origin}/`)
    const calculator = await context.newPage()
    const address = origin + pathOf('planung/bedarf')
    work['longest task on load (calculator)'] = await longestTask(browser, calculator, address)
    await calculator.close()
    calibrations.push(await calibrate(context))
    const session = await watch(page)
    Object.assign(work, await interactions(page, session))
    await openPage(page, address + TEN_POSTS)
    const people = page.getByRole('textbox', { name: postWords.people.label }).first()
    await people.focus()
    work['a key in a year of ten posts'] = await workFor(session, () => page.keyboard.press('5'))
    // 15 or 51 people more, wherever the caret was.
    await page
      .getByText(/^(210\.240|525\.600)$/)
      .first()
      .waitFor()
  }
  calibrations.push(await calibrate(context))
  await context.close()
  return { calibrations, work }
}
