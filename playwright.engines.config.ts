import { defineConfig } from '@playwright/test'
import base from './playwright.config'

/** The same tests in Firefox and WebKit. Playwright runs them, but drives neither: it cannot use Debian's builds. */
export default defineConfig({
  ...base,
  testDir: 'tests/engines',
  // One WebDriver at a time listens on its port.
  fullyParallel: false,
  workers: 1,
  timeout: 60_000,
  projects: (['firefox', 'webkit'] as const).map((engine) => ({ name: engine, metadata: { engine } })),
})
