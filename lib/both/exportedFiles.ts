/* What the export and the scripts before hydration (app/boot) have agreed on. */

/** Where Next puts its hashed files, below the base path. */
export const HASHED_FOLDER = '/_next/static/'

/** File with the name of the build that is on the site, below the base path. */
export const BUILD_FILE = '/version.txt'

/** Type of a script that is data, and never runs. */
export const DATA_BLOCK = 'application/ld+json'

/** Type of a script that tells the browser which pages it may prerender. */
export const RULES_BLOCK = 'speculationrules'

/** What the build takes out of a page (scripts/export/deferScripts.ts), as a file of its own. */
export type DeferredScripts = {
  /** The page as data, as Next's client reads it. */
  rows: unknown
  /** Which chunks belong to the page, as Turbopack's runtime reads it. */
  chunks: unknown
  /** Addresses of its scripts. */
  scripts: string[]
  /** Addresses of style sheets that pages have which may come next. */
  styles?: string[]
}
