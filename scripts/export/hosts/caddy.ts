import {
  CACHE_IMMUTABLE,
  CACHE_REVALIDATE,
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
import { escaped, NOTE, reloadNote } from './write'

/** For `import` inside a site block that sets `root` to the folder above the base path's first part. */
export function caddyConfig(options: HostOptions): string {
  const { basePath, redirects } = options
  const headers = Object.entries(commonHeaders(options))
    .map(([name, value]) => `  ${name} \`${value}\``)
    .join('\n')
  const hashed = `path_regexp ^${escaped(basePath)}(${escaped(HASHED_FOLDER)}|.*${HASHED_PICTURE})`
  const moved = redirects.map(({ from, to }) => `redir ${basePath}${from} ${basePath}${to} permanent\n`)
  return `# ${NOTE}
# Im Block der Website:
#   root * /ordner   die Website liegt in /ordner${basePath}
#   import /ordner${basePath}/.hosting/Caddyfile
#
# ${reloadNote('systemctl reload caddy')}

header {
${headers}
}

# A file that is missing in a hashed folder may be there tomorrow.
@hashed {
  ${hashed}
  file
}
header @hashed Cache-Control "${CACHE_IMMUTABLE}"
@other not {
  ${hashed}
  file
}
header @other Cache-Control "${CACHE_REVALIDATE}"

@shared path ${basePath}${SHARING_FOLDER}*
header @shared ${RESOURCE_POLICY} ${SHARED_RESOURCE}
@own not path ${basePath}${SHARING_FOLDER}*
header @own ${RESOURCE_POLICY} ${OWN_RESOURCE}

${Object.entries(MIME_TYPES)
  .map(
    ([extension, type]) => `@${extension} path *.${extension}\nheader @${extension} Content-Type "${type}"`,
  )
  .join('\n')}

# Doubled slashes: the page exists under one address only.
@doubled vars_regexp doubled {http.request.orig_uri} ^([^?]*?)//+([^?]*)(\\?.*)?$
redir @doubled {re.doubled.1}/{re.doubled.2}{re.doubled.3} permanent
${moved.length > 0 ? `\n# Addresses of an earlier site.\n${moved.join('')}` : ''}
@changing not method GET HEAD
error @changing 405

# Hidden files and what is for other hosts are no pages, but for the folder that standards look into.
@hidden {
  path_regexp (/\\.|/_(headers|redirects)$)
  not path ${basePath}/.well-known/*
}
error @hidden 404

file_server {
  precompressed br gzip
}

handle_errors {
  # The file server answers no other method, and an error page must always be readable.
  method GET
  rewrite * ${basePath}/404.html
  header Content-Type "${COMPRESSIBLE_TYPES.html}"
  file_server {
    precompressed br gzip
  }
}
`
}
