import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver'
import { launchOptions } from '@/scripts/lib/browser'
import { WEBKIT_DRIVER_PORT } from '@/tests/servers/cases'

export type EngineName = 'firefox' | 'webkit' | 'oldest chromium'

/** What the tests need of a browser; all engines are driven through it. */
export type Engine = {
  open(url: string): Promise<void>
  /** Clicks what a CSS selector finds first and can be seen. */
  click(selector: string): Promise<void>
  type(selector: string, text: string): Promise<void>
  press(key: 'Escape' | 'Enter' | 'Tab' | 'ArrowRight'): Promise<void>
  evaluate<T>(script: (...args: string[]) => T, ...args: string[]): Promise<T>
  back(): Promise<void>
  close(): Promise<void>
}

const FIREFOX = '/usr/bin/firefox-esr'
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
/** In a folder whose name is the machine's architecture. */
const MINI_BROWSER = readdirSync('/usr/lib')
  .map((folder) => join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'))
  .find((path) => existsSync(path))

/** Nothing listens there: what is not on this machine is sent to it, so that no test can reach a live service. */
const NOWHERE = { host: '127.0.0.1', port: 9 }
const NOWHERE_URL = `http://${NOWHERE.host}:${NOWHERE.port}`
const OWN_NAMES = ['localhost', '127.0.0.1']

/** Chromium 109, the oldest that the site promises (docs/decisions/0008-browser-baseline.md); Linux on x64 only. */
const PACKED_CHROMIUM = 'node_modules/@sparticuz/chromium/bin/chromium.br'
const OLDEST_CHROMIUM = '.local/chromium-109/chromium'

export const hasOldestChromium = process.platform === 'linux' && process.arch === 'x64'

/** What `apt install` has to be told before the engines can start. */
export function missingEngines(): string[] {
  return [
    [FIREFOX, 'firefox-esr'],
    [WEBKIT_DRIVER, 'webkit2gtk-driver'],
    [MINI_BROWSER, 'libwebkit2gtk-4.1-0'],
    ['/usr/bin/xvfb-run', 'xvfb xauth'],
  ].flatMap(([program = '', packages = '']) => (existsSync(program) ? [] : [packages]))
}

/** Firefox, over WebDriver BiDi, which it speaks without a driver of its own. */
async function firefox(width: number, height: number, prefs: Record<string, number> = {}): Promise<Engine> {
  const { host, port } = NOWHERE
  const browser: Browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': host,
      'network.proxy.http_port': port,
      'network.proxy.ssl': host,
      'network.proxy.ssl_port': port,
      'network.proxy.no_proxies_on': OWN_NAMES.join(', '),
      ...prefs,
    },
  })
  const openTab = async (): Promise<Page> => {
    const tab = await browser.newPage()
    await tab.setViewport({ width, height })
    return tab
  }
  let page = await openTab()
  let cameBack = false
  return {
    open: async (url) => {
      // Firefox 153 does not report the load that follows a page out of the cache of whole pages, whatever the page: a new tab does.
      if (cameBack) {
        await page.close()
        page = await openTab()
        cameBack = false
      }
      await page.goto(url)
    },
    click: async (selector) => {
      const element = await page.waitForSelector(selector, { visible: true })
      // Puppeteer scrolls to what is outside the window, not to what something covers, like the form's own button.
      await element?.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await element?.click()
    },
    type: async (selector, text) => {
      await page.type(selector, text)
    },
    press: (key) => page.keyboard.press(key),
    evaluate: (script, ...args) => page.evaluate(script, ...args),
    back: async () => {
      // A page out of the cache of whole pages loads nothing, which `goBack` would wait for.
      await page.evaluate(() => setTimeout(() => history.back()))
      cameBack = true
    },
    close: () => browser.close(),
  }
}

