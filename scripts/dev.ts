/** `npm run dev`: hot reload, with the same local form receiver as `npm start`. */
import { LOCAL_SITE } from '@/lib/settings.mjs'
import { run } from './lib/run'
import { takeLocalSettings } from './lib/settings'
import { startReceiver } from './receiver/startReceiver'

takeLocalSettings()
await startReceiver()
await run('next', ['dev', '--port', new URL(LOCAL_SITE).port])
process.exit(0)
