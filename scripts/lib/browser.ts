import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { programOf } from './command'

/** Chromium without the window around its pages, as Playwright's own download is: tests take two thirds of the time in it. */
const HEADLESS_SHELL = 'chromium-headless-shell'

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'msedge']

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** What is measured is measured in the browser that visitors have. */
type Build = 'headless shell' | 'whole browser'

/** Path of a Chromium or Chrome that is installed on this machine; CHROMIUM_PATH names another one. */
function installedBrowser(build: Build): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const commands = build === 'headless shell' ? [HEADLESS_SHELL, ...BROWSERS] : BROWSERS
  const onPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)))
  return [process.env.CHROMIUM_PATH, ...onPath, ...APPLICATIONS].find((path) => path && existsSync(path))
}

/** Names of this machine. */
const OWN_NAMES = ['localhost', '127.0.0.1']

/** A name, or `name:port`, and the port of this machine that answers for it. */
type HostPorts = Readonly<Record<string, number>>

/** Nothing leaves this machine, whatever a page asks for: a test must never reach a live service. */
function resolverRules(ports: HostPorts): string {
  const mapped = Object.entries(ports).map(([host, port]) => `MAP ${host} 127.0.0.1:${port}`)
  // What is excluded is not mapped, whatever the order.
  const isMapped = (name: string) => Object.keys(ports).some((host) => host.split(':')[0] === name)
  const excluded = OWN_NAMES.filter((name) => !isMapped(name)).map((name) => `EXCLUDE ${name}`)
  return [...mapped, 'MAP * ~NOTFOUND', ...excluded].join(', ')
}

type LaunchOptions = {
  /** Further arguments of its command line. */
  args?: readonly string[]
  ports?: HostPorts
  /** The headless shell, where it is installed, unless told otherwise. */
  build?: Build
}

/** How every Chromium here is started: it resolves no other names than this machine's own and those of `ports`. */
export function launchOptions({ args = [], ports = {}, build = 'headless shell' }: LaunchOptions = {}) {
  const executablePath = installedBrowser(build)
  return {
    ...(executablePath && { executablePath }),
    // Chromium's sandbox needs rights that containers do not give; only our own pages are opened.
    chromiumSandbox: false,
    args: [`--host-resolver-rules=${resolverRules(ports)}`, ...args],
  }
}

/** Makes sure that there is a browser, downloading Playwright's own if need be. Ends the program if there is none. */
export function browserOrExit(build: Build = 'headless shell') {
  if (installedBrowser(build) !== undefined || existsSync(chromium.executablePath())) {
    return
  }
  try {
    const { program, args } = programOf('playwright', ['install', 'chromium'])
    execFileSync(program, args, { stdio: 'inherit' })
  } catch {
    console.error(
      'The browser tests need Chromium or Chrome, and it could not be downloaded. Install one (Debian: apt install chromium) or set CHROMIUM_PATH.',
    )
    process.exit(1)
  }
}
