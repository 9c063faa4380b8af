import {
  CACHE_IMMUTABLE,
  CACHE_REVALIDATE,
  COMPRESSIBLE,
  COMPRESSIBLE_TYPES,
  HASHED_FOLDER,
  HASHED_PICTURE,
  MIME_TYPES,
  PICTURE_FOLDERS,
  securityHeaders,
} from './hosting'

type Options = {
  /** '' or '/sub/pfad'. */
  basePath: string
  /** The Content Security Policy for all pages together. */
  policy: string
}

const NOTE = 'Written by the build. Change scripts/lib/hosting.ts instead.'

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}

/** Netlify and Cloudflare Pages. Both read it at the root of the host only, hence the base path in every rule. */
export function netlifyHeaders({ basePath, policy }: Options): string {
  const rule = (path: string, headers: Record<string, string>) =>
    [basePath + path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  return [
    `# ${NOTE}`,
    rule('/*', securityHeaders(policy)),
    rule(`${HASHED_FOLDER}*`, { 'Cache-Control': CACHE_IMMUTABLE }),
    // No regular expressions here; in these folders all pictures are hashed.
    ...PICTURE_FOLDERS.flatMap((folder) =>
      ['avif', 'webp'].map((type) => rule(`/${folder}/*.${type}`, { 'Cache-Control': CACHE_IMMUTABLE })),
    ),
    '',
  ].join('\n')
}

/** As Apache and nginx take a value with spaces in it. */
function quoted(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`
}

/** Apache 2.4, with mod_headers and mod_rewrite; each part is skipped where its module is missing. */
export function apacheConfig({ basePath, policy }: Options): string {
  const headers = Object.entries(securityHeaders(policy)).map(
    ([name, value]) => `  Header always set ${name} ${quoted(value)}`,
  )
  return `# ${NOTE}
Options -Indexes -MultiViews
DirectoryIndex index.html
DirectorySlash On
ErrorDocument 404 ${basePath}/404.html

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
  Header set Cache-Control "${CACHE_REVALIDATE}"
  <If "%{REQUEST_URI} =~ m#^${basePath}${HASHED_FOLDER}# || %{REQUEST_URI} =~ m#${HASHED_PICTURE}#">
    Header set Cache-Control "${CACHE_IMMUTABLE}"
  </If>
</IfModule>

# Hidden files are not pages.
<FilesMatch "^\\.">
  Require all denied
</FilesMatch>

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteBase ${basePath}/
  # Nor are hidden folders, but for the one that standards look into.
  RewriteRule "(^|/)\\.(?!well-known/)" - [R=404,L]
  # The compressed copy beside the file, where the browser takes it.
  RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
  RewriteCond %{REQUEST_FILENAME} ${COMPRESSIBLE.source}
  RewriteCond %{REQUEST_FILENAME}.br -f
  RewriteRule ^(.+)$ $1.br [E=encoded:1,L]
  RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
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

/** For \`include\` inside a \`server\` block that sets \`root\` to the folder above the base path's first part. */
export function nginxConfig({ basePath, policy }: Options): string {
  const headers = (cache: string) =>
    Object.entries({ ...securityHeaders(policy), 'Cache-Control': cache })
      .map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`)
      .join('\n')
  return `# ${NOTE}
# Inside a server block:
#   root /folder;   the export lies in /folder${basePath}
#   include /folder${basePath}/.hosting/nginx.conf;
# With the module ngx_brotli_static, add "brotli_static on;" to send the .br files as well.

error_page 404 ${basePath}/404.html;
charset utf-8;
charset_types text/css text/javascript application/javascript text/plain image/svg+xml;
gzip_static on;
gzip_vary on;
# Redirects to the slash stay on the address that the visitor used, also behind a proxy.
absolute_redirect off;

location ^~ ${basePath}${HASHED_FOLDER} {
${headers(CACHE_IMMUTABLE)}
}

location ~ "^${escaped(basePath)}/(${PICTURE_FOLDERS.join('|')})/.*${HASHED_PICTURE}" {
    types { image/avif avif; image/webp webp; }
${headers(CACHE_IMMUTABLE)}
}

# Debian's mime.types knows neither.
${(['vcf', 'webmanifest'] as const)
  .map(
    (extension) => `location ~ "^${escaped(basePath)}/[^/]+\\.${extension}$" {
    types {}
    default_type ${quoted(COMPRESSIBLE_TYPES[extension])};
${headers(CACHE_REVALIDATE)}
}`,
  )
  .join('\n')}

location ~ "^${escaped(basePath)}/\\.(?!well-known/)" {
    return 404;
}

location ${basePath}/ {
    index index.html;
    try_files $uri $uri/ =404;
${headers(CACHE_REVALIDATE)}
}
`
}

/** For \`import\` inside a site block that sets \`root\` to the folder above the base path's first part. */
export function caddyConfig({ basePath, policy }: Options): string {
  const headers = Object.entries(securityHeaders(policy))
    .map(([name, value]) => `  ${name} \`${value}\``)
    .join('\n')
  return `# ${NOTE}
# Inside a site block:
#   root * /folder   the export lies in /folder${basePath}
#   import /folder${basePath}/.hosting/Caddyfile

header {
${headers}
}

@hashed {
  path_regexp ^${escaped(basePath)}(${escaped(HASHED_FOLDER)}|.*${HASHED_PICTURE})
}
header @hashed Cache-Control "${CACHE_IMMUTABLE}"
@changing {
  not path_regexp ^${escaped(basePath)}(${escaped(HASHED_FOLDER)}|.*${HASHED_PICTURE})
}
header @changing Cache-Control "${CACHE_REVALIDATE}"

${Object.entries(MIME_TYPES)
  .map(
    ([extension, type]) => `@${extension} path *.${extension}\nheader @${extension} Content-Type "${type}"`,
  )
  .join('\n')}

@hidden {
  path_regexp /\\.
  not path ${basePath}/.well-known/*
}
respond @hidden 404

file_server {
  precompressed br gzip
}

handle_errors {
  @missing expression {http.error.status_code} == 404
  rewrite @missing ${basePath}/404.html
  file_server
}
`
}
