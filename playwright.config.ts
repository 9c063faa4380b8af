import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/lib/browser'

/** The exported folder behind a plain static server, and a real form receiver on another origin. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // Half of the cores, the default, would leave the second core of a small machine idle.
  workers: '100%',
  // A test that is only left switched on by accident must not hide the others.
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL: 'http://localhost:3000',
    locale: 'de-DE',
    // A missing control shall fail its test at once, not after the whole test's time.
    actionTimeout: 8000,
    launchOptions: launchOptions(),
  },
  webServer: {
    command: 'npx --no-install tsx scripts/serve.ts',
    url: 'http://localhost:3000/',
    // What runs there might serve an older export.
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
})
