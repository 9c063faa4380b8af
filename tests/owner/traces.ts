import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { companyRecord } from '@/content/company'
import { COMPRESSIBLE } from '@/scripts/export/hosts/rules'
import { filesBelow } from '@/scripts/lib/filesBelow'

const { shortName, legalName, street, phone, managingDirector } = companyRecord

/** What only the company of this project can be called by. Its town and its authorities may be anybody's. */
const WORDS = [shortName, legalName, street, phone, managingDirector].map(({ value }) => value)
/** An address of the domain that nobody can have; scripts name properties like it. */
const SAMPLE_ADDRESS = /(?:@|\/\/)[\w.-]+\.example\b/g

/**
 * Where a release of another company still speaks of this project's own, one line each.
 * @param folder the unpacked release
 */
export function traces(folder: string): string[] {
  return filesBelow(folder)
    .filter((file) => COMPRESSIBLE.test(file) || !/\.\w+$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8')
      const addresses = text.match(SAMPLE_ADDRESS) ?? []
      return [...WORDS.filter((word) => text.includes(word)), ...new Set(addresses)].map(
        (word) => `${file}: ${word}`,
      )
    })
}
