import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const LEFT_OUT = new Set([
  'node_modules',
  '.next',
  'out',
  '.git',
  '.local',
  'release',
  'preview',
  'test-results',
])

/** Settings stay behind as well: a copy is for tests. */
function isCopied(entry: string): boolean {
  return !LEFT_OUT.has(entry) && (!entry.startsWith('.env') || entry === '.env.example')
}

/** A fresh copy of the project, without what it builds, to be changed and built by a test. Returns its folder. */
export function copyProject(name: string): string {
  const copy = join(process.cwd(), '.local', name)
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  for (const entry of readdirSync(process.cwd()).filter(isCopied)) {
    cpSync(join(process.cwd(), entry), join(copy, entry), { recursive: true })
  }
  // Hard links: half a gigabyte would take a minute to copy.
  execFileSync('cp', ['-al', join(process.cwd(), 'node_modules'), copy])
  return copy
}
