import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { PictureRecord } from '@/content/pictures'
import { palette } from '@/lib/server/palette'
import {
  PICTURE_FORMATS,
  PICTURE_HASH_LENGTH,
  pictureFile,
  SQUARE,
  widthsIn,
} from '@/lib/server/pictureFiles'
import type { ServedPicture } from '@/lib/server/servedPictures'
import type { Master } from './inspect'
import { placeOf } from './places'

/** Changing how pictures are made must change their names as well. */
const RECIPE = { version: 4, avif: { quality: 46, effort: 4 }, webp: { quality: 72, effort: 6 } } as const

/** Of a ground, in luminances as WCAG has them: how much brighter its dark becomes, and what white becomes. */
const GROUND = { lift: 1.6, white: 0.09 } as const

/** What is seen where a master is transparent. */
const BEHIND = palette.nacht[800]

/** Where a square is cut out: percent of what is left over, from the left. */
const MIDDLE = 50

/** Where the square of a person is cut out of an upright picture, from above: heads are in its upper part. */
const HEAD = 15

/** The start on phones, and where there is no upright picture of it: what is cut out of the wide one, with its figure on the right. */
const UPRIGHT = 'hero/start-hochkant'
const WIDE = 'hero/start'
/** `picture`: height by width of the part, which fades into the ground of the words from there on (shares of its height). */
const START = { x: 70, ratio: 1.5, picture: 0.75, fade: 0.8, ground: palette.nacht[900] } as const

/** A part of a master: percent of what is left over, from the left and from above. */
export type Cut = { shape: 'square' | 'start'; x: number; y: number }

/** One file to be served: a picture in one width and format. `cut`: the part of it, or null for a whole master. */
export type PictureFile = {
  master: Master
  cut: Cut | null
  width: number
  format: (typeof PICTURE_FORMATS)[number]
  path: string
}

/** What makes a cut another picture. Squares that all was said of are named as ever. */
function markOf(cut: Cut | null): readonly unknown[] {
  switch (cut?.shape) {
    case undefined:
      return [false]
    case 'square':
      return [true, ...(cut.x === MIDDLE ? [] : [cut.x]), ...(cut.y === 0 ? [] : [{ y: cut.y }])]
    case 'start':
      return [START]
  }
}

/** Name, size and widths of a picture. */
function shapeOf(master: Master, cut: Cut | null) {
  const { place, name, width, height } = master
  switch (cut?.shape) {
    case undefined: {
      const sharper = place.sharperWidths?.filter((candidate) => candidate <= width) ?? []
      return { name, width, height, widths: [...place.widths, ...sharper] }
    }
    case 'square': {
      const side = Math.min(width, height)
      return { name: name + SQUARE, width: side, height: side, widths: place.squareWidths ?? [] }
    }
    case 'start': {
      const widths = placeOf(UPRIGHT)?.widths ?? []
      const widest = Math.max(...widths)
      return { name: UPRIGHT, width: widest, height: widest * START.ratio, widths }
    }
  }
}

type Planned = { name: string; served: ServedPicture; files: readonly PictureFile[] }

function planned(master: Master, cut: Cut | null, project: string): Planned {
  const { name, ...shape } = shapeOf(master, cut)
  const bytes = readFileSync(master.path)
  const hash = createHash('sha256')
    .update(bytes)
    .update(
      JSON.stringify([
        RECIPE,
        ...markOf(cut),
        ...(master.place.isGround ? [GROUND] : []),
        ...(master.hasAlpha ? [BEHIND] : []),
      ]),
    )
    .digest('hex')
    .slice(0, PICTURE_HASH_LENGTH)
  const files = PICTURE_FORMATS.flatMap((format) =>
    widthsIn(format, shape.widths).map((width) => ({
      master,
      cut,
      width,
      format,
      path: join(project, 'public', pictureFile(name, width, hash, format)),
    })),
  )
  const { width, height, widths } = shape
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { name, served: { width, height, hash, widths, master: sha256 }, files }
}

