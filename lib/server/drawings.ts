import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServiceSlug } from '@/content/services/slugs'
import type { Drawing } from '@/lib/both/watch/drawing'

/** What `npm run drawings` drew for a service, if it has a watch; a service that was just added has none. */
export function drawnWatch(slug: ServiceSlug): Drawing | undefined {
  const file = join(process.cwd(), 'lib/server/watches', `${slug}.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
