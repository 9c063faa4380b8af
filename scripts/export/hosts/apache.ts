import {
  CACHE_IMMUTABLE,
  CACHE_REVALIDATE,
  COMPRESSIBLE,
  COMPRESSIBLE_TYPES,
  commonHeaders,
  HASHED_FOLDER,
  HASHED_PICTURE,
  type HostOptions,
  MIME_TYPES,
  OWN_RESOURCE,
  RESOURCE_POLICY,
  SHARED_RESOURCE,
  SHARING_FOLDER,
} from './rules'
import { escaped, NOTE, quoted } from './write'

/** Apache 2.4, with mod_headers and mod_rewrite; each part is skipped where its module is missing. */
export function apacheConfig(options: HostOptions): string {
  const { basePath, redirects } = options
  const headers = Object.entries(commonHeaders(options)).map(
    ([name, value]) => `  Header always set ${name} ${quoted(value)}`,
  )
  const moved = redirects.map(
    ({ from, to }) => `  RewriteRule "^${escaped(from.slice(1))}$" "${basePath}${to}" [R=301,L,NE,QSD]\n`,
  )
  const accepts = (encoding: string) =>
    `%{HTTP:Accept-Encoding} "\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))"`
  return `# ${NOTE}
Options -Indexes -MultiViews
DirectoryIndex index.html
DirectorySlash On
ErrorDocument 403 ${basePath}/404.html
ErrorDocument 404 ${basePath}/404.html
ErrorDocument 405 ${basePath}/404.html

<IfModule mod_mime.c>
${Object.entries(MIME_TYPES)
  .map(([extension, type]) => `  AddType ${quoted(type)} .${extension}`)
  .join('\n')}
  # Otherwise .br and .gz would be taken for languages or archives.
  RemoveLanguage .br
  AddEncoding br .br
  AddEncoding gzip .gz
</IfModule>

<IfModule mod_headers.c>
${headers.join('\n')}
  Header always set ${RESOURCE_POLICY} ${OWN_RESOURCE}
  Header always set ${RESOURCE_POLICY} ${SHARED_RESOURCE} "expr=%{REQUEST_URI} =~ m#^${basePath}${SHARING_FOLDER}#"
  # A file that is missing in a hashed folder may be there tomorrow.
  Header always set Cache-Control "${CACHE_REVALIDATE}"
  Header always set Cache-Control "${CACHE_IMMUTABLE}" "expr=%{REQUEST_STATUS} =~ m#^(200|206|304)$# && (%{REQUEST_URI} =~ m#^${basePath}${HASHED_FOLDER}# || %{REQUEST_URI} =~ m#${HASHED_PICTURE}#)"
</IfModule>

<IfModule mod_rewrite.c>
  # Many hosts answer 403 for these by themselves; the rule below says 404, as for everything that is no page.
  <FilesMatch "^\\.ht">
    Require all granted
  </FilesMatch>
  RewriteEngine On
  RewriteBase ${basePath}/
  RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$
  RewriteRule ^ - [R=405,L]
  # Doubled slashes: the page exists under one address only.
  RewriteCond %{THE_REQUEST} "^[A-Z]+ ([^ ?]*?)//+([^ ?]*)"
  RewriteRule ^ %1/%2 [R=301,L,NE]
${moved.length > 0 ? `  # Addresses of an earlier site.\n${moved.join('')}` : ''}  # Hidden files and what is for other hosts are no pages, but for the folder that standards look into.
  RewriteRule "(^|/)\\.(?!well-known/)|^_(headers|redirects)$" - [R=404,L]
  # Nor is a folder without one.
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteCond %{REQUEST_FILENAME}/index.html !-f
  RewriteRule ^ - [R=404,L]
  # The compressed copy beside the file, where the browser takes it.
  RewriteCond ${accepts('br')}
  RewriteCond %{REQUEST_FILENAME} ${COMPRESSIBLE.source}
  RewriteCond %{REQUEST_FILENAME}.br -f
  RewriteRule ^(.+)$ $1.br [E=encoded:1,L]
  RewriteCond ${accepts('gzip')}
  RewriteCond %{REQUEST_FILENAME} ${COMPRESSIBLE.source}
  RewriteCond %{REQUEST_FILENAME}.gz -f
  RewriteRule ^(.+)$ $1.gz [E=encoded:1,L]
</IfModule>

# The copy keeps the type of what it is a copy of, and caches keep both apart.
${Object.entries(COMPRESSIBLE_TYPES)
  .map(
    ([extension, type]) => `<FilesMatch "\\.${extension}\\.(br|gz)$">
  ForceType ${quoted(type)}
</FilesMatch>`,
  )
  .join('\n')}
<IfModule mod_headers.c>
  <FilesMatch "\\.(${Object.keys(COMPRESSIBLE_TYPES).join('|')})(\\.(br|gz))?$">
    Header append Vary Accept-Encoding
  </FilesMatch>
</IfModule>
`
}
