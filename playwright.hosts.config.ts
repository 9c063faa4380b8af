import { defineConfig } from '@playwright/test'
import base from './playwright.config'
import { HOST_CASES } from './tests/support/hosts'

const { webServer: _started, ...shared } = base

/** The same site on real servers; `npm run test:hosts` starts them. */
export default defineConfig({
  ...shared,
  testDir: 'tests/hosts',
  projects: HOST_CASES.map(({ host, basePath, port }) => ({
    name: `${host} at ${basePath || '/'}`,
    metadata: { host, basePath },
    use: { ...base.use, baseURL: `http://localhost:${port}` },
  })),
})
