import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CACHE_IMMUTABLE, HASHED_FOLDER } from '@/scripts/export/hosts/rules'
import { localExportOrExit } from '@/scripts/lib/exportFolder'
import { listen } from '@/scripts/lib/listen'
import { createStaticServer } from '@/scripts/lib/staticServer'

/**
 * Serves the export with its compressed copies. Ends the program if there is none.
 * @param port 0: any that is free
 * @param isCaching whether the browser may keep hashed files, as the hosts' configurations say
 */
export async function serveExport({ port = 0, isCaching = false } = {}) {
  const site = createStaticServer({ folder: localExportOrExit() })
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
