import type { AddressInfo } from 'node:net'
import { localExportOrExit } from '@/scripts/lib/exportFolder'
import { listen } from '@/scripts/lib/listen'
import { createStaticServer } from '@/scripts/lib/staticServer'

type Options = {
  /** Folder with the export. */
  folder?: string
  /** 0: any that is free. */
  port?: number
}

/** Serves an export with its compressed copies. Ends the program if there is none. */
export async function serveExport({ folder = localExportOrExit(), port = 0 }: Options = {}) {
  const server = await listen(createStaticServer({ folder }), port)
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
