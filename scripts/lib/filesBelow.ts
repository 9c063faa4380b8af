import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Paths of all files below a folder, hidden ones as well, relative to it and with forward slashes. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll('\\', '/'))
}
