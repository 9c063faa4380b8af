import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import {
  type PICTURE_FOLDERS,
  PICTURE_FORMATS,
  PICTURE_HASH_LENGTH,
  pictureFile,
  SQUARE,
} from '@/lib/server/pictureFiles'

const MASTERS = join(process.cwd(), 'artwork/pictures/masters')
export const PUBLIC = join(process.cwd(), 'public')

/** Changing how pictures are made must change their names as well. */
const RECIPE = { version: 3, avif: { quality: 50, effort: 4 }, webp: { quality: 72, effort: 6 } } as const

/** Widths per folder: what its pictures are shown at, times the pixel densities worth serving. */
const WIDTHS: Readonly<Record<string, readonly number[]>> = {
  hero: [480, 720, 960, 1440, 1920, 2400],
  service: [240, 480, 800, 1440, 2000],
  about: [480, 800, 1200, 1800],
  hinterbild: [600, 1200, 2000, 2800],
  videos: [640, 1280],
} satisfies Record<Exclude<(typeof PICTURE_FOLDERS)[number], 'watch'>, readonly number[]>

/** Folders whose pictures are also cut for phones, as `<name>-quadrat`: the square in the middle. */
const SQUARE_WIDTHS: Record<string, readonly number[]> = {
  service: [480, 840],
}

type Entry = { width: number; height: number; hash: string; widths: number[] }

/** A picture of the site: its master, and the part of it that is shown. */
type Source = { name: string; file: string; square: boolean }

function sources(): Source[] {
  return Object.keys(WIDTHS)
    .flatMap((folder) =>
      readdirSync(join(MASTERS, folder)).flatMap((entry) => {
        const name = `${folder}/${entry.replace(/\.\w+$/, '')}`
        const file = join(MASTERS, folder, entry)
        const whole = { name, file, square: false }
        return folder in SQUARE_WIDTHS ? [whole, { name: name + SQUARE, file, square: true }] : [whole]
      }),
    )
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** Size of a picture at full resolution. */
async function sizeOf({ file, square }: Source) {
  const { width, height } = await sharp(file).metadata()
  return square ? { width: height, height } : { width, height }
}

async function entryOf(source: Source): Promise<Entry> {
  const { name, file, square } = source
  const size = await sizeOf(source)
  const wanted = (square ? SQUARE_WIDTHS : WIDTHS)[dirname(name)] ?? []
  const hash = createHash('sha256')
    .update(readFileSync(file))
    .update(JSON.stringify([RECIPE, square]))
    .digest('hex')
    .slice(0, PICTURE_HASH_LENGTH)
  return { ...size, hash, widths: wanted.filter((candidate) => candidate <= size.width) }
}

function outputs(name: string, { hash, widths }: Entry) {
  return widths.flatMap((width) =>
    PICTURE_FORMATS.map((format) => ({
      width,
      format,
      path: join(PUBLIC, pictureFile(name, width, hash, format)),
    })),
  )
}

/** One file to be served: a picture in one width and format. */
export type PictureFile = ReturnType<typeof outputs>[number] & { source: Source; entry: Entry }

/** Folders below `public/` that hold served pictures and nothing else of these types. */
export const folders = Object.keys(WIDTHS)

/** What there should be: every file, and what the pages have to know of each picture. */
export async function plannedPictures() {
  const manifest: Record<string, Entry> = {}
  const files: PictureFile[] = []
  for (const source of sources()) {
    const entry = await entryOf(source)
    manifest[source.name] = entry
    files.push(...outputs(source.name, entry).map((output) => ({ source, entry, ...output })))
  }
  return { manifest, files }
}

export async function makePicture({ source, entry, width, format, path }: PictureFile) {
  mkdirSync(dirname(path), { recursive: true })
  // 'cover' cuts both sides alike.
  const height = Math.round((width * entry.height) / entry.width)
  const picture = sharp(source.file).resize({ width, height, fit: 'cover' })
  await (format === 'avif' ? picture.avif(RECIPE.avif) : picture.webp(RECIPE.webp)).toFile(path)
}
