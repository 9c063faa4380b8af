import {
  CACHE_IMMUTABLE,
  commonHeaders,
  HASHED_FOLDER,
  HASHED_TYPES,
  type HostOptions,
  OWN_RESOURCE,
  PICTURE_FOLDERS,
  RESOURCE_POLICY,
  SHARED_RESOURCE,
  SHARING_FOLDER,
} from './rules'
import { NOTE } from './write'

/** For Netlify and Cloudflare Pages. Both read it only at the root of the host, hence the base path in every rule. */
export function netlifyHeaders(options: Omit<HostOptions, 'redirects'>): string {
  const { basePath } = options
  const rule = (path: string, headers: Record<string, string>) =>
    [basePath + path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  return [
    `# ${NOTE}`,
    rule('/*', { ...commonHeaders(options), [RESOURCE_POLICY]: OWN_RESOURCE }),
    // Both hosts join the values of two rules; an invalid value is no policy (Fetch standard) and allows every site.
    rule(`${SHARING_FOLDER}*`, { [RESOURCE_POLICY]: SHARED_RESOURCE }),
    rule(`${HASHED_FOLDER}*`, { 'Cache-Control': CACHE_IMMUTABLE }),
    // Regular expressions are not supported; all pictures in these folders are hashed.
    ...PICTURE_FOLDERS.flatMap((folder) =>
      HASHED_TYPES.map((type) => rule(`/${folder}/*.${type}`, { 'Cache-Control': CACHE_IMMUTABLE })),
    ),
    '',
  ].join('\n')
}

/**
 * Two rules each: Netlify needs `!`, as it prefers a file to a rule without it and the export has redirect pages; Cloudflare Pages
 * ignores rules with `!` (workers-sdk, parseRedirects).
 */
export function netlifyRedirects({ basePath, redirects }: Omit<HostOptions, 'policy'>): string {
  const rules = redirects.flatMap(({ from, to }) =>
    ['301!', '301'].map((status) => `${basePath}${encodeURI(from)} ${basePath}${to} ${status}\n`),
  )
  return `# ${NOTE}\n${rules.join('')}`
}
