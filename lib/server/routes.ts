import { home } from '@/content/home'
import { legalIds, legalMetaOf } from '@/content/legal'
import { services } from '@/content/services'
import type { PageMeta, RouteId } from '@/content/types'

export type Route = { id: RouteId; path: `/${string}`; meta: PageMeta }

/** Path of a page below the base path, with its slash: hosts redirect without it. */
export function pathOf(id: RouteId): `/${string}` {
  return id === 'home' ? '/' : `/${id}/`
}

/** Every page of the site, once. Header, footer, sitemap, static params, titles and the tests' loops read this list. */
export const routes: readonly Route[] = [
  { id: 'home' as const, meta: home.meta },
  ...services.map(({ slug, meta }) => ({ id: slug, meta })),
  ...legalIds.map((id) => ({ id, meta: legalMetaOf(id) })),
].map(({ id, meta }) => ({ id, path: pathOf(id), meta }))

export function routeOf(id: RouteId): Route {
  const route = routes.find((candidate) => candidate.id === id)
  if (route === undefined) {
    throw new Error(
      `Route "${id}" is missing from lib/server/routes.ts; known: ${routes.map((known) => known.id).join(', ')}`,
    )
  }
  return route
}
