import 'server-only'
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Page } from './pages'

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
export function lastModified({ id, sources }: Page): string | undefined {
  const missing = sources.filter((source) => !existsSync(source))
  if (missing.length > 0) {
    throw new Error(`lib/server/pages.ts: sources of ${id} that do not exist: ${missing.join(', ')}`)
  }
  return isDatable ? git('log', '-1', '--format=%cs', '--', ...sources) || undefined : undefined
}
