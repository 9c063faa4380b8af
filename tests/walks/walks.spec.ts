import { chromium, test } from '@playwright/test'
import fc from 'fast-check'
import { LOCAL_FORM_ENDPOINT, LOCAL_SITE } from '@/lib/server/settings'
import { launchOptions } from '@/scripts/lib/browser'
import { OUT } from '@/scripts/lib/exportFolder'
import { createStaticServer } from '@/scripts/lib/staticServer'
import { WALK_PORTS } from '@/tests/servers/cases'
import { WalkReceiver } from './receiver'
import { STEPS, Walker } from './walker'

/** Each seed is one walk; odd ones with the browser's back/forward cache, which Playwright switches off. */
const RUNS = Number(process.env.WALK_RUNS ?? 4)
const FIRST_SEED = Number(process.env.WALK_SEED ?? 1)
const LENGTH = Number(process.env.WALK_LENGTH ?? 150)

const steps = fc.array(fc.constantFrom(...STEPS), { maxLength: LENGTH })

async function walk(seed: number, names: readonly string[], ports: { site: number; service: number }) {
  const browser = await chromium.launch({
    // The export knows one address of the service; each worker has a port of its own.
    ...launchOptions({
      ports: {
        [new URL(LOCAL_SITE).host]: ports.site,
        [new URL(LOCAL_FORM_ENDPOINT).host]: ports.service,
      },
    }),
    ...(seed % 2 === 1 && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  })
  const receiver = new WalkReceiver()
  await new Promise<void>((resolve) => receiver.server.listen(ports.service, '127.0.0.1', resolve))
  try {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
    })
    context.setDefaultTimeout(2500)
    const walker = new Walker(context, receiver, LOCAL_SITE, await context.newPage())
    await walker.start()
    for (const [index, name] of names.entries()) {
      await walker.step(name).catch((error: Error) => {
        // Before it is shrunk, which takes its time.
        const trail = names.slice(Math.max(0, index - 25), index + 1).join(' · ')
        console.log(`walk ${seed}, step ${index + 1} of ${names.length}: ${error.message}\n  ${trail}`)
        throw error
      })
    }
  } finally {
    receiver.server.closeAllConnections()
    receiver.server.close()
    await browser.close()
  }
}

for (let seed = FIRST_SEED; seed < FIRST_SEED + RUNS; seed += 1) {
  test(`walk ${seed}, ${seed % 2 === 1 ? 'with' : 'without'} the back/forward cache`, async ({
    browserName: _,
  }, { parallelIndex }) => {
    test.setTimeout(30 * 60_000)
    const ports = { site: WALK_PORTS.site + parallelIndex, service: WALK_PORTS.service + parallelIndex }
    const server = createStaticServer({ folder: OUT })
    await new Promise<void>((resolve) => server.listen(ports.site, '127.0.0.1', resolve))
    const [full = []] = fc.sample(
      fc.array(fc.constantFrom(...STEPS), { minLength: LENGTH, maxLength: LENGTH }),
      { seed, numRuns: 1 },
    )
    try {
      // The full walk as an example. Looking for the shortest that fails takes a quarter of an hour and more: only for
      // whoever asks for one seed.
      await fc.assert(
        fc.asyncProperty(steps, (names) => walk(seed, names, ports)),
        {
          seed,
          numRuns: 1,
          examples: [[full]],
          endOnFailure: process.env.WALK_SEED === undefined,
          interruptAfterTimeLimit: 20 * 60_000,
        },
      )
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })
}
