import { execFileSync } from 'node:child_process'
import type { RouteId } from '@/content/types'

/** The file that holds what a page says. */
function contentOf(id: RouteId): string {
  switch (id) {
    case 'home':
      return 'content/home.ts'
    case 'impressum':
    case 'datenschutz':
    case 'barrierefreiheit':
      return `content/legal/${id}.ts`
    default:
      return `content/services/${id}.ts`
  }
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}

/**
 * Day on which a page's text last changed (`2026-11-21`), as the history tells. Undefined where there is no whole
 * history: no date is better than a wrong one.
 */
export function lastModified(id: RouteId): string | undefined {
  try {
    const whole = git('rev-parse', '--is-shallow-repository') === 'false'
    return (whole && git('log', '-1', '--format=%cs', '--', contentOf(id))) || undefined
  } catch {
    // No git, or not a checkout of it.
    return undefined
  }
}
