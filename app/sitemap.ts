import type { MetadataRoute } from 'next'
import { lastModified } from '@/lib/server/lastModified'
import { pages } from '@/lib/server/pages'
import { absoluteUrl } from '@/lib/server/site'

// Without it the export refuses a generated file.
export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  return pages.map((page) => {
    const changed = lastModified(page)
    return { url: absoluteUrl(page.path), ...(changed && { lastModified: changed }) }
  })
}
