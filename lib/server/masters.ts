import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { MASTERS } from './pictureFiles'

/** Endings of files that the installed sharp reads. Its HEIF has no HEVC, in which phones write HEIC. */
const MASTER_TYPES = ['jpg', 'jpeg', 'png', 'webp', 'avif'] as const

/** What systems leave in every folder. */
const SYSTEM_FILE = /^(?:\..*|Thumbs\.db|desktop\.ini)$/i

/** `name`: folder and name without the ending, which `type` holds in small letters. */
export type MasterFile = { name: string; type: string; path: string }

/** Every file in the folder of masters, whether or not it is a picture, in the order of their names. */
export function masterFiles(project = process.cwd()): MasterFile[] {
  const folder = join(project, MASTERS)
  if (!existsSync(folder)) {
    return []
  }
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !SYSTEM_FILE.test(entry.name))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
      const ending = extname(path)
      const name = relative(folder, path).slice(0, ending === '' ? undefined : -ending.length)
      return { name: name.split(sep).join('/'), type: ending.slice(1).toLowerCase(), path }
    })
    .sort((one, other) => one.path.localeCompare(other.path, 'en'))
}

export function isPicture({ type }: MasterFile): boolean {
  return MASTER_TYPES.some((known) => known === type)
}

/** Where the master of a picture is. */
export function masterPath(name: string): string {
  const master = masterFiles().find((file) => file.name === name && isPicture(file))
  if (master === undefined) {
    throw new Error(`Das Bild ${name} fehlt. Legen Sie es nach ${MASTERS}/, etwa als ${name}.jpg.`)
  }
  return master.path
}

/** SHA-256 of every master by its name: another value, another picture. */
export function masterHashes(project?: string): Record<string, string> {
  return Object.fromEntries(
    masterFiles(project)
      .filter(isPicture)
      .map(({ name, path }) => [name, createHash('sha256').update(readFileSync(path)).digest('hex')]),
  )
}
