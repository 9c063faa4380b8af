import 'server-only'
import type { Metadata } from 'next'
import { company } from '@/content/company'
import type { RouteId } from '@/content/types'
import { pageOf } from './pages'
import { SHARING_SIZE } from './sharingPictures'
import { absoluteUrl } from './site'

/** Title, description and sharing texts of a page, from its record. */
export function pageMetadata(id: RouteId): Metadata {
  const { path, title: tabTitle, meta, picture } = pageOf(id)
  const { title, description } = meta
  return {
    title: { absolute: tabTitle },
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
    twitter: { card: 'summary_large_image' },
  }
}