/** WebKitGTK's MiniBrowser, over WebDriver, on a screen of its own. */
async function webkit(width: number, height: number): Promise<Engine> {
  const server: ChildProcess = spawn('xvfb-run', ['-a', WEBKIT_DRIVER, `--port=${WEBKIT_DRIVER_PORT}`], {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      // Containers forbid the sandbox's namespaces, and a virtual screen has no graphics card.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // Not as a capability: its list of exceptions made one MiniBrowser of six crash at its start under load
      // (WebKitGTK 2.50), and the driver waits for it for ever.
      GIO_USE_PROXY_RESOLVER: 'libproxy',
      http_proxy: NOWHERE_URL,
      https_proxy: NOWHERE_URL,
      no_proxy: OWN_NAMES.join(','),
    },
  })
  const driver = await connect(width, height)
  async function visible(selector: string) {
    for (let attempt = 0; attempt < 50; attempt += 1) {
      for (const element of await driver.findElements(By.css(selector))) {
        if (await element.isDisplayed()) {
          return element
        }
      }
      await driver.sleep(100)
    }
    throw new Error(`Nothing visible matches ${selector}`)
  }
  return {
    open: (url) => driver.get(url),
    click: async (selector) => {
      const element = await visible(selector)
      await driver.executeScript(
        'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
        element,
      )
      await element.click()
    },
    type: async (selector, text) => (await visible(selector)).sendKeys(text),
    press: async (key) => {
      const keys = { Escape: Key.ESCAPE, Enter: Key.ENTER, Tab: Key.TAB, ArrowRight: Key.ARROW_RIGHT }
      await driver.actions().sendKeys(keys[key]).perform()
    },
    evaluate: (script, ...args) => driver.executeScript(script, ...args),
    back: () => driver.navigate().back(),
    close: async () => {
      await driver.quit()
      if (server.pid !== undefined) {
        // xvfb-run leaves its children behind; they share its process group.
        process.kill(-server.pid)
      }
    },
  }
}

/** Playwright drives it, and unpacks nothing: the package holds one compressed file. */
async function oldestChromium(width: number, height: number): Promise<Engine> {
  if (!existsSync(OLDEST_CHROMIUM)) {
    mkdirSync(dirname(OLDEST_CHROMIUM), { recursive: true })
    writeFileSync(OLDEST_CHROMIUM, brotliDecompressSync(readFileSync(PACKED_CHROMIUM)), { mode: 0o755 })
  }
  const browser = await chromium.launch({
    ...launchOptions({ args: ['--disable-gpu', '--no-zygote'] }),
    executablePath: OLDEST_CHROMIUM,
  })
  const page = await browser.newPage({ viewport: { width, height } })
  // A machine whose only network is its own counts as offline there.
  const network = await page.context().newCDPSession(page)
  const unlimited = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
  await network.send('Network.emulateNetworkConditions', { offline: false, ...unlimited })
  const visible = (selector: string) => page.locator(selector).filter({ visible: true }).first()
  return {
    open: async (url) => {
      await page.goto(url)
    },
    // As the other drivers do, whatever lies over it.
    click: (selector) => visible(selector).click({ force: true }),
    type: (selector, text) => visible(selector).pressSequentially(text),
    press: (key) => page.keyboard.press(key),
    evaluate: (script, ...args) => page.evaluate(`(${script})(...${JSON.stringify(args)})`),
    back: async () => {
      await page.evaluate(() => setTimeout(() => history.back()))
    },
    close: () => browser.close(),
  }
}

async function connect(width: number, height: number): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
  })
  for (let attempt = 0; ; attempt += 1) {
    try {
      const driver = await new Builder()
        .usingServer(`http://127.0.0.1:${WEBKIT_DRIVER_PORT}`)
        .withCapabilities(capabilities)
        .build()
      await driver.manage().window().setRect({ width, height })
      return driver
    } catch (error) {
      if (attempt === 30) {
        throw error
      }
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
  }
}

/** Firefox with an ordinary setting under which storage and channels throw: all cookies are blocked. */
export function startFirefoxWithoutCookies(width: number, height: number): Promise<Engine> {
  return firefox(width, height, { 'network.cookie.cookieBehavior': 2 })
}

export function startEngine(name: EngineName, width: number, height: number): Promise<Engine> {
  return { firefox, webkit, 'oldest chromium': oldestChromium }[name](width, height)
}
