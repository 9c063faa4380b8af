/**
 * `npx tsx scripts/pageFixture.ts`: builds the site and keeps one page as Next wrote it, before anything of ours was done to
 * it. The tests of what is done read it; to be run after every update of Next.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FIXTURES, fixtureName } from './export/storedPage'
import { run } from './lib/run'
import { takeLocalSettings } from './lib/settings'

takeLocalSettings()
await run('next', ['build'])
const page = readFileSync(join(process.cwd(), '.next/server/app/impressum.html'), 'utf8')
for (const name of readdirSync(FIXTURES)) {
  rmSync(join(FIXTURES, name))
}
writeFileSync(join(FIXTURES, fixtureName()), page)
