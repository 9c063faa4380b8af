import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { COMPRESSIBLE } from '@/scripts/export/hosts/rules'
import { filesBelow } from '@/scripts/lib/filesBelow'
import { sampleTraces } from '@/scripts/release/sample'

/**
 * Where a release of another company still speaks of this project's own, one line each.
 * @param folder the unpacked release
 */
export function traces(folder: string): string[] {
  return filesBelow(folder)
    .filter((file) => COMPRESSIBLE.test(file) || !/\.\w+$/.test(file))
    .flatMap((file) =>
      sampleTraces(readFileSync(join(folder, file), 'utf8')).map((word) => `${file}: ${word}`),
    )
}
