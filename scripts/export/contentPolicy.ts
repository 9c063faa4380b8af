import { createHash } from 'node:crypto'
import { DATA_BLOCK } from '@/lib/both/exportedFiles'
import { elementsOf, insertion, ownScript, withEdits } from './markup'

/** The scripts that stand inline in a page, as CSP writes them: `'sha256-…'`. */
export function inlineHashes(html: string): string[] {
  return elementsOf(html)
    .filter(({ tag, attributes }) => tag === 'script' && attributes.src === undefined)
    .filter(({ attributes }) => attributes.type !== DATA_BLOCK)
    .map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

type Options = {
  /** See `inlineHashes`. */
  hashes: readonly string[]
  /** Origin that the forms post to, or null while there is none and they open a mail program. */
  formOrigin: string | null
}

/** The policy of a page as directives. What is not named is forbidden. */
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
    // 'self' is for the data of a page, and for the name of the newest build.
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

/** What a policy must stand before: it does not bind what stands above it. */
const BOUND = ['script', 'style', 'link', 'base']

/** Puts the page's own policy where its head begins, and right behind it the script that runs first. */
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
