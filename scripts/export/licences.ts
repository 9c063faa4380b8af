import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '@/scripts/lib/filesBelow'

/** Ships, but not in a script. */
const FONT = 'node_modules/@fontsource-variable/host-grotesk'
/** The folder of the package that a source belongs to: an installed one, or one that Next brings compiled. */
const PACKAGE =
  /^turbopack:\/\/\/\[project\]\/(.*(?:node_modules|next\/dist\/compiled)\/(?:@[^/]+\/)?[^/]+)\//
/** How a chunk names its map; nobody gets maps. */
const MAP_COMMENT = /\n*(?:\/\/# sourceMappingURL=\S+|\/\*# sourceMappingURL=\S+\*\/)\s*$/

/**
 * Folders of the packages whose code or data a visitor's browser gets, as the source maps of the export tell. The maps have
 * then served, and go.
 */
export function takeShippedPackages(out: string): string[] {
  const folders = new Set([FONT])
  for (const name of filesBelow(out)) {
    const path = join(out, name)
    if (/\.(js|css)$/.test(name)) {
      writeFileSync(path, readFileSync(path, 'utf8').replace(MAP_COMMENT, ''))
    } else if (name.endsWith('.map')) {
      const { sources = [] }: { sources?: string[] } = JSON.parse(readFileSync(path, 'utf8'))
      for (const source of name.endsWith('.js.map') ? sources : []) {
        const [, folder] = PACKAGE.exec(source) ?? []
        if (folder !== undefined) {
          folders.add(folder)
        } else if (source.includes('node_modules')) {
          throw new Error(`Whose code is ${source}? Teach it to PACKAGE in scripts/export/licences.ts.`)
        }
      }
      rmSync(path)
    }
  }
  if (!folders.has('node_modules/next')) {
    throw new Error('No source map tells of Next.js: see scripts/export/licences.ts for what reads them.')
  }
  return [...folders].sort()
}

/** Name, version, licence and licence text of each package: their licences ask for it. */
export function licenceNotices(packages: readonly string[]): string {
  return packages
    .map((folder) => {
      const name = folder.replace(/^.*(node_modules|compiled)\//, '')
      const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
      const file = readdirSync(folder).find((entry) => /^licen[sc]e/i.test(entry))
      if (license === undefined && file === undefined) {
        throw new Error(`${folder} reaches browsers and has no licence.`)
      }
      // What Next brings compiled has no version of its own.
      return [
        version === undefined ? `${name}, with Next.js` : `${name} ${version}`,
        ...(license === undefined ? [] : [`Licence: ${license}`]),
        '',
        ...(file === undefined ? [] : [readFileSync(join(folder, file), 'utf8').trim(), '']),
      ].join('\n')
    })
    .join(`\n${'-'.repeat(80)}\n\n`)
}
