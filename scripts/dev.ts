/** `npm run dev`: hot reload, for this machine only, with a local form receiver as `npm start` has. `-- --port 3200` as there. */
import { localAddresses } from '@/lib/server/settings'
import { endWithParent } from './lib/endWithParent'
import { freePortsOrExit, portOrExit } from './lib/listen'
import { run } from './lib/run'
import { takeLocalSettings } from './lib/settings'
import { startReceiver } from './receiver/startReceiver'

endWithParent()
const port = portOrExit()
const { site, formEndpoint } = localAddresses(port)

takeLocalSettings({ port })
// Next would take the next one that is free by itself.
await freePortsOrExit([port])
await startReceiver({ endpoint: formEndpoint })
console.log(`Jeder Baustein mit seinen Zuständen: ${site}/gallery/`)
await run('next', ['dev', '--hostname', new URL(site).hostname, '--port', `${port}`])
process.exit(0)
