import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesBelow } from '@/scripts/lib/filesBelow'
import { COMPRESSIBLE } from './hosts/rules'

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]

/** Writes compressed copies beside the files of an export. In zlib's threads, so that Next can work at the same time. */
export async function compress(out: string) {
  const files = filesBelow(out).filter((name) => COMPRESSIBLE.test(name))
  await Promise.all(
    files.map(async (name) => {
      const path = join(out, name)
      const content = readFileSync(path)
      const [br, gz] = await Promise.all([
        toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        toGzip(content, { level: 9 }),
      ])
      writeFileSync(`${path}.br`, br)
      writeFileSync(`${path}.gz`, gz)
    }),
  )
}
