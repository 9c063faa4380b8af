import type { AddressInfo } from 'node:net'
import { localExportOrExit } from '@/scripts/lib/exportFolder'
import { listen } from '@/scripts/lib/listen'
import { createStaticServer } from '@/scripts/lib/staticServer'

/**
 * Serves the export with its compressed copies. Ends the program if there is none.
 * @param port 0: any that is free
 */
export async function serveExport({ port = 0 } = {}) {
  const server = await listen(createStaticServer({ folder: localExportOrExit() }), port)
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
