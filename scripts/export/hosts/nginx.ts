import {
  CACHE_IMMUTABLE,
  CACHE_REVALIDATE,
  COMPRESSIBLE_TYPES,
  commonHeaders,
  HASHED_FOLDER,
  HASHED_PICTURE,
  type HostOptions,
  OWN_RESOURCE,
  PICTURE_FOLDERS,
  RESOURCE_POLICY,
  SHARED_RESOURCE,
  SHARING_FOLDER,
} from './rules'
import { escaped, NOTE, quoted, reloadNote } from './write'

/** For `include` inside a `server` block that sets `root` to the folder above the base path's first part. */
export function nginxConfig(options: HostOptions): string {
  const { basePath, redirects } = options
  const variable = { [RESOURCE_POLICY]: '$website_resource', 'Cache-Control': '$website_cache' }
  const headers = Object.entries({ ...commonHeaders(options), ...variable })
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
    .join('\n')
  const moved = redirects.map(
    ({ from, to }) => `location = "${basePath}${from}" { return 301 ${basePath}${to}; }\n`,
  )
  return `# ${NOTE}
# Im Serverblock:
#   root /ordner;   die Website liegt in /ordner${basePath}
#   include /ordner${basePath}/.hosting/nginx.conf;
# Mit dem Modul ngx_brotli_static schickt "brotli_static on;" auch die .br-Dateien.
#
# ${reloadNote('nginx -s reload')}

# A folder without a page is no page (nginx says 403), nor is an address that cannot be read (400).
error_page 400 403 =404 ${basePath}/404.html;
error_page 404 405 ${basePath}/404.html;
charset utf-8;
charset_types text/css text/javascript application/javascript text/plain image/svg+xml;
gzip_static on;
gzip_vary on;
# Redirects to the slash stay on the address that the visitor used, also behind a proxy.
absolute_redirect off;

# For every answer, redirects and errors included; a location with a header of its own would drop them all.
set $website_cache "${CACHE_REVALIDATE}";
set $website_resource "${OWN_RESOURCE}";
${headers}

# Doubled slashes: the page exists under one address only. The raw address, so that nothing decoded gets into the header.
if ($request_uri ~ "^([^?]*?)//+([^?]*)(\\?.*)?$") {
    return 301 $1/$2$3;
}
${moved.length > 0 ? `\n# Addresses of an earlier site.\n${moved.join('')}` : ''}
location ^~ ${basePath}${HASHED_FOLDER} {
    set $website_cache "${CACHE_IMMUTABLE}";
}

location ^~ ${basePath}${SHARING_FOLDER} {
    set $website_resource "${SHARED_RESOURCE}";
}

location ~ "^${escaped(basePath)}/(${PICTURE_FOLDERS.join('|')})/.*${HASHED_PICTURE}" {
    types { image/avif avif; image/webp webp; image/svg+xml svg; }
    set $website_cache "${CACHE_IMMUTABLE}";
}

# Debian's mime.types knows neither.
${(['vcf', 'webmanifest'] as const)
  .map(
    (extension) => `location ~ "^${escaped(basePath)}/[^/]+\\.${extension}$" {
    types {}
    default_type ${quoted(COMPRESSIBLE_TYPES[extension])};
}`,
  )
  .join('\n')}

# Hidden files and what is for other hosts are no pages, but for the folder that standards look into.
location ~ "^${escaped(basePath)}/(.*/)?(\\.(?!well-known/)|_(headers|redirects)$)" {
    return 404;
}

location ${basePath}/ {
    index index.html;
    try_files $uri $uri/ =404;
}
`
}
