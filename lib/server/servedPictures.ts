import type { MasterName } from '@/content/pictures'
import type { ServiceSlug } from '@/content/services/slugs'
import { OWN_MASTERS, type SQUARE } from './pictureFiles'
import manifest from './pictures.json' with { type: 'json' }

export type { MasterName }

/** A picture of the site: a whole master, or the square that is cut out of it. */
export type PictureName = MasterName | `${`service/${ServiceSlug}` | `team/${string}`}${typeof SQUARE}`

/** What `npm run images` made of a master, whose SHA-256 it names. Width and height are of the part that is shown. */
export type ServedPicture = {
  width: number
  height: number
  hash: string
  widths: readonly number[]
  master: string
}

const served: Readonly<Record<string, ServedPicture | undefined>> = manifest

/** Whether there is such a picture, for a place that does without. */
export function isServed(name: PictureName): boolean {
  return name in served
}

export function servedPicture(name: PictureName): ServedPicture {
  const picture = served[name]
  if (picture === undefined) {
    throw new Error(`Das Bild ${name} fehlt. Legen Sie es nach ${OWN_MASTERS}/, dann: npm run images`)
  }
  return picture
}
