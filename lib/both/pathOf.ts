import type { PageLink, RouteId } from '@/content/types'

/** Path of a page below the base path, with its trailing slash, as hosts redirect without it. */
export function pathOf(id: RouteId): `/${string}` {
  return id === 'home' ? '/' : `/${id}/`
}

/** Target of a link in a text, below the base path. */
export function linkPath({ route, at }: Omit<PageLink, 'text'>): `/${string}` {
  return at === undefined ? pathOf(route) : `${pathOf(route)}#${at}`
}
