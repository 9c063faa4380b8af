import { readSettings } from './settings.mjs'

/** The build-time settings. Only server components may import this: islands get what they need as props. */
export const settings = readSettings(process.env)

/** Where the forms post to as an origin, or null while no service is set. */
export const formOrigin = settings.formEndpoint === null ? null : new URL(settings.formEndpoint).origin

/** Address of a file in `public/` or of a page, below the base path: `/hero/start.avif`, `/werkschutz/`, `/#services`. */
export function withBase(path: `/${string}`): string {
  return `${settings.basePath}${path}`
}

/** Origin of the public site. Without one the build warns, and the local preview is the only place where it is true. */
export const siteOrigin = settings.siteUrl ?? 'http://localhost:3000'

/** Full public address, for what is read outside the site: sitemap, sharing pictures. */
export function absoluteUrl(path: `/${string}`): string {
  return `${siteOrigin}${withBase(path)}`
}
