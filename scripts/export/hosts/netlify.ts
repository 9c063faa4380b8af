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

/** Netlify and Cloudflare Pages. Both read it at the root of the host only, hence the base path in every rule. */
export function netlifyHeaders(options: Omit<HostOptions, 'redirects'>): string {
  const { basePath } = options
  const rule = (path: string, headers: Record<string, string>) =>
    [basePath + path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  return [
    `# ${NOTE}`,
    rule('/*', { ...commonHeaders(options), [RESOURCE_POLICY]: OWN_RESOURCE }),
    // Both hosts join the values of two rules; what is no value is no policy (Fetch standard), and lets everybody in.
    rule(`${SHARING_FOLDER}*`, { [RESOURCE_POLICY]: SHARED_RESOURCE }),
    rule(`${HASHED_FOLDER}*`, { 'Cache-Control': CACHE_IMMUTABLE }),
    // No regular expressions here; in these folders all pictures are hashed.
    ...PICTURE_FOLDERS.flatMap((folder) =>
      HASHED_TYPES.map((type) => rule(`/${folder}/*.${type}`, { 'Cache-Control': CACHE_IMMUTABLE })),
    ),
    '',
  ].join('\n')
}

/**
 * Netlify prefers a file to a rule without `!`, and we leave pages that lead on; Cloudflare Pages reads no rule with it
 * (workers-sdk, parseRedirects) and ignores what it cannot read. So there are both.
 */
export function netlifyRedirects({ basePath, redirects }: Omit<HostOptions, 'policy'>): string {
  const rules = redirects.flatMap(({ from, to }) =>
    ['301!', '301'].map((status) => `${basePath}${encodeURI(from)} ${basePath}${to} ${status}\n`),
  )
  return `# ${NOTE}\n${rules.join('')}`
}
