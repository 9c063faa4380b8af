import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { config, fields, singleton } from '@keystatic/core'
import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic'
import type { BuildContext, BuildFailure } from 'esbuild'
import { causeAt } from './rules'
import type { State } from './told'

/** What may be read and written: the owner's folder below `content/`. */
const ownersFolder = config({
  storage: { kind: 'local' },
  singletons: {
    owner: singleton({
      label: '',
      path: 'owner/company',
      schema: { files: fields.image({ label: '', directory: 'owner' }) },
    }),
  },
})

type Options = {
  root: string
  port: number
  /** The site that is shown beside it. */
  site: string
  scripts: BuildContext
  state(): State
  /** Called with the paths below `content/` that were written or removed. */
  onSaved(paths: readonly string[]): void
}

const PAGE = `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Bearbeiten</title></head><body><script type="module" src="/page.js"></script></body></html>`

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline' data:",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
]

/** The file that was changed by hand so that nothing can read it, as esbuild names it. */
function brokenFile(error: unknown): string | undefined {
  const location = (error as Partial<BuildFailure>).errors?.[0]?.location
  return location ? `${location.file}, Zeile ${location.line},` : undefined
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) {
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** What Keystatic asks to be written. */
type Change = Partial<Record<'additions' | 'deletions', readonly { path: string }[]>>

/** Serves the editor's pages, its scripts and Keystatic's own interface, which reads and writes the owner's folder. */
export function createEditServer({ root, port, site, scripts, state, onSaved }: Options): Server {
  const keystatic = makeGenericAPIRouteHandler({
    config: ownersFolder,
    localBaseDirectory: join(root, 'content'),
  })
  const hosts = [`localhost:${port}`, `127.0.0.1:${port}`]
  let built = new Map<string, Uint8Array>()

  async function build() {
    const { outputFiles = [] } = await scripts.rebuild()
    built = new Map(outputFiles.map(({ path, contents }) => [`/${path.split(/[\\/]/).at(-1)}`, contents]))
  }

  async function answerKeystatic(request: IncomingMessage, response: ServerResponse) {
    const body = request.method === 'POST' ? await bodyOf(request) : undefined
    const change: Change | null = body && request.url?.includes('/update') ? JSON.parse(String(body)) : null
    const headers = new Headers()
    for (const name of ['no-cors', 'content-type']) {
      const value = request.headers[name]
      if (typeof value === 'string') {
        headers.set(name, value)
      }
    }
    const ask = (sent: string | Uint8Array<ArrayBuffer> | undefined) =>
      keystatic(
        new Request(`http://localhost${request.url}`, {
          method: request.method ?? 'GET',
          headers,
          ...(sent ? { body: sent } : {}),
        }),
      )
    // Keystatic writes first: where `a.JPG` and `a.jpg` are one file, it would delete what it has just written.
    if (change?.deletions?.length) {
      await ask(JSON.stringify({ additions: [], deletions: change.deletions }))
    }
    const {
      status = 200,
      headers: given,
      body: content,
    } = await ask(change ? JSON.stringify({ ...change, deletions: [] }) : body && new Uint8Array(body))
    response.writeHead(status, Object.fromEntries(new Headers(given as HeadersInit)))
    response.end(content ?? undefined)
    if (change && status === 200) {
      onSaved([...(change.additions ?? []), ...(change.deletions ?? [])].map(({ path }) => path))
    }
  }

  function send(response: ServerResponse, type: string, content: string | Uint8Array, policy = POLICY) {
    response.writeHead(200, {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Security-Policy': policy.join('; '),
      'Cache-Control': 'no-store',
    })
    response.end(content)
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', `http://localhost:${port}`)
    const script = built.get(pathname)
    if (pathname === '/') {
      await build()
      const shell = readFileSync(join(root, 'scripts/edit/shell.html'), 'utf8').replace('{site}', site)
      send(response, 'text/html', shell, [...POLICY, `frame-src 'self' ${site}`])
    } else if (pathname.startsWith('/api/keystatic/')) {
      await answerKeystatic(request, response)
    } else if (/^\/keystatic(?:\/|$)/.test(pathname)) {
      await build()
      send(response, 'text/html', PAGE)
    } else if (script) {
      send(response, 'text/javascript', script)
    } else if (pathname === '/pruefen') {
      const [at, value] = [searchParams.get('at') ?? '', searchParams.get('value') ?? '']
      send(response, 'application/json', JSON.stringify(causeAt(at, value)))
    } else if (pathname === '/stand') {
      send(response, 'application/json', JSON.stringify(state()))
    } else {
      response.writeHead(404).end()
    }
  }

  return createServer((request, response) => {
    // Another site's page that goes by the name of this machine sends its own name; one that asks from outside, its origin.
    const { host = '', origin } = request.headers
    if (!hosts.includes(host) || (origin !== undefined && origin !== `http://${host}`)) {
      response.writeHead(403).end()
      return
    }
    answer(request, response).catch((error: unknown) => {
      const at = brokenFile(error)
      if (at === undefined) {
        console.error(error)
      }
      response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' })
      response.end(
        at === undefined
          ? 'Das ging nicht. Was geschah, steht im Terminal.'
          : `${at} ist nicht zu lesen. Machen Sie die letzte Änderung an dieser Datei rückgängig, und laden Sie diese Seite neu.`,
      )
    })
  })
}
