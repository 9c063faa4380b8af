import type { MetadataRoute } from 'next'
import { absoluteUrl, settings } from '@/lib/server/site'

// Without it the export refuses a generated file.
export const dynamic = 'force-static'

/** A preview forbids nothing either: who may not read a page never learns that it wants to stay unlisted. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    ...(settings.indexing && { sitemap: absoluteUrl('/sitemap.xml') }),
  }
}
