import 'server-only'
import type { Metadata } from 'next'
import { company } from '@/content/company'
import { serviceSlugs } from '@/content/services/slugs'
import type { RouteId } from '@/content/types'
import { routeOf } from './routes'
import { SHARING_SIZE, sharingPictureOf } from './sharingPictures'
import { absoluteUrl } from './site'

/** Search results cut longer titles. */
const TITLE_LENGTH = 60

/** Title with the company's name behind it where it fits; service pages need all the room for what people search. */
export function documentTitle(id: RouteId): string {
  const { title } = routeOf(id).meta
  const full = `${title} – ${company.shortName}`
  const isService = serviceSlugs.some((slug) => slug === id)
  return isService || full.length > TITLE_LENGTH ? title : full
}

/** Title, description and sharing texts of a page, from the one list of routes. */
export function pageMetadata(id: RouteId): Metadata {
  const { path, meta } = routeOf(id)
  const { title, description } = meta
  const picture = sharingPictureOf(id)
  return {
    title: { absolute: documentTitle(id) },
    description,
    // In full: Next would leave out the base path.
    alternates: { canonical: absoluteUrl(path) },
    // A page's openGraph replaces the layout's as a whole, so the common parts stand here again.
    openGraph: {
      type: 'website',
      locale: 'de_DE',
      siteName: company.shortName,
      title,
      description,
      url: absoluteUrl(path),
      images: [{ url: absoluteUrl(picture.path), alt: picture.alt, ...SHARING_SIZE, type: 'image/jpeg' }],
    },
    twitter: { card: 'summary_large_image', title, description },
  }
}
