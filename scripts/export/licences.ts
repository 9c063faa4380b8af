import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '@/scripts/lib/filesBelow'

/** Shipped, but not in a script. */
const FONT = 'node_modules/@fontsource-variable/host-grotesk'
/** The folder of a source's package: an installed one, or one that Next contains compiled. */
const PACKAGE =
  /^turbopack:\/\/\/\[project\]\/(.*(?:node_modules|next\/dist\/compiled)\/(?:@[^/]+\/)?[^/]+)\//
/** A chunk's reference to its map; maps are not shipped. */
export const MAP_COMMENT = /\n*(?:\/\/# sourceMappingURL=\S+|\/\*# sourceMappingURL=\S+\*\/)\s*$/

/**
 * Folders of the packages whose code or data browsers receive, according to the source maps of the export. Removes the maps, which
 * are needed for nothing else.
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
    throw new Error('No source map names Next.js: see scripts/export/licences.ts for what reads them.')
  }
  return [...folders].sort()
}

/** Name, version, licence and licence text of each package, as their licences require. */
export function licenceNotices(packages: readonly string[]): string {
  return packages
    .map((folder) => {
      const name = folder.replace(/^.*(node_modules|compiled)\//, '')
      const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
      const file = readdirSync(folder).find((entry) => /^licen[sc]e/i.test(entry))
      if (license === undefined && file === undefined) {
        throw new Error(`${folder} reaches browsers and has no licence.`)
      }
      // Packages that Next contains compiled have no version.
      return [
        version === undefined ? `${name}, with Next.js` : `${name} ${version}`,
        ...(license === undefined ? [] : [`Licence: ${license}`]),
        '',
        ...(file === undefined ? [] : [readFileSync(join(folder, file), 'utf8').trim(), '']),
      ].join('\n')
    })
    .join(`\n${'-'.repeat(80)}\n\n`)
}
