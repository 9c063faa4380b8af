import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILD_FILE } from '@/lib/both/exportedFiles'
import { settingsOfExport } from '@/scripts/lib/exportFolder'
import { ask, told } from './ask'
import { bad, doubt, type Finding, good, skipped, someOf } from './finding'
import { isOf, type ReadPage, type Site } from './site'

/** The name of the build in the export of this machine; null where there is none for this site. */
function exportedBuild(out: string, site: Site): string | null {
  const file = join(out, BUILD_FILE)
  if (!existsSync(join(out, 'index.html')) || !existsSync(file)) {
    return null
  }
  const { siteUrl, basePath } = settingsOfExport(out)
  return isOf(site, new URL(siteUrl)) && basePath === site.basePath ? readFileSync(file, 'utf8').trim() : null
}

/** Whether all pages are of one build, and whether it is that of the export. Every page holds its build's name (app/boot/newestBuild.ts). */
export async function checkVersion(site: Site, pages: readonly ReadPage[], out: string): Promise<Finding[]> {
  const address = `${site.origin}${site.basePath}${BUILD_FILE}`
  const answer = await ask(address)
  const build = answer.kind === 'answer' && answer.status === 200 ? answer.text.trim() : ''
  if (!/^\w{12}$/.test(build)) {
    return [
      bad(
        `Fassung: ${address} nennt keine (${told(answer)}). Es wurde nur ein Teil hochgeladen; laden Sie alles noch einmal hoch.`,
      ),
    ]
  }
  const others = pages.filter(({ html }) => !html.includes(build))
  if (others.length > 0) {
    return [
      bad(
        `Fassung: ${others.length} von ${pages.length} Seiten sind aus einer anderen Veröffentlichung als version.txt (${someOf(others.map(({ path }) => path))}). Laden Sie alles noch einmal hoch, und leeren Sie den Zwischenspeicher Ihres Anbieters.`,
      ),
    ]
  }
  const exported = exportedBuild(out, site)
  if (exported === null) {
    return [
      good('Fassung: Alle Seiten sind aus einer Veröffentlichung.'),
      skipped('Fassung: nicht mit out/ verglichen, dort liegt kein Export für diese Adresse.'),
    ]
  }
  return [
    exported === build
      ? good('Fassung: Alle Seiten sind aus der Veröffentlichung, die in out/ liegt.')
      : doubt(
          `Fassung: Auf der Website steht eine andere (${build}) als in out/ (${exported}). Haben Sie out/ veröffentlicht, ist es nicht angekommen: Laden Sie alles noch einmal hoch.`,
        ),
  ]
}
