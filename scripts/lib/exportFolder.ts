import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { LOCAL_FORM_ENDPOINT, LOCAL_SITE } from '@/lib/server/settings'

/** Where the build puts the export. */
export const OUT = join(process.cwd(), 'out')

/** What an export was built for. */
export type ExportSettings = {
  siteUrl: string
  /** '' or '/sub/pfad'. */
  basePath: string
  /** Null where the forms open a mail program instead. */
  formEndpoint: string | null
}

/** Reads from the home page what an export was built for: only the pages themselves know, the environment may have changed. */
export function settingsOfExport(out: string): ExportSettings {
  const home = parse(readFileSync(join(out, 'index.html'), 'utf8'))
  const canonical = new URL(home.querySelector('link[rel=canonical]')?.getAttribute('href') ?? LOCAL_SITE)
  const action = home.querySelector('form[action]')?.getAttribute('action') ?? ''
  return {
    siteUrl: canonical.origin,
    basePath: canonical.pathname.replace(/\/$/, ''),
    formEndpoint: action.startsWith('mailto:') ? null : action,
  }
}

/** The exported folder; ends the program if nothing was built yet. */
export function exportFolderOrExit(): string {
  if (!existsSync(join(OUT, 'index.html'))) {
    console.error('Es ist noch nichts gebaut. Abhilfe: npm run build -- --local')
    process.exit(1)
  }
  return OUT
}

/** Why tests must not use an export, or null where it was built for their servers. */
export function whyNotLocal({ siteUrl, formEndpoint }: ExportSettings): string | null {
  return siteUrl === LOCAL_SITE && formEndpoint === LOCAL_FORM_ENDPOINT
    ? null
    : `out/ was built for ${siteUrl}, its forms post to ${formEndpoint ?? 'nobody'}; tests never use such a build. Run: npm run build -- --local`
}

/** The exported folder for tests and benchmarks; ends the program if they must not use it. */
export function localExportOrExit(): string {
  const folder = exportFolderOrExit()
  const reason = whyNotLocal(settingsOfExport(folder))
  if (reason !== null) {
    console.error(reason)
    process.exit(1)
  }
  return folder
}
