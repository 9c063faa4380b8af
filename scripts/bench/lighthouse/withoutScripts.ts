import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { OUT } from '@/scripts/lib/exportFolder'
import { filesBelow } from '@/scripts/lib/filesBelow'

/** A copy of the export whose pages hold no script at all. */
export function withoutScripts(): string {
  const folder = mkdtempSync(join(tmpdir(), 'without-scripts-'))
  cpSync(OUT, folder, { recursive: true })
  for (const file of filesBelow(folder).filter((name) => name.endsWith('.html'))) {
    const path = join(folder, file)
    const html = readFileSync(path, 'utf8').replace(/<script\b[\s\S]*?<\/script>/g, '')
    writeFileSync(path, html)
    writeFileSync(`${path}.br`, brotliCompressSync(html))
    rmSync(`${path}.gz`)
  }
  return folder
}
