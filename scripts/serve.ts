/** `npm run serve`: the exported folder on a plain static server, and the local form receiver beside it. */
import type { Server } from 'node:http'
import { LOCAL_FORM_ENDPOINT } from '@/lib/settings.mjs'
import { exportFolderOrExit } from './lib/exportFolder'
import { listen } from './lib/listen'
import { PORT, settingsOrExit } from './lib/settings'
import { startReceiver } from './lib/startReceiver'
import { createStaticServer } from './lib/staticServer'

const { basePath, formEndpoint } = settingsOrExit({ local: true })
const folder = exportFolderOrExit()
const servers: Server[] = [await listen(createStaticServer({ folder, basePath }), PORT)]
if (formEndpoint === LOCAL_FORM_ENDPOINT) {
  servers.push(await startReceiver())
}
console.log(`Site:          http://localhost:${PORT}${basePath}/`)
