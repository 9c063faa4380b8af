import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { type Claims, codeOf, listOf } from '@/scripts/records/claims'

const FILE = 'content/owner/confirmations.json'

/**
 * Asks page by page whether what it claims is true, and writes down each yes at once.
 * @param folder the project
 * @param input where the answers come from; what ends before the last question leaves the others open
 * @returns what was not confirmed
 */
export async function confirm(
  folder: string,
  pages: readonly Claims[],
  input: Readable = process.stdin,
  say: (text: string) => void = console.log,
): Promise<Claims[]> {
  const lines = createInterface({ input })
  const answers = lines[Symbol.asyncIterator]()
  const left: Claims[] = []
  for (const [index, page] of pages.entries()) {
    say(`\n${index + 1} von ${pages.length}: ${page.name}${listOf(page)}\nStimmt das alles? ja oder nein:`)
    const { value = '' } = await answers.next()
    if (/^j/i.test(value.trim())) {
      const path = join(folder, FILE)
      const confirmations = { ...JSON.parse(readFileSync(path, 'utf8')), [page.name]: codeOf(page) }
      writeFileSync(path, `${JSON.stringify(confirmations, null, 2)}\n`)
    } else {
      left.push(page)
    }
  }
  lines.close()
  return left
}
