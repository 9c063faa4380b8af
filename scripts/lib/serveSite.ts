import { isLocalBuild, LOCAL_SITE } from '@/lib/server/settings'
import { startReceiver } from '@/scripts/receiver/startReceiver'
import { exportFolderOrExit, settingsOfExport } from './exportFolder'
import { listen } from './listen'
import { createStaticServer } from './staticServer'

/**
 * Serves the exported folder, as it is, on a plain static server, and beside it the form receiver that it was built for.
 * @param live a build meanwhile is served, too
 */
export async function serveSite(live: boolean): Promise<void> {
  const folder = exportFolderOrExit()
  const { siteUrl, basePath, formEndpoint } = settingsOfExport(folder)
  const isLocal = isLocalBuild({ siteUrl, formEndpoint })
  const site = isLocal ? siteUrl : LOCAL_SITE
  await listen(createStaticServer({ folder, basePath, live }), Number(new URL(site).port))
  if (isLocal && formEndpoint !== null) {
    await startReceiver({ endpoint: formEndpoint })
  } else {
    console.log(
      formEndpoint === null
        ? 'Die Formulare dieser Website öffnen nur ein Mailprogramm.'
        : `ACHTUNG: Die Formulare dieser Website senden wirklich, an ${formEndpoint}`,
    )
  }
  console.log(`Website: ${site}${basePath}/`)
}
