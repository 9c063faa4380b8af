import { chromium } from '@playwright/test'
import { launchOptions } from './browser'

type Command = { method: string; params: object }

/**
 * A page in a Chromium as visitors have it, which prerenders pages and keeps left ones in its back/forward cache: neither happens while a
 * session watches the page, as Playwright's do. So Playwright does not know this one, and each command has a session of its own.
 * @param site origin of the pages that are tried: the one that is shown last is the one that answers
 */
export async function openUnwatchedPage(site: string, args: readonly string[] = []) {
  const browser = await chromium.launch({
    ...launchOptions({ build: 'whole browser', args }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const cdp = await browser.newBrowserCDPSession()
  await cdp.send('Target.createTarget', { url: 'about:blank' })

  /** Sends one command after the other; gives what the last one answers. */
  async function send(...commands: readonly Command[]): Promise<unknown> {
    const { targetInfos } = await cdp.send('Target.getTargets')
    const shown = targetInfos.filter(({ type }) => type === 'page')
    const { targetId } = shown.findLast(({ url }) => url.startsWith(site)) ?? shown[0] ?? { targetId: '' }
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

  /** Runs a function in the page, which may give a promise. */
  async function evaluate<T>(script: (...args: string[]) => T | Promise<T>, ...given: string[]): Promise<T> {
    const expression = `(${script})(...${JSON.stringify(given)})`
    const params = { expression, returnByValue: true, awaitPromise: true }
    const answer = await send({ method: 'Runtime.evaluate', params })
    return (answer as { result: { value: T } }).result.value
  }

  return {
    evaluate,
    go: (url: string) => send({ method: 'Page.navigate', params: { url } }),
    /** Moves the pointer over the first element of a selector, and presses it there if asked to. */
    async point(selector: string, types: readonly ('mouseMoved' | 'mousePressed' | 'mouseReleased')[]) {
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
    },
    close: () => browser.close(),
  }
}
