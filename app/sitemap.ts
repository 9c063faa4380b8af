import type { MetadataRoute } from 'next'
import { routes } from '@/lib/routes'
import { lastModified } from '@/lib/site/lastModified'
import { absoluteUrl } from '@/lib/site/site'

// Without it the export refuses a generated file.
export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  return routes.map(({ id, path }) => {
    const changed = lastModified(id)
    return { url: absoluteUrl(path), ...(changed && { lastModified: changed }) }
  })
}
