import type { PageLink, RouteId } from '@/content/types'

/** Path of a page below the base path, with its slash: hosts redirect without it. */
export function pathOf(id: RouteId): `/${string}` {
  return id === 'home' ? '/' : `/${id}/`
}

/** Where a link of a text leads, below the base path. */
export function linkPath({ route, at }: Omit<PageLink, 'text'>): `/${string}` {
  return at === undefined ? pathOf(route) : `${pathOf(route)}#${at}`
}
