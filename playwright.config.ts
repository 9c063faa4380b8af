import { defineConfig, type Project } from '@playwright/test'
import { HOST_CASES, REDEPLOY_PORT, RELEASE } from '@/tests/servers/cases'
import { LOCAL_SITE } from './lib/server/settings'
import { launchOptions } from './scripts/lib/browser'

/** Each has a folder of its own for what a red run leaves: the next run of another one would empty it. */
function withOwnFolder(project: Project & { name: string }): Project {
  return { ...project, outputDir: `test-results/${project.name.replace(/\W+/g, '-')}` }
}

/**
 * The exported folder behind a plain static server, and a real form receiver on another origin. The commands of
 * package.json choose the projects; all but `chromium` need more than a browser, and their commands start it.
 */
export default defineConfig({
  // A build for the live site would post test requests to its form service.
  globalSetup: './tests/support/globalSetup.ts',
  fullyParallel: true,
  // One more where two have cores of their own: each waits a sixth of its time.
  workers: '150%',
  // A test that is only left switched on by accident must not hide the others.
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list', { printSteps: false }]],
  // They end what hangs, and bind no machine to a speed: a busy one takes ten times as long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: LOCAL_SITE,
    locale: 'de-DE',
    // A missing control fails its test before the whole test's time is over.
    actionTimeout: 20_000,
    // What a red run did, for `playwright show-trace`; without pictures of each step it costs nothing.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: launchOptions(),
  },
  projects: [
    {
      name: 'chromium',
      testDir: 'tests/e2e',
      // What moves takes a sixth of the time, and has specs of its own, which ask for it.
      use: { reducedMotion: 'reduce' },
    },
    { name: 'conditions', testDir: 'tests/conditions' },
    // Playwright runs these tests, but drives neither Firefox nor WebKit: it cannot use Debian's builds.
    ...(['firefox', 'webkit', 'oldest chromium'] as const).map((engine) => ({
      name: engine,
      testDir: 'tests/engines',
      testIgnore: 'documents.spec.ts',
      metadata: { engine },
      fullyParallel: false,
    })),
    // Whole, as visitors have it: what only it does of all that a document may be.
    {
      name: 'whole chromium',
      testDir: 'tests/engines',
      testMatch: 'documents.spec.ts',
      fullyParallel: false,
    },
    ...HOST_CASES.map(({ host, basePath, port, visits = [] }) => ({
      name: `${host} at ${basePath || '/'}`,
      testDir: 'tests/hosts',
      testMatch: ['answers.spec.ts', 'probe.spec.ts', visits].flat(),
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
    {
      name: 'release',
      testDir: 'tests/release',
      use: { baseURL: `http://localhost:${RELEASE.port}` },
    },
  ].map(withOwnFolder),
  webServer: {
    command: 'node node_modules/tsx/dist/cli.mjs scripts/serve.ts',
    url: LOCAL_SITE,
    // What runs there might serve an older export.
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
})
