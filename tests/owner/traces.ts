import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { COMPRESSIBLE } from '@/scripts/export/hosts/rules'
import { filesBelow } from '@/scripts/lib/filesBelow'
import { plain } from '@/scripts/release/exportObstacles'
import { sampleTraces } from '@/scripts/release/sample'

/**
 * Where a release speaks of the sample or of another company, one line each.
 * @param folder the unpacked release
 * @param words what only the others say
 */
export function traces(folder: string, words: readonly string[]): string[] {
  const patterns = words.map((word) => [word, new RegExp(`(?<!\\p{L})${word}`, 'u')] as const)
  return filesBelow(folder)
    .filter((file) => (COMPRESSIBLE.test(file) || !/\.\w+$/.test(file)) && !file.endsWith('lizenzen.txt'))
    .flatMap((file) => {
      const text = plain(readFileSync(join(folder, file), 'utf8'))
      // Scripts are the same in every site, and name all Länder.
      const read = file.endsWith('.js') ? [] : patterns
      const foreign = read.filter(([, pattern]) => pattern.test(text)).map(([word]) => word)
      return [...sampleTraces(text), ...foreign].map((word) => `${file}: ${word}`)
    })
}
