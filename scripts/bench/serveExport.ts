import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { localExportOrExit } from '@/scripts/lib/exportFolder'
import { listen } from '@/scripts/lib/listen'
import { createStaticServer } from '@/scripts/lib/staticServer'

type Options = {
  /** Folder with the export. */
  folder?: string
  /** 0: any that is free. */
  port?: number
  /** Milliseconds to the server and back. */
  latency?: number
}

/** Serves an export with its compressed copies. Ends the program if there is none. */
export async function serveExport({ folder = localExportOrExit(), port = 0, latency = 0 }: Options = {}) {
  const site = createStaticServer({ folder })
  const server = await listen(
    latency === 0
      ? site
      : createServer((...exchange) => setTimeout(() => site.emit('request', ...exchange), latency)),
    port,
  )
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
