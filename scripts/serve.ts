/**
 * `npm run serve`: the exported folder, as it is, on a plain static server, and the local form receiver beside it. `--live`:
 * a build meanwhile is served, too; the browser tests have none, and files that browsers may cache.
 */
import { LOCAL_FORM_ENDPOINT, LOCAL_SITE } from '@/lib/server/settings'
import { exportFolderOrExit, settingsOfExport } from './lib/exportFolder'
import { listen } from './lib/listen'
import { createStaticServer } from './lib/staticServer'
import { startReceiver } from './receiver/startReceiver'

const folder = exportFolderOrExit()
const { basePath, formEndpoint } = settingsOfExport(folder)
await listen(
  createStaticServer({ folder, basePath, live: process.argv.includes('--live') }),
  Number(new URL(LOCAL_SITE).port),
)
if (formEndpoint === LOCAL_FORM_ENDPOINT) {
  await startReceiver()
} else {
  console.log(`The forms of this export post to ${formEndpoint ?? 'nobody: they open a mail program'}`)
}
console.log(`Site:          ${LOCAL_SITE}${basePath}/`)
