/**
 * Writes the list of services from the files of `content/services/`, so that a new service is one new file.
 * `--check` writes nothing and fails if the list is stale.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Service } from '@/content/types'

const FOLDER = join(import.meta.dirname, '../content/services')
const HEADER = '// Written by `npm run generate` from the files of this folder. Do not edit.\n'
const GENERATED = new Set(['index.ts', 'slugs.ts'])

async function loadService(slug: string): Promise<Service> {
  const module: Record<string, unknown> = await import(join(FOLDER, `${slug}.ts`))
  const service = module[camelCase(slug)] as Service | undefined
  if (service?.slug !== slug) {
    throw new Error(
      `content/services/${slug}.ts must export \`${camelCase(slug)}\` with the slug '${slug}': the file, the export and the address share one name.`,
    )
  }
  return service
}

/** `haus-wache` may be an address, but not a variable: `hausWache`. */
function camelCase(slug: string): string {
  return slug.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

const found = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !GENERATED.has(name))
  .map((name) => name.slice(0, -3))
  .sort()

const slugsFile = `${HEADER}export const serviceSlugs = [
${found.map((slug) => `  '${slug}',`).join('\n')}
] as const

export type ServiceSlug = (typeof serviceSlugs)[number]
`

const ordered = (await Promise.all(found.map(loadService))).sort((a, b) => a.position - b.position)

const indexFile = `${HEADER}import type { Service } from '@/content/types'
${found.map((slug) => `import { ${camelCase(slug)} } from './${slug}'`).join('\n')}

/** All services in the order of their \`position\`. */
export const services: readonly Service[] = [
${ordered.map(({ slug }) => `  ${camelCase(slug)},`).join('\n')}
]
`

const files = { 'slugs.ts': slugsFile, 'index.ts': indexFile }
for (const [name, text] of Object.entries(files)) {
  const path = join(FOLDER, name)
  if (process.argv.includes('--check')) {
    if (readFileSync(path, 'utf8') !== text) {
      console.error(`content/services/${name} is stale. Run: npm run generate`)
      process.exit(1)
    }
  } else {
    writeFileSync(path, text)
  }
}
