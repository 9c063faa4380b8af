import { home } from '@/content/home'
import { pictureAlts } from '@/content/pictures'
import { services } from '@/content/services'
import type { RouteId } from '@/content/types'

/** What the networks ask for. */
export const SHARING_SIZE = { width: 1200, height: 630 } as const

/** A picture that stands for a page where its link is shared: the page's own picture below its title. */
export type SharingPicture = {
  id: RouteId
  path: `/teilen/${string}`
  title: string
  master: string
  alt: string
}

const homePicture: SharingPicture = {
  id: 'home',
  path: '/teilen/start.jpg',
  title: home.hero.headline,
  master: 'hero/start',
  alt: pictureAlts['hero/start'],
}

/** One for the home page and for each service. */
export const sharingPictures: readonly SharingPicture[] = [
  homePicture,
  ...services.map(({ slug, title, pictureAlt }) => ({
    id: slug,
    path: `/teilen/${slug}.jpg` as const,
    title,
    master: `service/${slug}`,
    alt: pictureAlt,
  })),
]

/** The picture of a page; pages without one of their own share that of the home page. */
export function sharingPictureOf(id: RouteId): SharingPicture {
  return sharingPictures.find((picture) => picture.id === id) ?? homePicture
}
