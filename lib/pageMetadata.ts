import type { Metadata } from 'next'
import { company } from '@/content/company'
import type { RouteId } from '@/content/types'
import { routeOf } from './routes'

/** Title, description and sharing texts of a page, from the one list of routes. */
export function pageMetadata(id: RouteId): Metadata {
  const { title, description } = routeOf(id).meta
  return {
    title,
    description,
    // A page's openGraph replaces the layout's as a whole, so the common parts stand here again.
    openGraph: { type: 'website', locale: 'de_DE', siteName: company.shortName, title, description },
    twitter: { card: 'summary_large_image', title, description },
  }
}
