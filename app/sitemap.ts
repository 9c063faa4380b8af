import type { MetadataRoute } from 'next'
import { lastModified } from '@/lib/server/lastModified'
import { routes } from '@/lib/server/routes'
import { absoluteUrl } from '@/lib/server/site'

// Without it the export refuses a generated file.
export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  return routes.map(({ id, path }) => {
    const changed = lastModified(id)
    return { url: absoluteUrl(path), ...(changed && { lastModified: changed }) }
  })
}
