import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { redirectPages } from '@/scripts/export/redirects'
import { OUT } from '@/scripts/lib/exportFolder'
import { filesBelow } from '@/scripts/lib/filesBelow'

export type ExportedPage = { file: string; path: string; html: string; root: HTMLElement }

/** Every file of the export, as paths below `out/`. */
export const exportedFiles: readonly string[] = filesBelow(OUT)

/** What only leads on from an old address. */
const leading = redirectPages().map(({ file }) => file)

/** Every exported HTML page. */
export const exportedPages: readonly ExportedPage[] = exportedFiles
  .filter((file) => file.endsWith('.html') && !leading.includes(file))
  .map((file) => {
    const html = readFileSync(join(OUT, file), 'utf8')
    return { file, path: `/${file.replace(/index\.html$/, '')}`, html, root: parse(html) }
  })
