import type { MetadataRoute } from 'next'
import { routes } from '@/lib/routes'
import { absoluteUrl } from '@/lib/site'

// Without it the export refuses a generated file.
export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  return routes.map(({ path }) => ({ url: absoluteUrl(path) }))
}
