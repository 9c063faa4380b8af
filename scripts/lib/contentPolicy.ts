import { createHash } from 'node:crypto'
import { firstScripts } from './inlineScripts'

/** Sources of the inline scripts of a page as CSP writes them: `'sha256-…'`. Data blocks (JSON-LD) never run. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
  return scripts
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes) && !/application\/ld\+json/.test(attributes))
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
}

type Options = {
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
    // 'self' is for the payloads of client navigation.
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

const CHARSET = /<meta charset="utf-8"\/>/i

/** Puts the page's own policy before its first script: what stands above a policy is not bound by it. */
export function withContentPolicy(
  html: string,
  options: { basePath: string; formOrigin: string | null },
): string {
  const bootstrap = `<script>${firstScripts(options.basePath)}</script>`
  const policy = contentPolicy({
    hashes: inlineScriptHashes(bootstrap + html),
    formOrigin: options.formOrigin,
  })
  const meta = `<meta http-equiv="Content-Security-Policy" content="${formatPolicy(policy)}"/>`
  if (!CHARSET.test(html)) {
    throw new Error(
      'A page has no <meta charset> to put its Content Security Policy after; Next changed its head.',
    )
  }
  return html.replace(CHARSET, (charset) => `${charset}${meta}${bootstrap}`)
}
