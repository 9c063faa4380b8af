import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { PictureRecord } from '@/content/pictures'
import {
  PICTURE_FORMATS,
  PICTURE_HASH_LENGTH,
  pictureFile,
  SQUARE,
  widthsIn,
} from '@/lib/server/pictureFiles'
import type { ServedPicture } from '@/lib/server/servedPictures'
import type { Master } from './inspect'

/** Changing how pictures are made must change their names as well. */
const RECIPE = { version: 4, avif: { quality: 46, effort: 4 }, webp: { quality: 72, effort: 6 } } as const

/** Of a ground, in luminances as WCAG has them: how much brighter its dark becomes, and what white becomes. */
const GROUND = { lift: 1.6, white: 0.09 } as const

/** Where a square is cut out: percent of what is left over, from the left. */
const MIDDLE = 50

/** One file to be served: a picture in one width and format. `square`: where it is cut out, or null for a whole master. */
export type PictureFile = {
  master: Master
  square: number | null
  width: number
  format: (typeof PICTURE_FORMATS)[number]
  path: string
}

type Planned = { name: string; served: ServedPicture; files: readonly PictureFile[] }

function planned(master: Master, square: number | null, project: string): Planned {
  const { place, path, width, height } = master
  const name = square === null ? master.name : master.name + SQUARE
  const sharper = place.sharperWidths?.filter((candidate) => candidate <= width) ?? []
  const widths = square === null ? [...place.widths, ...sharper] : (place.squareWidths ?? [])
  const hash = createHash('sha256')
    .update(readFileSync(path))
    .update(
      JSON.stringify([
        RECIPE,
        square !== null,
        ...(square === null || square === MIDDLE ? [] : [square]),
        ...(place.isGround ? [GROUND] : []),
      ]),
    )
    .digest('hex')
    .slice(0, PICTURE_HASH_LENGTH)
  const files = PICTURE_FORMATS.flatMap((format) =>
    widthsIn(format, widths).map((width) => ({
      master,
      square,
      width,
      format,
      path: join(project, 'public', pictureFile(name, width, hash, format)),
    })),
  )
  return { name, served: { width: square === null ? width : height, height, hash, widths }, files }
}

/** What there should be: every file, and what the pages have to know of each picture. */
export function plannedPictures(
  masters: readonly Master[],
  records: Readonly<Record<string, PictureRecord>>,
  project = process.cwd(),
) {
  const pictures = masters
    .flatMap((master) => {
      const whole = planned(master, null, project)
      const square = records[master.name]?.square ?? MIDDLE
      return master.place.squareWidths === undefined ? [whole] : [whole, planned(master, square, project)]
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
  return {
    manifest: Object.fromEntries(pictures.map(({ name, served }) => [name, served])),
    files: pictures.flatMap(({ files }) => files),
  }
}

/** The bytes of a file: upright, in sRGB and without what a camera noted down, such as where it was. */
export async function encoded({ master, square, width, format }: PictureFile): Promise<Buffer> {
  // Cameras are generous with what counts as a warning.
  const upright = sharp(master.path, { failOn: 'error' }).autoOrient()
  const picture =
    square === null
      ? upright.resize({ width, height: Math.round((width * master.height) / master.width), fit: 'cover' })
      : upright.resize({ height: width }).extract({
          left: Math.round(((Math.round((master.width * width) / master.height) - width) * square) / 100),
          top: 0,
          width,
          height: width,
        })
  const shown = master.place.isGround ? await heldBack(picture) : picture
  return (format === 'avif' ? shown.avif(RECIPE.avif) : shown.webp(RECIPE.webp)).toBuffer()
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
