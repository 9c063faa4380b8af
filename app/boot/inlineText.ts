import { join } from 'node:path'
import { minifySync } from '@swc/core'
import { buildSync } from 'esbuild'
import type { RouteId } from '@/content/types'
import { withBase } from '@/lib/both/withBase'
import { pageOf } from '@/lib/server/pages'
import { publicAddressFor } from '@/lib/server/publicAddress'
import { takeSettings } from '@/lib/server/settings'
import { structuredData } from '@/lib/server/structuredData'
import { browserslist } from '@/package.json'

/**
 * `head` runs before every other script; `pictures` on pages with pictures below the initial viewport; `planned` on that of the
 * calculator; `rules` are the speculation rules for prerendering; `data` is the structured data for search engines.
 */
export type Inline = { of: 'head' | 'pictures' | 'planned' | 'rules' } | { of: 'data'; page: RouteId }

/** The baseline of Next's own scripts, in esbuild's notation: `chrome109`, `ios15.4` (docs/decisions/0008-browser-baseline.md). */
const BROWSERS = browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' >= ', ''))

/**
 * A file of app/boot with all its imports. Minified twice: SWC saves another 5 % after esbuild, and every page carries these bytes.
 * A server sends ten packets, 14,600 bytes, before it waits for an answer (RFC 6928).
 */
function bundle(file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(process.cwd(), 'app/boot', file)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: BROWSERS,
    define: {
      'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(process.env.NEXT_PUBLIC_BASE_PATH ?? ''),
      'process.env.NEXT_PUBLIC_BUILD': JSON.stringify(process.env.NEXT_PUBLIC_BUILD ?? ''),
    },
  })
  return minifySync(outputFiles[0]?.text ?? '', { compress: { passes: 3 }, mangle: true }).code
}

function dataOf(page: RouteId): string {
  const data = structuredData(pageOf(page), publicAddressFor(takeSettings()))
  // A closing tag inside a text would end the script.
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/**
 * Prerenders a page while the pointer rests on its link. Only pages of this site: their addresses end with a slash, those of files
 * and sections do not.
 */
function rules(): string {
  const pages = { selector_matches: `a[href^="${withBase('/')}"][href$="/"]` }
  return JSON.stringify({ prerender: [{ where: pages, eagerness: 'moderate' }] })
}

export function inlineText(inline: Inline): string {
  switch (inline.of) {
    case 'head':
    case 'pictures':
    case 'planned':
      return bundle(`${inline.of}.ts`)
    case 'rules':
      return rules()
    case 'data':
      return dataOf(inline.page)
  }
}
