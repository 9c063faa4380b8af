/** `npm run serve`: the exported folder on a plain static server, and the local form receiver beside it. */
import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { LOCAL_FORM_ENDPOINT } from '@/lib/settings.mjs'
import { listen } from './lib/listen'
import { PORT, settingsOrExit } from './lib/settings'
import { startReceiver } from './lib/startReceiver'
import { createStaticServer } from './lib/staticServer'

const { basePath, formEndpoint } = settingsOrExit({ local: true })
const folder = join(process.cwd(), 'out')
if (!existsSync(join(folder, 'index.html'))) {
  console.error('There is no export yet. Run: npm run build')
  process.exit(1)
}
const servers: Server[] = [await listen(createStaticServer({ folder, basePath }), PORT)]
if (formEndpoint === LOCAL_FORM_ENDPOINT) {
  servers.push(await startReceiver())
}
console.log(`Site:          http://localhost:${PORT}${basePath}/`)
