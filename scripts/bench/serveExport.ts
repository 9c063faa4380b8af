import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CACHE_IMMUTABLE, HASHED_FOLDER } from '@/scripts/export/hosts/rules'
import { localExportOrExit } from '@/scripts/lib/exportFolder'
import { listen } from '@/scripts/lib/listen'
import { createStaticServer } from '@/scripts/lib/staticServer'

type Options = {
  /** Folder with the export. */
  folder?: string
  /** 0: any that is free. */
  port?: number
  /** Hashed files may be kept, as the hosts' configurations say. */
  isCaching?: boolean
}

/** Serves an export with its compressed copies. Ends the program if there is none. */
export async function serveExport({
  folder = localExportOrExit(),
  port = 0,
  isCaching = false,
}: Options = {}) {
  const site = createStaticServer({ folder })
  const server = createServer((request, response) => {
    if (isCaching && request.url?.startsWith(HASHED_FOLDER)) {
      response.setHeader('Cache-Control', CACHE_IMMUTABLE)
    }
    site.emit('request', request, response)
  })
  await listen(server, port)
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
