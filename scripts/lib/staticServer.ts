import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'

type Options = {
  /** The exported folder. */
  folder: string
  /** '' or '/sub/pfad'. */
  basePath?: string
}

/** A plain static host: files and their compressed copies, `index.html` of folders, a redirect to the slash, 404.html. */
export function createStaticServer({ folder, basePath = '' }: Options): Server {
  const serve = sirv(folder, { etag: true, dotfiles: true, brotli: true, gzip: true })
  return createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    function notFound() {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
      response.end(request.method === 'HEAD' ? undefined : readFileSync(join(folder, '404.html')))
    }
    if (url.pathname !== basePath && !url.pathname.startsWith(`${basePath}/`)) {
      notFound()
      return
    }
    const path = decodeURIComponent(url.pathname.slice(basePath.length))
    if (!path.endsWith('/') && existsSync(join(folder, path, 'index.html'))) {
      response.writeHead(301, { Location: `${url.pathname}/${url.search}` })
      response.end()
      return
    }
    request.url = path + url.search
    serve(request, response, notFound)
  })
}
