import { home } from '@/content/home'
import { pictureAlts } from '@/content/pictures'
import { services } from '@/content/services'
import { serviceSlugs } from '@/content/services/slugs'
import type { RouteId } from '@/content/types'

/** What the networks ask for. */
export const SHARING_SIZE = { width: 1200, height: 630 } as const

/** A picture that stands for a page where its link is shared: the page's own picture below its title. */
export type SharingPicture = { file: string; title: string; master: string; alt: string }

/** One for the home page and for each service. */
export const sharingPictures: readonly SharingPicture[] = [
  { file: 'start.jpg', title: home.hero.headline, master: 'hero/start', alt: pictureAlts['hero/start'] },
  ...services.map(({ slug, title, pictureAlt }) => ({
    file: `${slug}.jpg`,
    title,
    master: `service/${slug}`,
    alt: pictureAlt,
  })),
]

/** The picture of a page; pages without one of their own share that of the home page. */
export function sharingPictureOf(id: RouteId): SharingPicture {
  const own = serviceSlugs.some((slug) => slug === id) ? `${id}.jpg` : 'start.jpg'
  const picture = sharingPictures.find(({ file }) => file === own)
  if (picture === undefined) {
    throw new Error(`No sharing picture ${own}; known: ${sharingPictures.map(({ file }) => file).join(', ')}`)
  }
  return picture
}
