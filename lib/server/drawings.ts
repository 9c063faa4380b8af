import type { Drawing } from '@/artwork/drawings/engine/drawing'
import type { ServiceSlug } from '@/content/services/slugs'
import drawings from './drawings.json'

/** What the build drew for a service, if it has a watch; a service that was just added has none. */
export function drawnWatch(slug: ServiceSlug): Drawing | undefined {
  // The file's own type is as exact as its numbers.
  return (drawings as Partial<Record<ServiceSlug, unknown>>)[slug] as Drawing | undefined
}
