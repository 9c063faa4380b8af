import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'msedge']

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Path of a Chromium or Chrome that is installed on this machine; CHROMIUM_PATH names another one. */
export function installedBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)))
  return [process.env.CHROMIUM_PATH, ...onPath, ...APPLICATIONS].find((path) => path && existsSync(path))
}

/** How every browser here is started. */
export function launchOptions() {
  const executablePath = installedBrowser()
  return {
    ...(executablePath && { executablePath }),
    // Chromium's sandbox needs rights that containers do not give; only our own pages are opened.
    chromiumSandbox: false,
  }
}

/** Makes sure that there is a browser, downloading Playwright's own if need be. Ends the program if there is none. */
export function browserOrExit() {
  if (installedBrowser() !== undefined || existsSync(chromium.executablePath())) {
    return
  }
  try {
    execFileSync('npx', ['--no-install', 'playwright', 'install', 'chromium'], { stdio: 'inherit' })
  } catch {
    console.error(
      'The browser tests need Chromium or Chrome, and it could not be downloaded. Install one (Debian: apt install chromium) or set CHROMIUM_PATH.',
    )
    process.exit(1)
  }
}