/** The pictures that are made of a master. */
function cutsOf(
  { name, place }: Master,
  record: PictureRecord | undefined,
  isUprightThere: boolean,
): (Cut | null)[] {
  const { square = MIDDLE, focus } = record ?? {}
  const at = place.isPortrait ? { x: MIDDLE, y: HEAD, ...focus } : { x: square, y: 0 }
  return [
    ...(place.widths.length > 0 ? [null] : []),
    ...(place.squareWidths ? [{ shape: 'square' as const, ...at }] : []),
    ...(name === WIDE && !isUprightThere ? [{ shape: 'start' as const, x: START.x, y: 0 }] : []),
  ]
}

/** What there should be: every file, and what the pages have to know of each picture. */
export function plannedPictures(
  masters: readonly Master[],
  records: Readonly<Record<string, PictureRecord>>,
  project = process.cwd(),
) {
  const isUprightThere = masters.some(({ name }) => name === UPRIGHT)
  const pictures = masters
    .flatMap((master) =>
      cutsOf(master, records[master.name], isUprightThere).map((cut) => planned(master, cut, project)),
    )
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
  return {
    manifest: Object.fromEntries(pictures.map(({ name, served }) => [name, served])),
    files: pictures.flatMap(({ files }) => files),
  }
}

/** The bytes of a file: upright, in sRGB, opaque and without what a camera noted down, such as where it was. */
export async function encoded({ master, cut, width, format }: PictureFile): Promise<Buffer> {
  // Cameras are generous with what counts as a warning.
  const upright = sharp(master.path, { failOn: 'error' }).autoOrient()
  const opaque = master.hasAlpha ? upright.flatten({ background: BEHIND }) : upright
  const picture = shownOf(opaque, master, cut, width)
  const shown = master.place.isGround ? await heldBack(picture) : picture
  return (format === 'avif' ? shown.avif(RECIPE.avif) : shown.webp(RECIPE.webp)).toBuffer()
}

function shownOf(picture: Sharp, master: Master, cut: Cut | null, width: number): Sharp {
  switch (cut?.shape) {
    case undefined:
      return picture.resize({
        width,
        height: Math.round((width * master.height) / master.width),
        fit: 'cover',
      })
    case 'square':
      return partOf(picture, master, cut, width, width)
    case 'start': {
      const part = Math.round(width * START.picture)
      const height = Math.round(width * START.ratio)
      const { ground } = START
      const fade = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="fade" gradientUnits="userSpaceOnUse" x2="0" y1="${part * START.fade}" y2="${part}"><stop stop-color="${ground}" stop-opacity="0"/><stop offset="1" stop-color="${ground}"/></linearGradient><rect width="100%" height="100%" fill="url(#fade)"/></svg>`
      return partOf(picture, master, cut, width, part)
        .extend({ bottom: height - part, background: ground })
        .composite([{ input: Buffer.from(fade) }])
    }
  }
}

/** As much of a picture as fills a box. */
function partOf(picture: Sharp, master: Master, { x, y }: Cut, width: number, height: number): Sharp {
  const scale = Math.max(width / master.width, height / master.height)
  const [wide, high] = [Math.round(master.width * scale), Math.round(master.height * scale)]
  return picture.resize({ width: wide, height: high, fit: 'fill' }).extract({
    left: Math.round(((wide - width) * x) / 100),
    top: Math.round(((high - height) * y) / 100),
    width,
    height,
  })
}

/** A picture whose lights are dimmed and whose dark stays: a veil over it would dim both alike. */
async function heldBack(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture
    .flatten()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { lift, white } = GROUND
  for (let at = 0; at < data.length; at += 3) {
    const luminance =
      0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2])
    const share = lift / (1 + luminance * (lift / white - 1))
    for (let channel = at; channel < at + 3; channel += 1) {
      data[channel] = encodedLight(linear(data[channel]) * share)
    }
  }
  return sharp(data, { raw: info })
}

const LINEAR = Float64Array.from({ length: 256 }, (_, value) =>
  value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
)

/** The light of a channel of sRGB, from 0 to 1. */
const linear = (value = 0) => LINEAR[value] ?? 0

const encodedLight = (light: number) =>
  Math.round(255 * Math.min(1, light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055))
