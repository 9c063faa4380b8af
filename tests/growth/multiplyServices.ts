import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serviceSlugs } from '@/content/services/slugs'
import { SQUARE } from '@/lib/server/pictureFiles'

/** Name of the export that holds a service: `hausWache` for `haus-wache`. */
function exportOf(slug: string): string {
  return slug.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/**
 * Copies each service under other addresses, with its picture.
 * @param times how many services there are in the end for each one of now; at most ten
 */
export function multiplyServices(folder: string, times: number) {
  const listFile = join(folder, 'content/services/slugs.ts')
  const indexFile = join(folder, 'content/services/index.ts')
  let [list, index] = [readFileSync(listFile, 'utf8'), readFileSync(indexFile, 'utf8')]
  const manifestFile = join(folder, 'lib/server/pictures.json')
  const manifest: Record<string, unknown> = JSON.parse(readFileSync(manifestFile, 'utf8'))
  for (const slug of serviceSlugs) {
    const source = readFileSync(join(folder, `content/services/${slug}.ts`), 'utf8')
    for (const letter of 'bcdefghij'.slice(0, times - 1)) {
      const copy = `${slug}-${letter}`
      writeFileSync(
        join(folder, `content/services/${copy}.ts`),
        source
          .replace(`slug: '${slug}'`, `slug: '${copy}'`)
          .replace(`export const ${exportOf(slug)}:`, `export const ${exportOf(copy)}:`),
      )
      list = list.replace('\n] as const', `\n  '${copy}',\n] as const`)
      index = `import { ${exportOf(copy)} } from './${copy}'\n${index}`.replace(
        '\n} satisfies',
        `\n  '${copy}': ${exportOf(copy)},\n} satisfies`,
      )
      const masters = join(folder, 'artwork/pictures/masters/service')
      copyFileSync(join(masters, `${slug}.webp`), join(masters, `${copy}.webp`))
      for (const crop of ['', SQUARE]) {
        manifest[`service/${copy}${crop}`] = manifest[`service/${slug}${crop}`]
      }
    }
  }
  writeFileSync(listFile, list)
  writeFileSync(indexFile, index)
  writeFileSync(manifestFile, JSON.stringify(manifest))
}
