import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const FIXTURES = join(process.cwd(), 'scripts/export/fixtures')

function installedVersion(): string {
  return JSON.parse(readFileSync(join(process.cwd(), 'node_modules/next/package.json'), 'utf8')).version
}

/** Name of the stored page of the version of Next that is installed. */
export function fixtureName(): string {
  return `impressum.next-${installedVersion()}.html.txt`
}

/** A page as the installed version of Next wrote it. */
export function storedPage(): string {
  const path = join(FIXTURES, fixtureName())
  if (!existsSync(path)) {
    throw new Error(
      `There is no stored page of Next ${installedVersion()}; it was updated. Run: npx tsx scripts/pageFixture.ts`,
    )
  }
  return readFileSync(path, 'utf8')
}
