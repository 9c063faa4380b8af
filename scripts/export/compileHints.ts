import { createHash } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '@/scripts/lib/filesBelow'
import { HASHED_FOLDER } from './hosts/rules'

/**
 * Makes Chromium compile a script while it arrives, beside the main thread (v8.dev/blog/explicit-compile-hints). Compiled on
 * demand, hydration is one task of 163 ms on a phone instead of 60 (`npm run bench -- interactions`, the longest task on load).
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

const FOLDER = `${HASHED_FOLDER.slice(1)}chunks/`
/** `static/chunks/turbopack-077hmtqrhcoji.js`, as pages, payloads and chunks name each other; the last 13 are a hash. */
const CHUNK = /(?<=static\/chunks\/(?:[a-z]+-)?)[\w-]{13}(?=\.js\b)/g
/** What names chunks. */
const TEXT = /\.(html|txt|js|json)$/

/** As long as the old one: React's payloads count the bytes of long texts. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 13)
}

/**
 * Puts the hint into every chunk of an export. Browsers keep chunks for ever by their names, which are hashes of what Next
 * wrote; so each gets the hash of that and the hint, wherever it is named. The other chunks that it names count by the names
 * that Next gave them: those are hashes as well, and change when these chunks do.
 * @param out the exported folder
 */
export function addCompileHints(out: string) {
  const chunks = filesBelow(out).filter((name) => name.startsWith(FOLDER) && name.endsWith('.js'))
  const hashes = new Map<string, string>()
  for (const name of chunks) {
    const [hash] = name.match(CHUNK) ?? []
    if (hash === undefined) {
      throw new Error(
        `${name} has no hash in its name: Next names its chunks differently now. Mend CHUNK in scripts/export/compileHints.ts; until then the site can be built with DEFER_SCRIPTS=off.`,
      )
    }
    hashes.set(hash, hashOf(COMPILE_HINT + readFileSync(join(out, name), 'utf8')))
  }
  const renamed = (text: string) => text.replace(CHUNK, (hash) => hashes.get(hash) ?? hash)

  for (const name of filesBelow(out).filter((file) => TEXT.test(file))) {
    const text = readFileSync(join(out, name), 'utf8')
    const hint = chunks.includes(name) ? COMPILE_HINT : ''
    writeFileSync(join(out, name), hint + renamed(text))
  }
  for (const name of chunks) {
    renameSync(join(out, name), join(out, renamed(name)))
  }

  const left = filesBelow(out)
    .filter((file) => TEXT.test(file))
    .find((file) => [...hashes.keys()].some((hash) => readFileSync(join(out, file), 'utf8').includes(hash)))
  if (left !== undefined) {
    throw new Error(
      `${left} names a chunk by its old name: Next writes addresses of chunks differently now. Mend CHUNK in scripts/export/compileHints.ts; until then the site can be built with DEFER_SCRIPTS=off.`,
    )
  }
}
