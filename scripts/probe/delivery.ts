import robotsParser from 'robots-parser'
import { commonHeaders, RESOURCE_POLICY } from '@/scripts/export/hosts/rules'
import { sampleTraces } from '@/scripts/release/sample'
import { ask } from './ask'
import { bad, doubt, type Finding, good, someOf } from './finding'
import { remaining } from './remaining'
import type { ReadPage, Site } from './site'

/** Whether the server sends the headers of the configuration that the export brings. */
export function checkHeaders({ basePath }: Site, headers: Headers): Finding {
  const expected = [...Object.keys(commonHeaders({ basePath, policy: '', indexing: true })), RESOURCE_POLICY]
  const missing = expected.filter((name) => !headers.has(name))
  return missing.length === 0
    ? good('Kopfzeilen: alle da, die Browser schützen.')
    : doubt(
        `Kopfzeilen: Es fehlen ${missing.join(', ')}. Prüfen Sie, ob Ihr Server die mitgelieferte Konfiguration liest (docs/veroeffentlichen.md). GitHub Pages und reine Speicherdienste können keine senden; dann bleibt es so.`,
      )
}

export function checkCompression(headers: Headers): Finding {
  const encoding = headers.get('Content-Encoding')
  return encoding === 'br' || encoding === 'gzip'
    ? good(`Kompression: Seiten kommen gepackt (${encoding}).`)
    : doubt(
        'Kompression: Seiten kommen ungepackt und damit langsamer. Schalten Sie beim Anbieter gzip ein, oder prüfen Sie die Konfiguration des Servers.',
      )
}

/** Whether search engines may read the site, and whether it asks them not to list it. */
export async function checkSearchEngines(site: Site, pages: readonly ReadPage[]): Promise<Finding[]> {
  const { origin } = site
  const address = `${origin}/robots.txt`
  const answer = await ask(address)
  const findings: Finding[] = []
  if (answer.kind === 'none' || answer.status >= 500) {
    findings.push(bad(`robots.txt: ${address} antwortet mit einem Fehler; Suchmaschinen bleiben dann weg.`))
  } else if (answer.status === 200) {
    const robots = robotsParser(address, answer.text)
    const forbidden = pages.filter(({ path }) => robots.isAllowed(origin + path, 'Googlebot') === false)
    findings.push(
      forbidden.length === 0
        ? good('robots.txt: Suchmaschinen dürfen alle Seiten lesen.')
        : bad(
            `robots.txt: verbietet Suchmaschinen ${forbidden.length} von ${pages.length} Seiten (${someOf(forbidden.map(({ path }) => path))}). Ändern Sie ${address}.`,
          ),
    )
  } else {
    // Crawlers look at the root of a host only; no file forbids nothing.
    findings.push(good('robots.txt: am Anfang der Adresse gibt es keine, also ist nichts verboten.'))
  }
  const unlisted = pages.filter((page) => page.isUnlisted)
  findings.push(
    unlisted.length === 0
      ? good('Suchmaschinen: Keine Seite bittet, nicht aufgenommen zu werden.')
      : bad(
          `Suchmaschinen: „noindex“ steht auf ${unlisted.length} von ${pages.length} Seiten. Das ist richtig für eine Vorschau (npm run preview); sonst veröffentlichen Sie mit npm run release.`,
        ),
  )
  return findings
}

/** Whether pages still speak of the sample company. */
export function checkSample({ isLocal }: Site, pages: readonly ReadPage[]): Finding {
  const found = pages.flatMap(({ path, html }) => sampleTraces(html).map((word) => ({ path, word })))
  const words = [...new Set(found.map(({ word }) => word))]
  const where = [...new Set(found.map(({ path }) => path))]
  if (words.length === 0) {
    return good('Muster: Keine Seite nennt die Musterfirma.')
  }
  const text = `Muster: Die Musterfirma steht noch auf ${where.length} von ${pages.length} Seiten (${words.join(', ')}; ${someOf(where, 2)}). npm run release sagt, was zu ersetzen ist.`
  return isLocal ? doubt(text) : bad(text)
}

/** Enough for a new release. */
const WARN_DAYS = 60

/** Whether who finds a weakness of the site learns where to report it. */
export async function checkSecurityTxt({ origin, basePath }: Site, now: Date): Promise<Finding> {
  const path = '/.well-known/security.txt'
  const answer = await ask(origin + path)
  if (answer.kind === 'none' || answer.status !== 200) {
    const where =
      basePath === '' ? '' : ` Sie liegt in ${basePath}; kopieren Sie sie an den Anfang der Adresse.`
    return doubt(`security.txt: ${origin}${path} fehlt.${where || ' Laden Sie auch versteckte Ordner hoch.'}`)
  }
  const expires = new Date(/^Expires:\s*(\S+)/im.exec(answer.text)?.[1] ?? '')
  if (Number.isNaN(expires.getTime())) {
    return doubt(
      'security.txt: nennt kein Ablaufdatum, und gilt darum nicht. Veröffentlichen Sie neu: npm run release',
    )
  }
  const { days, until } = remaining(expires, now)
  if (days < 0) {
    return bad(
      `security.txt: seit ${until} abgelaufen. Eine neue Veröffentlichung erneuert sie: npm run release`,
    )
  }
  return days < WARN_DAYS
    ? doubt(
        `security.txt: läuft in ${days} Tagen ab (${until}). Eine neue Veröffentlichung erneuert sie: npm run release`,
      )
    : good(`security.txt: gültig bis ${until}.`)
}
