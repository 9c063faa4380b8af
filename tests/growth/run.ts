/**
 * `npm run gate -- growth`: builds the site with ten times as many services and compares it with the site as it is. Pages
 * may grow by their links, scripts and styles not at all, and the time of a build no more than the number of services.
 * Both are built without a form service, as a site is before its owner has chosen one; what its forms do is tried in a browser.
 */
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { serviceSlugs } from '@/content/services/slugs'
import { browserOrExit } from '@/scripts/lib/browser'
import { filesBelow } from '@/scripts/lib/filesBelow'
import { listen } from '@/scripts/lib/listen'
import { run } from '@/scripts/lib/run'
import { createStaticServer } from '@/scripts/lib/staticServer'
import { UNCONFIGURED_PORT } from '@/tests/servers/cases'
import { copyProject } from '@/tests/support/copyProject'
import { multiplyServices } from './multiplyServices'

const TIMES = 10
/** Compressed bytes of one more card on the home page, with its picture in all widths. */
const BYTES_PER_CARD = 250
/** Compressed bytes of one more line in the header's list of services, which every page has. */
const BYTES_PER_LINE = 100
/** Share by which compressed sizes may differ: names of scripts change with every build. */
const NOISE = 1.01

type Site = { seconds: number; sizes: Record<string, number> }

async function build(folder: string): Promise<Site> {
  const start = Date.now()
  await run('tsx', ['scripts/build.ts', '--local', '--no-form-service'], folder)
  const seconds = (Date.now() - start) / 1000
  const out = join(folder, 'out')
  const size = (file: string) => brotliCompressSync(readFileSync(join(out, file))).length
  const total = (suffix: string) =>
    filesBelow(join(out, '_next/static'))
      .filter((file) => file.endsWith(suffix))
      .reduce((sum, file) => sum + size(`_next/static/${file}`), 0)
  return {
    seconds,
    sizes: {
      home: size('index.html'),
      service: size('werkschutz/index.html'),
      impressum: size('impressum/index.html'),
      scripts: total('.js'),
      styles: total('.css'),
    },
  }
}

browserOrExit()
const small = copyProject('growth-1')
const before = await build(small)
const server = await listen(
  createStaticServer({ folder: join(small, 'out'), basePath: '' }),
  UNCONFIGURED_PORT,
)
await run('playwright', ['test', '--project=unconfigured'])
server.close()
const large = copyProject(`growth-${TIMES}`)
multiplyServices(large, TIMES)
const after = await build(large)
rmSync(small, { recursive: true })
rmSync(large, { recursive: true })

const more = serviceSlugs.length * (TIMES - 1)
const limitOf = (name: string, bytesPerService: number) =>
  (before.sizes[name] ?? 0) * NOISE + more * bytesPerService
const limits: Record<string, number> = {
  home: limitOf('home', BYTES_PER_CARD + BYTES_PER_LINE),
  service: limitOf('service', BYTES_PER_LINE),
  impressum: limitOf('impressum', BYTES_PER_LINE),
  scripts: limitOf('scripts', 0),
  styles: limitOf('styles', 0),
}
console.log(`${serviceSlugs.length} services, and ${TIMES} times as many`)
console.table({
  before: { ...before.sizes, seconds: before.seconds },
  after: { ...after.sizes, seconds: after.seconds },
})
const faults = [
  ...Object.entries(after.sizes)
    .filter(([name, size]) => size > (limits[name] ?? 0))
    .map(([name, size]) => `${name}: ${size} bytes, at most ${Math.round(limits[name] ?? 0)}`),
  ...(after.seconds <= TIMES * before.seconds
    ? []
    : [`The build took ${after.seconds} s, was ${before.seconds} s`]),
]
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}
