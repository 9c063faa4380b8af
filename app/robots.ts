import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/lib/server/site'

// Without it the export refuses a generated file.
export const dynamic = 'force-static'

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') }
}
