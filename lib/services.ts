import { services } from '@/content/services'
import type { ServiceSlug } from '@/content/services/slugs'
import type { Service } from '@/content/types'

export function serviceOf(slug: ServiceSlug): Service {
  const service = services.find((candidate) => candidate.slug === slug)
  if (service === undefined) {
    throw new Error(`content/services/index.ts lacks "${slug}". Run: npm run generate`)
  }
  return service
}
