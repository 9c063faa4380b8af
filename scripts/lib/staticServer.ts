import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'

type Options = {
  /** The exported folder. */
  folder: string
  /** '' or '/sub/pfad'. */
  basePath?: string
  /** Whether a build may come meanwhile: files are looked up for each request, not once. */
  live?: boolean
  /** Sent with every answer. */
  headers?: Readonly<Record<string, string>>
}

/** The path that a request asks for, decoded; null where it cannot be read: `/%E0%A4%A`. */
function pathOf(target: string): string | null {
  try {
    return decodeURIComponent(target)
  } catch {
    return null
  }
}

/** Whether a server has to answer a range; it may leave out any, and sirv throws at one that ends before it begins. */
function isPlainRange(range = ''): boolean {
  const [, from, to = ''] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? []
  return from !== undefined && (to === '' || Number(from) <= Number(to))
}

/**
 * A plain static host: files and their compressed copies, `index.html` of folders, a redirect to the slash, 404.html. Doubled
 * slashes count as one, as on many such hosts. It answers every request, however odd, and goes on.
 */
export function createStaticServer({ folder, basePath = '', live = false, headers = {} }: Options): Server {
  const serve = sirv(folder, { etag: true, dotfiles: true, brotli: true, gzip: true, dev: live })
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) {
      response.setHeader(name, value)
    }
    // A file that is gone, and a visitor who is.
    response.on('pipe', (file) => {
      file.on('error', () => response.destroy())
      response.on('close', () => file.destroy())
    })
    if (!isPlainRange(request.headers.range)) {
      delete request.headers.range
    }
    const [, asked = '/', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(request.url ?? '/') ?? []
    const target = asked.replace(/\/{2,}/g, '/')
    const path = pathOf(target)
    function refuse(status: 404 | 405) {
      response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' })
      response.end(request.method === 'HEAD' ? undefined : readFileSync(join(folder, '404.html')))
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(405)
    } else if (path === null || path.includes('\0') || !`${path}/`.startsWith(`${basePath}/`)) {
      refuse(404)
    } else if (!path.endsWith('/') && existsSync(join(folder, path.slice(basePath.length), 'index.html'))) {
      response.writeHead(301, { Location: `${target}/${query}` })
      response.end()
    } else {
      request.url = target.slice(basePath.length) + query
      serve(request, response, () => refuse(404))
    }
  })
}
