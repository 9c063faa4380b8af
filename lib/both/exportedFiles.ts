/* The contract between the export and the scripts before hydration (app/boot). */

/** Where Next puts its hashed files, below the base path. */
export const HASHED_FOLDER = '/_next/static/'

/** File with the name of the build that is on the site, below the base path. */
export const BUILD_FILE = '/version.txt'

/** Type of a script element that holds data and never runs. */
export const DATA_BLOCK = 'application/ld+json'

/** Type of a script element with the pages that the browser may prerender. */
export const RULES_BLOCK = 'speculationrules'

/** The file with what the build takes out of a page (scripts/export/deferScripts.ts). */
export type DeferredScripts = {
  /** The page as data, as Next's client reads it. */
  rows: unknown
  /** Which chunks belong to the page, as Turbopack's runtime reads it. */
  chunks: unknown
  /** Addresses of its scripts. */
  scripts: string[]
  /** Addresses of style sheets for pages that may be opened next. */
  styles?: string[]
}
