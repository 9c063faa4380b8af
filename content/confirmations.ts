import type { RouteId } from '@/content/types'

/**
 * What the owner has read and found true, as `werkschutz: '1f2e3d4c'`. `npm run release` lists the figures and what each
 * page claims, each with its code; where a sentence changes, the code does, and the release asks again.
 */
export const confirmations: Partial<Record<'figures' | 'forms' | 'extras' | 'skyline' | RouteId, string>> = {}
