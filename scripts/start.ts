/** `npm start`: builds for this machine, then serves the site and a form receiver. `-- --port 3200` for another port. */
import { localAddresses } from '@/lib/server/settings'
import { endWithParent } from './lib/endWithParent'
import { freePortsOrExit, portOrExit } from './lib/listen'
import { run } from './lib/run'
import { serveSite } from './lib/serveSite'

endWithParent()
const port = portOrExit()
await freePortsOrExit(Object.values(localAddresses(port)).map((address) => Number(new URL(address).port)))
await run('tsx', ['scripts/build.ts', '--local', `--port=${port}`])
await serveSite(true)
