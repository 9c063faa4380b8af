import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILD_FILE } from '@/lib/both/exportedFiles'
import { COMPRESSIBLE } from '@/scripts/export/hosts/rules'
import { filesBelow } from '@/scripts/lib/filesBelow'

/** Below Next's folder: scripts with styles, and what React hydrates with. */
const FOLDERS = ['static/chunks', 'static/flight']

/**
 * Writes what replaces an export: the same site with its scripts, styles and data at other addresses, as after a change of each.
 * Compressed copies are left out; a server does without.
 */
export function writeNextVersion(out: string, folder: string) {
  cpSync(out, folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  for (const name of FOLDERS) {
    renameSync(join(folder, '_next', name), join(folder, '_next', `${name}-2`))
  }
  for (const file of filesBelow(folder).filter((name) => COMPRESSIBLE.test(name))) {
    const path = join(folder, file)
    const text = FOLDERS.reduce(
      (before, name) => before.replaceAll(`${name}/`, `${name}-2/`),
      readFileSync(path, 'utf8'),
    )
    writeFileSync(path, text)
  }
  writeFileSync(join(folder, BUILD_FILE), 'f'.repeat(12))
}
