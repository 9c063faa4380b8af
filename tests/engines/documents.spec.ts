import { type Browser, type CDPSession, chromium, expect, test } from '@playwright/test'
import { FORM_ATTRIBUTE } from '@/lib/both/pageContract'
import { pathOf } from '@/lib/both/pathOf'
import { firstOfEachKind } from '@/lib/server/pages'
import { LOCAL_SITE } from '@/lib/server/settings'
import { launchOptions } from '@/scripts/lib/browser'
import { HYDRATED } from '@/scripts/lib/hydrated'

/*
 * What only the browser does that visitors have: it draws pages ahead, and keeps whole pages that are left; neither while a session
 * watches the page, as Playwright's do. So the page is one that Playwright does not know, and each step has a session of its own.
 */

const MESSAGE = `form[${FORM_ATTRIBUTE}=contact] [name=message]`

let browser: Browser
let cdp: CDPSession

test.beforeEach(async () => {
  browser = await chromium.launch({
    ...launchOptions({ build: 'whole browser', args: ['--window-size=1280,900'] }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  cdp = await browser.newBrowserCDPSession()
  await cdp.send('Target.createTarget', { url: 'about:blank' })
})

test.afterEach(() => browser.close())

/** Sends one command after the other to the page that is shown; gives what the last one answers. */
async function send(...commands: readonly { method: string; params: object }[]) {
  const { targetInfos } = await cdp.send('Target.getTargets')
  const shown = targetInfos.filter(({ type }) => type === 'page')
  const { targetId } = shown.findLast(({ url }) => url.startsWith(LOCAL_SITE)) ?? shown[0] ?? { targetId: '' }
  const { sessionId } = await cdp.send('Target.attachToTarget', { targetId, flatten: false })
  let result: unknown
  for (const [id, command] of commands.entries()) {
    const answered = new Promise<{ result?: unknown }>((resolve) => {
      cdp.on('Target.receivedMessageFromTarget', function read(event) {
        const answer = JSON.parse(event.message)
        if (event.sessionId === sessionId && answer.id === id) {
          cdp.off('Target.receivedMessageFromTarget', read)
          resolve(answer)
        }
      })
    })
    await cdp.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, ...command }) })
    result = (await answered).result
  }
  await cdp.send('Target.detachFromTarget', { sessionId }).catch(() => undefined)
  return result
}

async function evaluate<T>(script: (...args: string[]) => T, ...args: string[]): Promise<T> {
  const expression = `(${script})(...${JSON.stringify(args)})`
  const answer = await send({ method: 'Runtime.evaluate', params: { expression, returnByValue: true } })
  return (answer as { result: { value: T } }).result.value
}

/** Empty between two documents. */
const until = (script: (...args: string[]) => unknown, value: unknown, ...args: string[]) =>
  expect.poll(() => evaluate(script, ...args).catch(() => undefined), { timeout: 10_000 }).toEqual(value)

const go = (url: string) => send({ method: 'Page.navigate', params: { url } })

async function open(address: string) {
  await go(address)
  await until((wanted) => location.href === wanted, true, address)
  await until((wanted) => document.querySelector(wanted) !== null, true, HYDRATED)
}

/** Moves the pointer over an element, and presses it there if asked to. */
async function point(selector: string, types: readonly ('mouseMoved' | 'mousePressed' | 'mouseReleased')[]) {
  const place = await evaluate((wanted) => {
    const element = document.querySelector(wanted)
    element?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
    return { x: left + width / 2, y: top + height / 2 }
  }, selector)
  await send(
    ...types.map((type) => ({
      method: 'Input.dispatchMouseEvent',
      params: { type, ...place, button: 'left', clickCount: 1 },
    })),
  )
}

const type = (words: string) =>
  evaluate(
    (selector, text) => {
      const field = document.querySelector<HTMLTextAreaElement>(selector)
      if (field) {
        field.value = text
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
    },
    MESSAGE,
    words,
  )

const CARD = `#services a[href="${pathOf('werkschutz')}"]`

test('a page is drawn ahead where a pointer rests on its link, and takes the tab as it is when it is shown', async () => {
  await open(`${LOCAL_SITE}/`)
  await type('Zwei Tore')
  await point(CARD, ['mouseMoved'])
  // Drawn by then; nothing in the page that is shown tells.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  await type('Drei Tore')
  await point(CARD, ['mousePressed', 'mouseReleased'])
  await until(() => location.pathname, pathOf('werkschutz'))
  const activated = () =>
    (performance.getEntriesByType('navigation')[0] as unknown as { activationStart: number }).activationStart
  expect(await evaluate(activated)).toBeGreaterThan(0)
  await until(
    () => document.querySelector<HTMLTextAreaElement>('dialog form [name=message]')?.value,
    'Drei Tore',
  )
})

test('a page of each kind is kept when it is left, and comes back as it was', async () => {
  for (const { path } of firstOfEachKind) {
    await open(LOCAL_SITE + path)
    await evaluate(() => {
      Object.assign(window, { kept: true })
    })
    await go(`${LOCAL_SITE}/robots.txt`)
    await until(() => location.pathname, '/robots.txt')
    await evaluate(() => {
      setTimeout(() => history.back())
    })
    await until((wanted) => location.pathname === wanted, true, path)
    const [isKept, reasons] = await evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation')
      const { notRestoredReasons } = navigation as unknown as { notRestoredReasons: unknown }
      return ['kept' in window, JSON.stringify(notRestoredReasons)]
    })
    expect([isKept, reasons], path).toEqual([true, 'null'])
  }
})
