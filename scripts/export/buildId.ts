import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '@/lib/server/settings'

/** The sources of the pages, besides the settings. */
const SOURCES = [
  'app',
  'components',
  'desk',
  'content',
  'lib',
  'public',
  'scripts',
  'package-lock.json',
  'next.config.mjs',
  'tailwind.config.ts',
]

function filesOf(path: string): string[] {
  if (statSync(path).isFile()) {
    return [path]
  }
  return readdirSync(path)
    .sort()
    .flatMap((entry) => filesOf(join(path, entry)))
}

/**
 * Name of this version of the site: equal sources and settings give an equal name and so the same files, while Next's own is random.
 * A page that misses a file compares it with the site's current name (app/boot/missingFiles.ts).
 * @param root folder of the project
 */
export function buildId(root: string, settings: Settings): string {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  for (const source of SOURCES) {
    for (const file of filesOf(join(root, source))) {
      // Equal paths on Windows.
      hash.update(file.slice(root.length).replaceAll('\\', '/')).update(readFileSync(file))
    }
  }
  return hash.digest('hex').slice(0, 12)
}
