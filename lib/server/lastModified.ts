import 'server-only'
import { execFileSync } from 'node:child_process'
import { legalIds } from '@/content/legal'
import type { RouteId } from '@/content/types'

/** The file that holds what a page says. */
function contentOf(id: RouteId): string {
  if (id === 'home') {
    return 'content/home.ts'
  }
  return legalIds.some((legal) => legal === id) ? `content/legal/${id}.ts` : `content/services/${id}.ts`
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}

function hasWholeHistory(): boolean {
  try {
    return git('rev-parse', '--is-shallow-repository') === 'false'
  } catch {
    // No git, or not a checkout of it.
    return false
  }
}

const isDatable = hasWholeHistory()

/**
 * Day on which a page's text last changed (`2026-11-21`), as the history tells. Undefined where there is no whole
 * history: no date is better than a wrong one.
 */
export function lastModified(id: RouteId): string | undefined {
  return isDatable ? git('log', '-1', '--format=%cs', '--', contentOf(id)) || undefined : undefined
}
