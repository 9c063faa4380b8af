/**
 * `npm run gate -- bare`: what many hosts call by themselves, a bare `next build`, must give the files that `npm run build`
 * left in `out/`, byte for byte, under the same Node.js.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localExportOrExit, OUT } from '@/scripts/lib/exportFolder'
import { run } from '@/scripts/lib/run'
import { takeLocalSettings } from '@/scripts/lib/settings'

const before = mkdtempSync(join(tmpdir(), 'bare-'))
process.on('exit', () => rmSync(before, { recursive: true }))
cpSync(localExportOrExit(), before, { recursive: true })
takeLocalSettings()
await run('next', ['build'])
try {
  execFileSync('diff', ['--recursive', '--brief', before, OUT], { stdio: 'inherit' })
} catch {
  console.error('A bare `next build` gives other files than `npm run build -- --local`.')
  process.exit(1)
}
