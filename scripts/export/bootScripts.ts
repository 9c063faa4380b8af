import { join } from 'node:path'
import { buildSync } from 'esbuild'
import project from '@/package.json'
import { HASHED_FOLDER } from './hosts/rules'

/** The baseline of Next's own scripts, in esbuild's words: `chrome109`, `ios15.4` (docs/decisions/0008-browser-baseline.md). */
const BROWSERS = project.browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' >= ', ''))

const bundles = new Map<string, string>()

/** A script of `app/boot/` with all that it imports, minified; made once, whatever the number of pages. */
function bundle(name: string, constants: Record<string, string> = {}): string {
  const define = Object.fromEntries(
    Object.entries(constants).map(([constant, value]) => [constant, JSON.stringify(value)]),
  )
  const key = name + JSON.stringify(define)
  const known = bundles.get(key)
  if (known !== undefined) {
    return known
  }
  const { outputFiles } = buildSync({
    entryPoints: [join(process.cwd(), 'app/boot', `${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: BROWSERS,
    define,
  })
  const code = outputFiles[0]?.text.trim() ?? ''
  bundles.set(key, code)
  return code
}

/** Stands in the head of every page, before every other script. */
export function headScript(basePath: string): string {
  return bundle('head', { CHUNK_FOLDER: `${basePath}${HASHED_FOLDER}` })
}

/**
 * Stands at the end of every page. Its attributes `data-flight` and `data-scripts` name what was deferred; without them
 * Next's own tags have stayed.
 */
export function afterLoadScript(): string {
  return bundle('afterLoad')
}
