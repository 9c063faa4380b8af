import { type Answer, ask } from './ask'
import { bad, doubt, type Finding, good, someOf } from './finding'
import { type ReadPage, readPage, redirectOf, type Site } from './site'

/** Steps until a browser would give up, or a visitor. */
const MAX_REDIRECTS = 5

/** Follows redirects; gives where they end. */
async function arrivalOf(start: string): Promise<{ address: string; answer: Answer }> {
  let address = start
  let answer = await ask(address)
  for (let step = 0; step < MAX_REDIRECTS; step += 1) {
    const next = redirectOf(answer, address)
    if (next === null) {
      break
    }
    address = next.href
    answer = await ask(address)
  }
  return { address, answer }
}

/** Whether who types the address without https comes to the site as well. Nothing for a port of its own. */
export async function checkHttp({ origin, basePath }: Site): Promise<Finding[]> {
  const { port, host } = new URL(origin)
  if (port !== '') {
    return []
  }
  const { address, answer } = await arrivalOf(`http://${host}${basePath}/`)
  if (answer.kind === 'none') {
    return [
      doubt(
        `http://${host}: ${answer.reason}. Wer die Adresse ohne https eintippt, kommt vielleicht nicht an.`,
      ),
    ]
  }
  if (address.startsWith('http:')) {
    return [bad(`http://${host}: wird nicht auf https umgeleitet. Stellen Sie das bei Ihrem Anbieter ein.`)]
  }
  return [
    address.startsWith(`${origin}${basePath}/`)
      ? good(`http://${host}: leitet auf https um.`)
      : doubt(`http://${host}: führt zu ${address}, nicht zu ${origin}${basePath}/.`),
  ]
}

/** The same domain with www or without, as far as an address tells what the domain is. */
export function twinOf(host: string): string | null {
  if (host.startsWith('www.')) {
    return host.slice('www.'.length)
  }
  return /^[^.:]+\.[^.:\d]+$/.test(host) ? `www.${host}` : null
}

/** Whether the site has one address, not one with www and one without. */
export async function checkTwin({ origin, basePath }: Site): Promise<Finding[]> {
  const twin = twinOf(new URL(origin).host)
  if (twin === null) {
    return []
  }
  const { address, answer } = await arrivalOf(`https://${twin}${basePath}/`)
  if (answer.kind === 'none') {
    return [doubt(`${twin}: ${answer.reason}. Richten Sie eine Umleitung auf ${origin} ein.`)]
  }
  return [
    address.startsWith(`${origin}${basePath}/`)
      ? good(`${twin}: leitet auf ${origin} um.`)
      : doubt(
          `${twin}: leitet nicht auf ${origin} um. Suchmaschinen sehen zwei Websites; richten Sie eine Umleitung ein.`,
        ),
  ]
}

/** Whether an address without its last slash leads to the one with it. */
export async function checkSlash({ origin }: Site, path: string): Promise<Finding> {
  const short = `${origin}${path.replace(/\/$/, '')}`
  const answer = await ask(short)
  return redirectOf(answer, short)?.href === `${origin}${path}`
    ? good(`Schrägstrich: ${short} leitet auf die Adresse mit Schrägstrich um.`)
    : doubt(
        `Schrägstrich: ${short} leitet nicht auf ${path} um (${told(answer)}). Wer so verlinkt, landet daneben; prüfen Sie die Konfiguration des Servers.`,
      )
}

function told(answer: Answer): string {
  return answer.kind === 'none' ? answer.reason : `Antwort ${answer.status}`
}

/**
 * Whether an address that does not exist is answered as such, with the site's own page.
 * @param heading of that page
 */
export async function checkMissing({ origin, basePath }: Site, heading: string): Promise<Finding> {
  const path = `${basePath}/gibt-es-nicht-${Date.now().toString(36)}/`
  const answer = await ask(origin + path)
  if (answer.kind === 'none') {
    return bad(`404: ${path} wird nicht beantwortet, ${answer.reason}.`)
  }
  if (answer.status !== 404) {
    return bad(
      `404: Eine Adresse, die es nicht gibt, antwortet ${answer.status} statt 404; Suchmaschinen nähmen sie auf. Stellen Sie beim Anbieter 404.html als Fehlerseite ein.`,
    )
  }
  return answer.text.includes(heading)
    ? good('404: Was es nicht gibt, wird mit der eigenen Fehlerseite beantwortet.')
    : doubt(
        '404: Die Fehlerseite ist nicht die der Website. Stellen Sie beim Anbieter 404.html als Fehlerseite ein.',
      )
}

/** At once; more would be a load test. */
const ABREAST = 4

/** Every page that the sitemap names, and what is wrong with the list or one of them. */
export async function readSite(site: Site): Promise<{ pages: ReadPage[]; findings: Finding[] }> {
  const { origin, basePath, isLocal } = site
  const address = `${origin}${basePath}/sitemap.xml`
  const sitemap = await ask(address)
  if (sitemap.kind === 'none' || sitemap.status !== 200) {
    return { pages: [], findings: [bad(`Sitemap: ${address} ist nicht zu lesen (${told(sitemap)}).`)] }
  }
  const listed = [...sitemap.text.matchAll(/<loc>\s*(.*?)\s*<\/loc>/g)].flatMap(([, loc = '']) =>
    URL.canParse(loc) ? [new URL(loc)] : [],
  )
  // An export for this machine is tried at any of its ports.
  const nameOf = (url: URL) => (isLocal ? url.hostname : url.origin)
  const foreign = listed.filter(
    (url) => nameOf(url) !== nameOf(new URL(origin)) || !`${url.pathname}/`.startsWith(`${basePath}/`),
  )
  const paths = listed.filter((url) => !foreign.includes(url)).map(({ pathname }) => pathname)
  const answers: { path: string; answer: Answer }[] = []
  for (let at = 0; at < paths.length; at += ABREAST) {
    const asked = paths
      .slice(at, at + ABREAST)
      .map(async (path) => ({ path, answer: await ask(origin + path) }))
    answers.push(...(await Promise.all(asked)))
  }
  const pages = answers.flatMap(({ path, answer }) =>
    answer.kind === 'answer' && answer.status === 200 ? [readPage(path, answer.text, answer.headers)] : [],
  )
  const read = new Set(pages.map(({ path }) => path))
  const failed = answers
    .filter(({ path }) => !read.has(path))
    .map(({ path, answer }) => `${path} (${told(answer)})`)
  const findings = [
    listed.length === 0 && bad(`Sitemap: ${address} nennt keine Adressen.`),
    foreign.length > 0 &&
      bad(
        `Sitemap: Nicht hierher gehören ${foreign.length} von ${listed.length} Adressen (${someOf(
          foreign.map(({ href }) => href),
          1,
        )}). SITE_URL oder BASE_PATH war beim Bau eine andere; berichtigen Sie .env.local und veröffentlichen Sie neu.`,
      ),
    failed.length > 0 &&
      bad(
        `Sitemap: Nicht zu lesen sind ${failed.length} von ${paths.length} Adressen: ${someOf(failed)}. Laden Sie alles noch einmal hoch.`,
      ),
  ].filter((finding) => finding !== false)
  return {
    pages,
    findings: findings.length > 0 ? findings : [good(`Sitemap: ${paths.length} Adressen, alle antworten.`)],
  }
}
