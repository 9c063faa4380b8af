import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { create } from 'tar'

/**
 * Packs a folder's content, hidden files included, as `<name>.tar.gz` with its checksum beside it.
 * @returns path of the archive
 */
export function pack(folder: string, target: string, name: string): string {
  mkdirSync(target, { recursive: true })
  const archive = join(target, `${name}.tar.gz`)
  create({ gzip: true, file: archive, cwd: folder, portable: true, sync: true }, ['.'])
  const sum = createHash('sha256').update(readFileSync(archive)).digest('hex')
  // The format of `sha256sum --check`.
  writeFileSync(`${archive}.sha256`, `${sum}  ${basename(archive)}\n`)
  return archive
}
