/**
 * How hosts must serve the export. The files beside this one write these rules in each host's own syntax.
 */

import type { Redirect } from './write'

/** The values of a build in the configuration of every host. */
export type HostOptions = {
  /** '' or '/sub/pfad'. */
  basePath: string
  /** The Content Security Policy for all pages together. */
  policy: string
  /** Whether search engines may list the site. */
  indexing: boolean
  /** Old addresses, below the base path as well. */
  redirects: readonly Redirect[]
}

/** Sent with every answer. */
export function commonHeaders({
  basePath,
  policy,
  indexing,
}: Omit<HostOptions, 'redirects'>): Record<string, string> {
  return {
    // The page's own <meta> policy is stricter about scripts; frame-ancestors only works here.
    'Content-Security-Policy': policy,
    // A year. Not for subdomains, nor for a host that the site shares, as they may belong to others.
    ...(basePath === '' && { 'Strict-Transport-Security': 'max-age=31536000' }),
    'X-Content-Type-Options': 'nosniff',
    // Never no-referrer: form services check where a request comes from.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Pages say it themselves; the header is for documents and pictures.
    ...(!indexing && { 'X-Robots-Tag': 'noindex' }),
  }
}

/** Forbids other sites to embed our files, except the pictures for shared links. */
export const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy'
export const OWN_RESOURCE = 'same-origin'
export const SHARED_RESOURCE = 'cross-origin'
export { SHARING_FOLDER } from '@/lib/server/sharingPictures'

/** Files whose name changes with their content may be cached for ever; everything else is revalidated. */
export const CACHE_IMMUTABLE = 'public, max-age=31536000, immutable'
export const CACHE_REVALIDATE = 'no-cache'

/** Where the hashed files are, as path below the base path: our bundler's folder, and the pictures. */
export { HASHED_FOLDER } from '@/lib/both/exportedFiles'
export { HASHED_PICTURE, HASHED_TYPES, PICTURE_FOLDERS } from '@/lib/server/pictureFiles'

/** Files worth compressing, by extension, and their types; each gets a `.br` and a `.gz` beside it. */
export const COMPRESSIBLE_TYPES = {
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  xml: 'application/xml',
  json: 'application/json',
  vcf: 'text/vcard; charset=utf-8',
  webmanifest: 'application/manifest+json',
} as const
export const COMPRESSIBLE = new RegExp(`\\.(${Object.keys(COMPRESSIBLE_TYPES).join('|')})$`)

const { txt, vcf, webmanifest } = COMPRESSIBLE_TYPES
/** Types that servers often lack or get wrong. */
export const MIME_TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  woff2: 'font/woff2',
  mp4: 'video/mp4',
  txt,
  vcf,
  webmanifest,
}
