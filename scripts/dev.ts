/** `npm run dev`: hot reload, with the same local form receiver as `npm start`. */
import { run } from './lib/run'
import { PORT, settingsOrExit } from './lib/settings'
import { startReceiver } from './lib/startReceiver'

settingsOrExit({ local: true })
await startReceiver()
await run('next', ['dev', '--port', String(PORT)])
process.exit(0)
