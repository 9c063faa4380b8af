import { existsSync, readdirSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { MASTERS, OWN_MASTERS } from './pictureFiles'

/** Endings of files that the installed sharp reads. Its HEIF has no HEVC, in which phones write HEIC. */
const MASTER_TYPES = ['jpg', 'jpeg', 'png', 'webp', 'avif'] as const

/** What systems leave in every folder. */
const SYSTEM_FILE = /^(?:\..*|Thumbs\.db|desktop\.ini)$/i

type Folder = typeof MASTERS | typeof OWN_MASTERS

/** `name`: folder and name without the ending, which `type` holds in small letters. */
export type MasterFile = { name: string; type: string; folder: Folder; path: string }

function filesIn(folder: Folder, project: string): MasterFile[] {
  const root = join(project, folder)
  if (!existsSync(root)) {
    return []
  }
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !SYSTEM_FILE.test(entry.name))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
      const ending = extname(path)
      const name = relative(root, path).slice(0, ending === '' ? undefined : -ending.length)
      return { name: name.split(sep).join('/'), type: ending.slice(1).toLowerCase(), folder, path }
    })
    .sort((one, other) => one.path.localeCompare(other.path, 'en'))
}

/** The house at the start, by night, upright and in the morning: all three or none are the template's. */
const START = 'hero/start'

/**
 * Every file of the owner's folder, whether or not it is a picture, and of the template's what no picture of his replaces, each in
 * the order of their names.
 */
export function masterFiles(project = process.cwd()): MasterFile[] {
  const own = filesIn(OWN_MASTERS, project)
  const replaced = new Set(own.filter(isPicture).map(({ name }) => name))
  const isReplaced = (name: string) => replaced.has(name) || (name.startsWith(START) && replaced.has(START))
  return [...own, ...filesIn(MASTERS, project).filter(({ name }) => !isReplaced(name))]
}

export function isPicture({ type }: Pick<MasterFile, 'type'>): boolean {
  return MASTER_TYPES.some((known) => known === type)
}

/** Where the master of a picture is. */
export function masterPath(name: string, project?: string): string {
  const master = masterFiles(project).find((file) => file.name === name && isPicture(file))
  if (master === undefined) {
    throw new Error(`Das Bild ${name} fehlt. Legen Sie es nach ${OWN_MASTERS}/, etwa als ${name}.jpg.`)
  }
  return master.path
}
