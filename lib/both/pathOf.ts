import type { RouteId } from '@/content/types'

/** Path of a page below the base path, with its slash: hosts redirect without it. */
export function pathOf(id: RouteId): `/${string}` {
  return id === 'home' ? '/' : `/${id}/`
}
