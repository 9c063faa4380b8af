import { LOCAL_SITE, type Settings } from './settings'

/** Makes full public addresses of paths, for what is read outside the site: sitemap, sharing pictures, search engines. */
export type PublicAddress = (path: `/${string}`) => string

/** Without the site's own address the local preview is the only place where the result is true; the build warns. */
export function publicAddressFor({
  siteUrl,
  basePath,
}: Pick<Settings, 'siteUrl' | 'basePath'>): PublicAddress {
  return (path) => `${siteUrl ?? LOCAL_SITE}${basePath}${path}`
}
