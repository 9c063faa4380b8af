/** Paths of the files that the build adds to Next's export. */
export const ADDED_FILES = [
  '.nojekyll',
  '.well-known/security.txt',
  'lizenzen.txt',
  'version.txt',
  '_headers',
  '.htaccess',
  '.hosting/nginx.conf',
  '.hosting/Caddyfile',
] as const

/** Added if the company has old addresses. */
export const REDIRECTS_FILE = '_redirects'
