/** `npm run screenshots`: the pictures of README.md, of the local export in `out/`. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { pathOf } from '@/lib/both/pathOf'
import { openPage, PHONE } from './bench/openPage'
import { serveExport } from './bench/serveExport'
import { browserOrExit, launchOptions } from './lib/browser'

const FOLDER = join(process.cwd(), 'docs/pictures')

const SCREENS = [
  { name: 'home', path: pathOf('home'), viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  {
    name: 'werkschutz',
    // An address may name a minute of the shift.
    path: `${pathOf('werkschutz')}#zeit=01:15`,
    ...PHONE,
    deviceScaleFactor: 2,
  },
]

browserOrExit()
const server = await serveExport()
const browser = await chromium.launch(launchOptions())
mkdirSync(FOLDER, { recursive: true })
for (const { name, path, ...device } of SCREENS) {
  const context = await browser.newContext({ ...device, locale: 'de-DE', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await openPage(page, `${server.origin}${path}`)
  const picture = await page.screenshot()
  await sharp(picture)
    .webp({ quality: 75, effort: 6 })
    .toFile(join(FOLDER, `${name}.webp`))
  await context.close()
}
await browser.close()
await server.close()
