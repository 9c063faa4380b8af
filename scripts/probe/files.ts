import { type Answer, ask, forEach, told } from './ask'
import { bad, doubt, type Finding, good, someOf } from './finding'
import { isOf, type ReadPage, type Site } from './site'

/** How files of text name others; `static/` is Next's, below its own folder. */
const NAMES: Readonly<Record<string, RegExp>> = {
  css: /url\(["']?([^"')]+)/g,
  js: /["'`](static\/(?:chunks|media)\/[^"'`]+)["'`]/g,
  json: /"((?:\/|static\/)[^"\\\s]+\.\w+)\\?"/g,
  webmanifest: /"src":\s*"([^"]+)"/g,
}

const typeOf = (path: string) => /\.(\w+)$/.exec(path)?.[1] ?? ''

function namesInText(path: string, text: string, basePath: string): string[] {
  const pattern = NAMES[typeOf(path)]
  return pattern === undefined
    ? []
    : [...text.matchAll(pattern)].map(([, name = '']) => name.replace(/^(?=static\/)/, `${basePath}/_next/`))
}

/** Every address in a page: pictures of all widths, styles, scripts and their data, downloads, links. */
function namesInPage({ root }: ReadPage): string[] {
  const sharing = root
    .querySelectorAll('meta[property="og:image"]')
    .map((meta) => meta.getAttribute('content'))
  const named = root.querySelectorAll('*').flatMap(({ attributes }) =>
    Object.entries(attributes).flatMap(([attribute, value]) => {
      switch (attribute.toLowerCase()) {
        case 'src':
        case 'href':
        case 'poster':
        case 'data-flight':
          return [value]
        case 'srcset':
        case 'imagesrcset':
          return value.split(',').map((candidate) => candidate.trim().replace(/\s.*/, ''))
        default:
          return []
      }
    }),
  )
  return [...named, ...sharing].filter((name) => name !== undefined)
}

/** The paths of those that the site itself has to serve. */
function ownPaths(site: Site, names: readonly string[], from: string): string[] {
  return names.flatMap((name) => {
    const base = site.origin + from
    const url = URL.canParse(name, base) ? new URL(name, base) : null
    return url !== null && /^https?:$/.test(url.protocol) && isOf(site, url) ? [url.pathname] : []
  })
}

type Seen = { path: string; answer: Answer }

/** Asks for a file; its text only where that names others. A host that refuses HEAD is asked for the first byte. */
async function askFile(address: string, isRead: boolean): Promise<Answer> {
  const answer = await ask(address, { method: isRead ? 'GET' : 'HEAD' })
  return answer.kind === 'answer' && !isRead && [405, 501].includes(answer.status)
    ? ask(address, { headers: { Range: 'bytes=0-0' } })
    : answer
}

/** Every file that the pages name, and those that these name, each asked once. */
async function readFiles(site: Site, pages: readonly ReadPage[], asked: readonly string[]): Promise<Seen[]> {
  const seen: Seen[] = []
  const known = new Set(asked)
  let next = pages.flatMap((page) => ownPaths(site, namesInPage(page), page.path))
  while (next.length > 0) {
    const fresh = [...new Set(next)].filter((path) => !known.has(path))
    fresh.forEach(known.add, known)
    const found = await forEach(fresh, async (path) => ({
      path,
      answer: await askFile(site.origin + path, typeOf(path) in NAMES),
    }))
    seen.push(...found)
    next = found.flatMap(({ path, answer }) =>
      isThere({ path, answer }) && answer.kind === 'answer'
        ? ownPaths(site, namesInText(path, answer.text, site.basePath), path)
        : [],
    )
  }
  return seen
}

/** Some hosts answer with a page and 200 whatever is missing; a link may lead on. */
function isThere({ path, answer }: Seen): boolean {
  if (answer.kind === 'none') {
    return false
  }
  const isLink = /^(html?)?$/.test(typeOf(path))
  return isLink
    ? answer.status < 400
    : [200, 206].includes(answer.status) && !/text\/html/.test(answer.headers.get('Content-Type') ?? '')
}

/** Whether the host could not say: it is out of order, or asked too often. */
const isUnclear = ({ answer }: Seen) =>
  answer.kind === 'none' || answer.status === 429 || answer.status >= 500

/** What files are for, in the order of what visitors lose: their name after "von 12", and what it means. */
const KINDS: readonly { types: RegExp; name: string; loss: string }[] = [
  {
    types: /^(css|woff2)$/,
    name: 'Dateien der Gestaltung',
    loss: 'Seiten kommen ohne ihre Gestaltung oder Schrift.',
  },
  {
    types: /^(js|json)$/,
    name: 'Skripten',
    loss: 'Menü, Formulare und Rechner können nur noch, was ohne Skripte geht.',
  },
  {
    types: /^(avif|webp|svg|png|jpe?g|gif|ico|mp4)$/,
    name: 'Bildern und Filmen',
    loss: 'Besucher sehen dort leere Flächen.',
  },
  { types: /^(docx|vcf|pdf|xlsx)$/, name: 'Dateien zum Herunterladen', loss: 'Besucher bekommen sie nicht.' },
  { types: /(?:)/, name: 'weiteren Adressen', loss: 'Links führen dorthin ins Leere.' },
]

/**
 * Whether every file that a page names is there.
 * @param asked paths of pages, which other checks have asked for
 */
export async function checkFiles(
  site: Site,
  pages: readonly ReadPage[],
  asked: readonly string[],
): Promise<Finding[]> {
  const files = await readFiles(site, pages, asked)
  const unclear = files.filter(isUnclear)
  const bundle = `${site.basePath}/_next/`
  const bundled = files.filter(({ path }) => path.startsWith(bundle))
  const isBundleLost = bundled.length > 0 && bundled.every((file) => !isUnclear(file) && !isThere(file))
  const findings: Finding[] = []
  if (isBundleLost) {
    findings.push(
      bad(
        `Dateien: DIE WEBSITE IST ZERSTÖRT. Der Ordner ${bundle} fehlt, und mit ihm Gestaltung, Schrift und Skripte. Laden Sie ihn hoch; manche Programme und Anbieter lassen Ordner mit _ aus (GitHub Pages ohne die Datei .nojekyll).`,
      ),
    )
  }
  const left = new Set(files.filter((file) => !(isBundleLost && bundled.includes(file))))
  for (const { types, name, loss } of KINDS) {
    const ofKind = [...left].filter(({ path }) => types.test(typeOf(path).toLowerCase()))
    ofKind.forEach(left.delete, left)
    const missing = ofKind.filter((file) => !isUnclear(file) && !isThere(file))
    if (missing.length > 0) {
      const some = someOf(missing.map(({ path }) => path))
      findings.push(
        bad(
          `Dateien: Von ${ofKind.length} ${name} fehlen ${missing.length} (${some}). ${loss} Laden Sie alles noch einmal hoch.`,
        ),
      )
    }
  }
  const [first] = unclear
  if (first !== undefined) {
    findings.push(
      doubt(
        `Dateien: Von ${files.length} ließen sich ${unclear.length} nicht ansehen (${first.path}: ${told(first.answer)}). Versuchen Sie es in einer Stunde noch einmal.`,
      ),
    )
  }
  return findings.length > 0 ? findings : [good(`Dateien: ${files.length} nennen die Seiten, alle sind da.`)]
}
