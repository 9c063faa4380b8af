import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { listen } from '../lib/listen'
import { createStaticServer } from '../lib/staticServer'

type Options = {
  /** Folder with the export. */
  folder?: string
  /** 0: any that is free. */
  port?: number
}

/** Serves an export with its compressed copies. Ends the program if there is none. */
export async function serveExport({ folder = join(process.cwd(), 'out'), port = 0 }: Options = {}) {
  if (!existsSync(join(folder, 'index.html'))) {
    console.error('There is no export yet. Run: npm run build -- --local')
    process.exit(1)
  }
  const server = await listen(createStaticServer({ folder }), port)
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
