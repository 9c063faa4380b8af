import type { MetadataRoute } from 'next'
import { absoluteUrl, settings } from '@/lib/server/site'

// Without it the export refuses a generated file.
export const dynamic = 'force-static'

/** A preview allows everything too: a crawler must read a page to find its `noindex`. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    ...(settings.indexing && { sitemap: absoluteUrl('/sitemap.xml') }),
  }
}
