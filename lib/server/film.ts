import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Extras, extras } from '@/content/extras'
import { OWN_MASTERS } from './pictureFiles'
import manifest from './pictures.json' with { type: 'json' }

/** Master of the picture that stands where the film does not run. */
const POSTER = 'videos/rhein-main'

/** The browser takes the first one that it can play; AV1 is the smaller file where hardware decodes it. */
const FILES = [
  { path: '/videos/rhein-main-av1.mp4', type: 'video/mp4; codecs="av01.0.05M.08"' },
  { path: '/videos/rhein-main.mp4', type: 'video/mp4; codecs="avc1.640028"' },
] as const

/**
 * What the film of a record needs and the project has not, one line each.
 * @param root folder of the project
 */
export function filmFaults(
  root = process.cwd(),
  { film }: Pick<Extras, 'film'> = extras,
  pictures: object = manifest,
): string[] {
  if (!film) {
    return []
  }
  const missing = [
    ...FILES.map(({ path }) => `public${path}`).filter((file) => !existsSync(join(root, file))),
    ...(POSTER in pictures ? [] : [`${OWN_MASTERS}/${POSTER}.jpg`]),
  ]
  return missing.map(
    (file) =>
      `content/owner/extras.json: film ist true, aber ${file} fehlt. Legen Sie die Datei dort ab (docs/bilder.md), oder schreiben Sie "film": false.`,
  )
}

/** Stands for the film's files: another film, another text. @param root folder of the project */
export function filmHash(root = process.cwd()): string {
  const hash = createHash('sha256')
  for (const file of FILES.map(({ path }) => join(root, 'public', path)).filter(existsSync)) {
    hash.update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 8)
}

/**
 * The film above the regions, or null for a company without one.
 * @throws where the record wants a film that is not there
 */
export function filmOfRegions(): { poster: typeof POSTER; files: typeof FILES } | null {
  const [fault] = filmFaults()
  if (fault !== undefined) {
    throw new Error(fault)
  }
  return extras.film ? { poster: POSTER, files: FILES } : null
}
