import { defineConfig } from '@playwright/test'
import base from './playwright.config'
import { HOST_CASES, REDEPLOY_PORT } from './tests/support/hosts'

const { webServer: _started, ...shared } = base

/** The same site on real servers; `npm run test:hosts` starts them. */
export default defineConfig({
  ...shared,
  projects: [
    ...HOST_CASES.map(({ host, basePath, port }) => ({
      name: `${host} at ${basePath || '/'}`,
      testDir: 'tests/hosts',
      metadata: { host, basePath },
      use: { baseURL: `http://localhost:${port}` },
    })),
    {
      name: 'redeploy',
      testDir: 'tests/redeploy',
      // One address, whose files the tests exchange.
      fullyParallel: false,
      use: { baseURL: `http://localhost:${REDEPLOY_PORT}` },
    },
  ],
})
