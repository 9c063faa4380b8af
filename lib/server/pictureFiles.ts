import type { Look } from '@/lib/both/watch/drawing'

/** Folders of `public/` whose files carry a hash of their content in their names, so that browsers may keep them for ever. */
export const PICTURE_FOLDERS = ['hero', 'service', 'about', 'team', 'hinterbild', 'videos', 'watch'] as const

/** Folder of the template's pictures that they are made from, as one writes it. */
export const MASTERS = 'artwork/pictures/masters'
/** Folder of the owner's, which come before those. No update of the template touches it. */
export const OWN_MASTERS = 'content/owner/pictures'

/** Formats of every picture, the better one first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** Extensions of hashed files: pictures, and the drawings of the watches. */
export const HASHED_TYPES = [...PICTURE_FORMATS, 'svg'] as const

/** End of the name of a picture that was cut: the square of a service for phones, and of a portrait. */
export const SQUARE = '-quadrat'

/** Characters of the hash. */
export const PICTURE_HASH_LENGTH = 8

/** End of such a name, as a regular expression: `start-960.a3ba4c6b.avif` */
export const HASHED_PICTURE = `\\.[0-9a-f]{${PICTURE_HASH_LENGTH}}\\.(${HASHED_TYPES.join('|')})$`

/** What a browser without AVIF gets (iOS 15) is enough for a phone. */
const FALLBACK = 800

/** The width of the picture for browsers without AVIF. */
export function fallbackWidth(widths: readonly number[]): number {
  return widths.findLast((width) => width <= FALLBACK) ?? Math.min(...widths)
}

/** The width of a picture in a list of many small ones, which is one file for all browsers. */
export const THUMBNAIL_WIDTH = 240

/** Widths of a picture that are served in a format: AVIF in all, WebP as the fallback, and as a thumbnail where there is one. */
export function widthsIn(format: PictureFormat, widths: readonly number[]): readonly number[] {
  const inWebp = [THUMBNAIL_WIDTH, fallbackWidth(widths)]
  return format === 'avif' ? widths : widths.filter((width) => inWebp.includes(width))
}

/**
 * Path below `public/` of a picture in one width.
 * @param name folder and name of its master
 */
export function pictureFile(name: string, width: number, hash: string, format: PictureFormat): string {
  return `${name}-${width}.${hash}.${format}`
}

/** The lights of a drawing, as its files name them. */
export const LOOK_NAMES: Record<Look, string> = {
  seen: 'gesehen',
  night: 'nacht',
  day: 'tag',
  shade: 'schatten',
}

/** Path below `public/` of a watch's drawing, or of its people, in one light. */
export function drawingFile(name: string, hash: string): string {
  return `watch/${name}.${hash}.svg`
}

/** Path below `public/` of the tile of a watch's house. */
export function tileFile(slug: string, hash: string): string {
  return drawingFile(`${slug}-kachel`, hash)
}
