/** `npm run dev`: hot reload, for this machine only, with the same local form receiver as `npm start`. */
import { LOCAL_SITE } from '@/lib/server/settings'
import { run } from './lib/run'
import { takeLocalSettings } from './lib/settings'
import { startReceiver } from './receiver/startReceiver'

const { hostname, port } = new URL(LOCAL_SITE)

takeLocalSettings()
await startReceiver()
await run('next', ['dev', '--hostname', hostname, '--port', port])
process.exit(0)
