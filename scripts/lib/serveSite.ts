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
    console.log(`The forms of this export post to ${formEndpoint ?? 'nobody: they open a mail program'}`)
  }
  console.log(`Site:          ${site}${basePath}/`)
}
