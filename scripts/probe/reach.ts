import type { Extras } from '@/content/extras'
import { type Answer, ask, forEach, told } from './ask'
import { bad, doubt, type Finding, good, someOf } from './finding'
import { isOf, type ReadPage, readPage, redirectOf, type Site } from './site'

const withoutHash = (address: string) => address.replace(/#.*/, '')

/** Steps until a browser would give up, or a visitor. */
const MAX_REDIRECTS = 5

/** Follows redirects; gives where they end. A goal itself is not asked. */
async function arrivalOf(start: string, goal?: string): Promise<{ address: string; answer: Answer }> {
  let address = start
  let answer = await ask(address)
  for (let step = 0; step < MAX_REDIRECTS; step += 1) {
    const next = redirectOf(answer, address)
    if (next === null) {
      break
    }
    address = next.href
    if (goal !== undefined && withoutHash(address) === withoutHash(goal)) {
      break
    }
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

/** Whether the old addresses of the record lead on, by the host's rules or by a page that the export holds for hosts without. */
export async function checkRedirects(
  { origin, basePath }: Site,
  redirects: NonNullable<Extras['redirects']>,
): Promise<Finding[]> {
  if (redirects.length === 0) {
    return []
  }
  const lost = await forEach(redirects, async ({ from, to }) => {
    const goal = new URL(`${origin}${basePath}${to}`)
    const { address, answer } = await arrivalOf(new URL(`${origin}${basePath}${from}`).href, goal.href)
    const isLed =
      withoutHash(address) === withoutHash(goal.href) ||
      (answer.kind === 'answer' &&
        answer.status === 200 &&
        answer.text.includes(`; url=${goal.pathname}${goal.hash}"`))
    return isLed ? [] : [`${from} (${told(answer)})`]
  })
  const lines = lost.flat()
  return [
    lines.length === 0
      ? good(`Alte Adressen: ${redirects.length} geprüft, jede leitet weiter.`)
      : bad(
          `Alte Adressen: Von ${redirects.length} leiten ${lines.length} nicht weiter, wohin sie sollen (${someOf(lines)}). Wer so verlinkt, landet daneben. Laden Sie die mitgelieferte Konfiguration hoch und den Server neu; GitHub Pages und reine Speicherdienste können nur .html und Ordner weiterleiten.`,
        ),
  ]
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

type ReadSite = {
  pages: ReadPage[]
  /** Paths of all that were asked for. */
  asked: string[]
  findings: Finding[]
}

/** Every page that the sitemap names, and what is wrong with the list or one of them. */
export async function readSite(site: Site): Promise<ReadSite> {
  const { origin, basePath } = site
  const address = `${origin}${basePath}/sitemap.xml`
  const sitemap = await ask(address)
  if (sitemap.kind === 'none' || sitemap.status !== 200) {
    return {
      pages: [],
      asked: [],
      findings: [bad(`Sitemap: ${address} ist nicht zu lesen (${told(sitemap)}).`)],
    }
  }
  const listed = [...sitemap.text.matchAll(/<loc>\s*(.*?)\s*<\/loc>/g)].flatMap(([, loc = '']) =>
    URL.canParse(loc) ? [new URL(loc)] : [],
  )
  const foreign = listed.filter((url) => !(isOf(site, url) && `${url.pathname}/`.startsWith(`${basePath}/`)))
  const paths = listed.filter((url) => !foreign.includes(url)).map(({ pathname }) => pathname)
  const answers = await forEach(paths, async (path) => ({ path, answer: await ask(origin + path) }))
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
        )}). SITE_URL oder BASE_PATH war beim Bau eine andere; berichtigen Sie sie (npm run edit, oder .env.local) und veröffentlichen Sie neu.`,
      ),
    failed.length > 0 &&
      bad(
        `Sitemap: Nicht zu lesen sind ${failed.length} von ${paths.length} Adressen: ${someOf(failed)}. Laden Sie alles noch einmal hoch.`,
      ),
  ].filter((finding) => finding !== false)
  return {
    pages,
    asked: paths,
    findings: findings.length > 0 ? findings : [good(`Sitemap: ${paths.length} Adressen, alle antworten.`)],
  }
}
