/**
 * `npm run test:growth`: builds the site with ten times as many services and compares it with the site as it is. Pages
 * may grow by their links, scripts and styles not at all, and the time of a build no more than the number of services.
 */
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { serviceSlugs } from '@/content/services/slugs'
import { copyProject } from './lib/copyProject'
import { filesBelow } from './lib/filesBelow'
import { run } from './lib/run'

const TIMES = 10
/** Compressed bytes of one more card on the home page, with its picture in all widths. */
const BYTES_PER_LINK = 250
/** Share by which compressed sizes may differ: names of scripts change with every build. */
const NOISE = 1.01

type Site = { seconds: number; sizes: Record<string, number> }

async function build(folder: string): Promise<Site> {
  const start = Date.now()
  await run('tsx', ['scripts/build.ts', '--local'], folder)
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

/** Copies each service nine times under another address, with its picture. */
function multiplyServices(folder: string) {
  const manifestFile = join(folder, 'lib/pictures.json')
  const manifest: Record<string, unknown> = JSON.parse(readFileSync(manifestFile, 'utf8'))
  for (const slug of serviceSlugs) {
    const source = readFileSync(join(folder, `content/services/${slug}.ts`), 'utf8')
    for (const letter of 'bcdefghij'.slice(0, TIMES - 1)) {
      const copy = `${slug}-${letter}`
      writeFileSync(
        join(folder, `content/services/${copy}.ts`),
        source
          .replace(`slug: '${slug}'`, `slug: '${copy}'`)
          .replace(`export const ${slug}:`, `export const ${slug}${letter.toUpperCase()}:`),
      )
      const masters = join(folder, 'artwork/masters/service')
      copyFileSync(join(masters, `${slug}.webp`), join(masters, `${copy}.webp`))
      for (const crop of ['', '-quadrat']) {
        manifest[`service/${copy}${crop}`] = manifest[`service/${slug}${crop}`]
      }
    }
  }
  writeFileSync(manifestFile, JSON.stringify(manifest))
}

const small = copyProject('growth-1')
const before = await build(small)
const large = copyProject(`growth-${TIMES}`)
multiplyServices(large)
await run('tsx', ['scripts/generate.ts'], large)
const after = await build(large)
rmSync(small, { recursive: true })
rmSync(large, { recursive: true })

const more = serviceSlugs.length * (TIMES - 1)
const limits: Record<string, number> = {
  ...Object.fromEntries(Object.entries(before.sizes).map(([name, size]) => [name, size * NOISE])),
  home: (before.sizes.home ?? 0) * NOISE + more * BYTES_PER_LINK,
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
