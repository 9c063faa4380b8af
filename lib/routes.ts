import { home } from '@/content/home'
import { legalIds, legalPageOf } from '@/content/legal'
import { services } from '@/content/services'
import { serviceSlugs } from '@/content/services/slugs'
import type { PageMeta, RouteId } from '@/content/types'

export type Route = { id: RouteId; path: `/${string}`; meta: PageMeta }

/** Every page of the site, once. Header, footer, sitemap, static params, titles and the tests' loops read this list. */
export const routes: readonly Route[] = [
  { id: 'home', path: '/', meta: home.meta },
  ...services.map(({ slug, meta }) => ({ id: slug, path: `/${slug}/` as const, meta })),
  ...legalIds.map((id) => ({ id, path: `/${id}/` as const, meta: legalPageOf(id).meta })),
]

/** Path of a page below the base path, with its slash: hosts redirect without it. */
export function pathOf(id: RouteId): `/${string}` {
  return id === 'home' ? '/' : `/${id}/`
}

export function routeOf(id: RouteId): Route {
  const route = routes.find((candidate) => candidate.id === id)
  if (route === undefined) {
    throw new Error(
      `Route "${id}" is missing from lib/routes.ts; known: ${[...serviceSlugs, 'home'].join(', ')}`,
    )
  }
  return route
}
