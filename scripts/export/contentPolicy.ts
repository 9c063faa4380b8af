import { createHash } from 'node:crypto'
import { DATA_BLOCK } from '@/lib/both/exportedFiles'
import { elementsOf, insertion, ownScript, withEdits } from './markup'

/** The CSP hashes of a page's inline scripts: `'sha256-…'`. */
export function inlineHashes(html: string): string[] {
  return elementsOf(html)
    .filter(({ tag, attributes }) => tag === 'script' && attributes.src === undefined)
    .filter(({ attributes }) => attributes.type !== DATA_BLOCK)
    .map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

type Options = {
  /** See `inlineHashes`. */
  hashes: readonly string[]
  /** Origin that the forms post to, or null if they open a mail program. */
  formOrigin: string | null
}

/** The policy of a page as directives. Everything else is forbidden. */
export function contentPolicy({ hashes, formOrigin }: Options): Record<string, readonly string[]> {
  const form = formOrigin === null ? [] : [formOrigin]
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...new Set(hashes)],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    // 'self' for the data of a page, and for the name of the newest build.
    'connect-src': ["'self'", ...form],
    'form-action': formOrigin === null ? ['mailto:'] : form,
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  }
}

export function formatPolicy(policy: Record<string, readonly string[]>): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}

/** Elements that must follow the policy, which does not bind earlier ones. */
const BOUND = ['script', 'style', 'link', 'base']

/** Inserts the page's own policy at the start of its head, followed by the script that runs first. */
export function withContentPolicy(html: string, formOrigin: string | null): string {
  const policy = contentPolicy({ hashes: inlineHashes(html), formOrigin })
  const meta = `<meta http-equiv="Content-Security-Policy" content="${formatPolicy(policy)}"/>`
  const elements = elementsOf(html)
  const first = ownScript(elements)
  const charset = elements.find(({ tag, attributes }) => tag === 'meta' && attributes.charset !== undefined)
  if (charset === undefined) {
    throw new Error(
      'A page has no <meta charset> to put its Content Security Policy after; Next changed its head. Find another place in scripts/export/contentPolicy.ts, before every script, style and link.',
    )
  }
  const unbound = elements.find(({ tag, start }) => BOUND.includes(tag) && start < charset.start)
  if (unbound !== undefined) {
    throw new Error(
      `A page has a <${unbound.tag}> before its <meta charset>, where no Content Security Policy binds it; Next changed its head. Find another place in scripts/export/contentPolicy.ts.`,
    )
  }
  return withEdits(html, [
    insertion(charset.end, meta + html.slice(first.start, first.end)),
    { ...first, text: '' },
  ])
}
