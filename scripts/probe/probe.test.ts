import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ui } from '@/content/ui'
import { contentPolicy, formatPolicy } from '@/scripts/export/contentPolicy'
import { commonHeaders, OWN_RESOURCE, RESOURCE_POLICY } from '@/scripts/export/hosts/rules'
import { securityTxt } from '@/scripts/export/securityTxt'
import { createStaticServer } from '@/scripts/lib/staticServer'
import { createReceiver, type Received } from '@/scripts/receiver/receiver'
import { type Finding, printed, summaryOf } from './finding'
import { probe } from './probe'
import { siteAt } from './site'

const NOW = new Date('2026-11-25T18:22:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000)
const BASE = '/wache'
const sender = { email: 'post@nachtruf.test', phone: '040 123456-0' }

const policyFor = (endpoint: string) =>
  formatPolicy(contentPolicy({ hashes: [], formOrigin: new URL(endpoint).origin }))

const BUILD = '0123456789ab'
const YESTERDAY = 'ba9876543210'
const NEXT = `${BASE}/_next/static`

/** A page as the export writes it, as far as the probe reads it. */
function page(endpoint: string, { meta = '', text = 'Nachtruf', build = BUILD } = {}): string {
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policyFor(endpoint)}">${meta}
<link rel="canonical" href="http://localhost:3000${BASE}/"><link rel="stylesheet" href="${NEXT}/chunks/a.css">
<script id="head">"${build}"!==newest</script><script type="application/json" data-flight="${NEXT}/flight/1.json"></script>
<p>${text}</p><img src="${BASE}/werk-240.webp" srcset="${BASE}/werk-240.webp 240w, ${BASE}/werk-480.webp 480w" alt="">
<a href="#text">Text</a><a href="tel:040">Anruf</a><a href="https://anderswo.test/x.pdf">Verband</a>
<a href="${BASE}/muster.docx">Muster</a><a href="${BASE}/kontakt.vcf">Kontakt</a><a href="${BASE}/werkschutz/#log">Werkschutz</a>
<form data-enquiry="contact" action="${endpoint}" method="post"><input type="hidden" name="access_key" value="k-1"><input name="email"></form>`
}

const PAGES = ['index.html', 'werkschutz/index.html', 'impressum/index.html']
const STYLES = ['_next/static/chunks/a.css']
const SCRIPTS = ['_next/static/flight/1.json', '_next/static/chunks/a.js', '_next/static/chunks/late.js']
const PICTURES = ['werk-240.webp', 'werk-480.webp', 'wache-nacht.svg']
const DOWNLOADS = ['muster.docx', 'kontakt.vcf']
/** What they hold, where that names others. */
const TEXTS: Record<string, string> = {
  '_next/static/chunks/a.css':
    '@font-face{src:url(../media/a.woff2)}b{background:url(data:image/png;base64,x)}',
  '_next/static/flight/1.json': JSON.stringify({
    rows: [`"${BASE}/wache-nacht.svg"`],
    scripts: [`${NEXT}/chunks/a.js`],
  }),
  '_next/static/chunks/a.js': 'load(["static/chunks/late.js"])',
}

let received: Received[]
let receiver: Server
let endpoint: string
/** What is served, and the export of this machine. */
let folder: string
let exported: string
const running: Server[] = []

async function portOf(server: Server): Promise<number> {
  running.push(server)
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return (server.address() as AddressInfo).port
}

/** A file of the export; the host is a good one. */
function write(path: string, text: string, below = folder): Host {
  const file = join(below, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  writeFileSync(`${file}.gz`, gzipSync(text))
  return {}
}

/** An upload that lacks some; the host is a good one. */
function without(...paths: string[]): Host {
  for (const path of paths) {
    rmSync(join(folder, path), { recursive: true })
    rmSync(join(folder, `${path}.gz`), { force: true })
  }
  return {}
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'probe-'))
  received = []
  receiver = createReceiver({
    file: join(folder, 'received.jsonl'),
    onReceived: (one) => received.push(one),
  })
  endpoint = `http://localhost:${await portOf(receiver)}/anfragen`
  for (const path of PAGES) {
    write(path, page(endpoint))
  }
  for (const path of [...STYLES, ...SCRIPTS, ...PICTURES, ...DOWNLOADS, '_next/static/media/a.woff2']) {
    write(path, TEXTS[path] ?? path)
  }
  write('version.txt', `${BUILD}\n`)
  exported = mkdtempSync(join(tmpdir(), 'probe-out-'))
  write('index.html', page(endpoint), exported)
  write('version.txt', `${BUILD}\n`, exported)
  write('404.html', `<h1>${ui.notFound.heading}</h1>`)
  write(
    'sitemap.xml',
    ['/', '/werkschutz/', '/impressum/']
      .map((path) => `<loc>http://localhost:3000${BASE}${path}</loc>`)
      .join(),
  )
})

afterEach(() => {
  for (const server of running.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
  rmSync(folder, { recursive: true })
  rmSync(exported, { recursive: true })
})

type Options = Parameters<typeof probe>[1]

type Host = {
  /** What the server's policy names. */
  policy?: string
  headers?: Record<string, string>
  robots?: string
  security?: string | null
  /** What such a server answers by itself, before the files. */
  answers?: (path: string) => { status: number; text: string } | undefined
  /** Old addresses below the path that the server leads on, and those of the record. */
  moved?: Readonly<Record<string, string>>
  redirects?: NonNullable<Options['redirects']>
}

const goodHeaders = (policy = policyFor(endpoint)): Record<string, string> => ({
  ...commonHeaders({ basePath: BASE, policy, indexing: true }),
  [RESOURCE_POLICY]: OWN_RESOURCE,
})

/** A host that serves the export below a path, and files of its own at its root. */
async function hostWith({
  policy = policyFor(endpoint),
  headers,
  robots = 'User-agent: *\nAllow: /',
  security = securityTxt('post@nachtruf.test', null, NOW),
  answers,
  moved = {},
}: Host = {}): Promise<string> {
  const site = createStaticServer({
    folder,
    basePath: BASE,
    headers: headers ?? goodHeaders(policy),
  })
  const root: Record<string, string | null> = { '/robots.txt': robots, '/.well-known/security.txt': security }
  const port = await portOf(
    createServer((request, response) => {
      const path = request.url ?? ''
      const own = root[path] ?? null
      const target = moved[path.slice(BASE.length)]
      const answer = answers?.(path) ?? (own === null ? undefined : { status: 200, text: own })
      if (target !== undefined) {
        response.writeHead(301, { Location: target }).end()
      } else if (answer === undefined) {
        site.emit('request', request, response)
      } else {
        response
          .writeHead(answer.status, { 'Content-Type': own === null ? 'text/html' : 'text/plain' })
          .end(answer.text)
      }
    }),
  )
  return `http://localhost:${port}${BASE}/`
}

const UNSET = { siteUrl: null, basePath: '', formEndpoint: null }

async function findingsAt(address: string, options: Partial<Options> = {}): Promise<Finding[]> {
  const site = siteAt(address)
  if (site === null) {
    throw new Error(`${address} is no address`)
  }
  const findings: Finding[] = []
  // No record and no setting of the project: an owner has written over them.
  const common = { settings: UNSET, sender, now: NOW, out: exported, redirects: [] }
  for await (const finding of probe(site, { ...common, ...options })) {
    findings.push(finding)
  }
  return findings
}

/** What is not well, one printed line each. */
function complaintsIn(findings: readonly Finding[]): string[] {
  return findings.filter(({ level }) => level === 'bad' || level === 'doubt').map(printed)
}

const complaintsAt = async (address: string, options: Partial<Options> = {}) =>
  complaintsIn(await findingsAt(address, options))

it('finds nothing wrong with a site below a path, says one line a check, and sends nothing', async () => {
  const findings = await findingsAt(await hostWith())
  expect(findings.filter(({ level }) => level !== 'good').map(printed)).toEqual([
    expect.stringMatching(/^– Zertifikat.*nicht geprüft/),
  ])
  expect(summaryOf(findings)).toEqual({ line: 'Alles in Ordnung.', code: 0 })
  expect(findings.every(({ text }) => /\.$/.test(text) && !text.includes('\n'))).toBe(true)
  expect(findings.map(({ text }) => text).join()).toMatch(
    /Sitemap: 3 Adressen, alle antworten\..*in out\/ liegt\..*Dateien: 10 nennen/,
  )
  expect(received).toEqual([])
})

const MISSING = (path: string) => path.includes('gibt-es-nicht')
const ELSEWHERE = 'https://alter-dienst.test/f'
const MOVED = { from: '/über-uns.html', to: '/#about' } as const
const leadsTo = (url: string) => `<meta http-equiv="refresh" content="0; url=${url}">`
const onEveryPage = (html: string): Host => {
  for (const path of PAGES) {
    write(path, html)
  }
  return {}
}
const AGAIN = 'Laden Sie alles noch einmal hoch'

type Row = [what: string, change: () => Host, ...lines: string[]]

/** The ordinary accidents of an upload and of the years: what is otherwise than on a good host, and what the probe says to it. */
const ACCIDENTS: Row[] = [
  [
    'a security.txt that has expired',
    () => ({ security: securityTxt('a@b.test', null, daysAgo(351)) }),
    '✗ security.txt: seit 24.11.2026 abgelaufen',
  ],
  [
    'a page that is missing',
    () => without('werkschutz'),
    '✗ Sitemap: Nicht zu lesen sind 1 von 3 Adressen: /wache/werkschutz/ (Antwort 404)',
  ],
  [
    'an Impressum that is missing',
    () => without('impressum'),
    '✗ Sitemap: Nicht zu lesen sind 1 von 3 Adressen: /wache/impressum/ (Antwort 404)',
  ],
  [
    'a host that forbids search engines the folder',
    () => ({ robots: `User-agent: *\nDisallow: ${BASE}/` }),
    '✗ robots.txt: verbietet Suchmaschinen 3 von 3 Seiten',
  ],
  [
    'a server that still allows the form service of before',
    () => ({ policy: policyFor(ELSEWHERE) }),
    '✗ Formulare: JEDE ANFRAGE GEHT VERLOREN. Die Seiten senden an http://localhost',
  ],
  [
    'a header that is missing',
    () => {
      const { 'X-Content-Type-Options': _, ...headers } = goodHeaders()
      return { headers }
    },
    '! Kopfzeilen: Es fehlen X-Content-Type-Options. Prüfen Sie',
  ],
  [
    'pages without a policy on a host that sends none',
    () => {
      const { 'Content-Security-Policy': _, ...headers } = goodHeaders()
      return { headers, ...onEveryPage(page(endpoint).replace(/<meta http-equiv.*?>/, '')) }
    },
    '! Kopfzeilen: Es fehlen Content-Security-Policy.',
    '✗ Content-Security-Policy: 3 von 3 Seiten haben keine, weder selbst noch vom Server',
  ],
  ['a security.txt that only lies in the folder', () => ({ security: null }), '! security.txt: '],
  ['pages that are not compressed', () => without('index.html.gz'), '! Kompression: '],
  [
    "an error page of the host's own",
    () => ({ answers: (path) => (MISSING(path) ? { status: 404, text: 'Not Found' } : undefined) }),
    '! 404: Die Fehlerseite ist nicht die der Website',
  ],
  [
    'a host that leaves out _next',
    () => without('_next'),
    '✗ Dateien: DIE WEBSITE IST ZERSTÖRT. Der Ordner /wache/_next/ fehlt',
  ],
  [
    'all style sheets missing',
    () => without(...STYLES),
    `✗ Dateien: Von 1 Dateien der Gestaltung fehlen 1 (/wache/_next/static/chunks/a.css). Seiten kommen ohne ihre Gestaltung oder Schrift. ${AGAIN}`,
  ],
  [
    'one script missing, which only another names',
    () => without('_next/static/chunks/late.js'),
    '✗ Dateien: Von 3 Skripten fehlen 1 (/wache/_next/static/chunks/late.js). Menü, Formulare',
  ],
  [
    'all pictures missing',
    () => without(...PICTURES),
    '✗ Dateien: Von 3 Bildern und Filmen fehlen 3 (/wache/werk-240.webp, /wache/werk-480.webp, /wache/wache-nacht.svg). Besucher sehen',
  ],
  [
    'all downloads missing',
    () => without(...DOWNLOADS),
    '✗ Dateien: Von 2 Dateien zum Herunterladen fehlen 2 (/wache/muster.docx, /wache/kontakt.vcf).',
  ],
  [
    'old addresses that lead nowhere any more, or elsewhere',
    () => ({
      ...write('alt/index.html', leadsTo(`${BASE}/impressum/`)),
      redirects: [MOVED, { from: '/alt', to: '/werkschutz/' }],
    }),
    '✗ Alte Adressen: Von 2 leiten 2 nicht weiter, wohin sie sollen (/über-uns.html (Antwort 404), /alt (Antwort 200)).',
  ],
  [
    "yesterday's home page in today's upload",
    () => write('index.html', page(endpoint, { build: YESTERDAY })),
    `✗ Fassung: 1 von 3 Seiten sind aus einer anderen Veröffentlichung als version.txt (/wache/). ${AGAIN}`,
  ],
  [
    'the whole version of yesterday still up',
    () => ({ ...onEveryPage(page(endpoint, { build: YESTERDAY })), ...write('version.txt', YESTERDAY) }),
    `! Fassung: Auf der Website steht eine andere (${YESTERDAY}) als in out/ (${BUILD}).`,
  ],
  // Others.
  [
    'a host that answers a page whatever is missing',
    () => ({
      ...without('muster.docx'),
      answers: (path) =>
        MISSING(path) || path.endsWith('.docx') ? { status: 200, text: 'Start' } : undefined,
    }),
    '✗ Dateien: Von 2 Dateien zum Herunterladen fehlen 1 (/wache/muster.docx)',
    '✗ 404: Eine Adresse, die es nicht gibt, antwortet 200',
  ],
  [
    'a host that has enough of questions',
    () => ({ answers: (path) => (path.endsWith('.webp') ? { status: 429, text: '' } : undefined) }),
    '! Dateien: Von 10 ließen sich 2 nicht ansehen (/wache/werk-240.webp: Antwort 429)',
  ],
  [
    'a link that leads nowhere',
    () => write('werkschutz/index.html', page(endpoint, { text: `<a href="${BASE}/alt/">Alt</a>` })),
    '✗ Dateien: Von 1 weiteren Adressen fehlen 1 (/wache/alt/). Links führen',
  ],
  ['no name of the version', () => without('version.txt'), '✗ Fassung: '],
  [
    'a job that has ended',
    () =>
      write(
        'werkschutz/index.html',
        page(endpoint, {
          meta: '<script type="application/ld+json">{"@graph":[{"@type":"JobPosting","title":"Nachtwache","validThrough":"2026-11-24T23:59"}]}</script>',
        }),
      ),
    '✗ Stellen: Die Bewerbungsfrist ist vorbei („Nachtwache“ bis 24.11.2026).',
  ],
  [
    'a page of another form service',
    () => write('impressum/index.html', page(ELSEWHERE)),
    '✗ Formulare: Die Seiten senden an verschiedene Adressen',
  ],
  [
    'a page whose own policy is older than its form',
    () =>
      write('impressum/index.html', page(ELSEWHERE).replace(`action="${ELSEWHERE}"`, `action="${endpoint}"`)),
    '✗ Formulare: Auf 1 von 3 Seiten verbietet die Seite selbst',
  ],
  [
    'forms without a service',
    () => onEveryPage(page(endpoint).replace(`action="${endpoint}"`, 'action="mailto:post@nachtruf.test"')),
    '✗ Formulare: Sie senden nicht',
  ],
  [
    'no redirect to the slash',
    () => ({ answers: (path) => (path === `${BASE}/werkschutz` ? { status: 200, text: 'x' } : undefined) }),
    '! Schrägstrich: ',
  ],
  [
    'a sitemap of another address',
    () => write('sitemap.xml', '<loc>https://www.alte-adresse.test/wache/</loc>'),
    '✗ Sitemap: Nicht hierher gehören 1 von 1 Adressen (https://www.alte-adresse.test/wache/)',
  ],
  [
    'a preview, by its pages',
    () => write('werkschutz/index.html', page(endpoint, { meta: '<meta name="robots" content="noindex">' })),
    '✗ Suchmaschinen: „noindex“ steht auf 1 von 3 Seiten',
  ],
  [
    'a preview, by the header of its host',
    () => ({ headers: { ...goodHeaders(), 'X-Robots-Tag': 'noindex' } }),
    '✗ Suchmaschinen: „noindex“ steht auf 3 von 3 Seiten',
  ],
  [
    'the sample company',
    () => write('impressum/index.html', page(endpoint, { text: 'Musterwacht Sicherheitsdienste GmbH' })),
    '! Muster: Die Musterfirma steht noch auf 1 von 3 Seiten (Musterwacht; /wache/impressum/)',
  ],
  [
    'a security.txt that soon will have expired',
    () => ({ security: securityTxt('a@b.test', null, daysAgo(300)) }),
    '! security.txt: läuft in 50 Tagen ab (14.1.2027)',
  ],
]

it.each(ACCIDENTS)('names %s, in its lines and no other', async (_what, change, ...lines) => {
  const { redirects = [], ...host } = change()
  const findings = await findingsAt(await hostWith(host), { redirects })
  expect(complaintsIn(findings)).toEqual(lines.map((line) => expect.stringContaining(line)))
  expect(summaryOf(findings)).toEqual({
    line: expect.stringMatching(/^✗ \d+ zu beheben/),
    code: lines.some((line) => line.startsWith('✗')) ? 1 : 0,
  })
})

it('is content with old addresses that lead on, by the host or by a page', async () => {
  write('alt/index.html', leadsTo(`${BASE}/#about`))
  const address = await hostWith({ moved: { [encodeURI(MOVED.from)]: `${BASE}/#about` } })
  expect(await complaintsAt(address, { redirects: [MOVED, { from: '/alt', to: '/#about' }] })).toEqual([])
})

it('says where there is no export to compare with, and does not mind', async () => {
  write('index.html', page(endpoint).replace('localhost:3000', 'www.nachtruf.test'), exported)
  const findings = await findingsAt(await hostWith())
  expect(findings.map(printed)).toContainEqual(
    expect.stringContaining('– Fassung: nicht mit out/ verglichen'),
  )
  expect(summaryOf(findings).code).toBe(0)
})

it('names settings of this site that are for another service', async () => {
  const address = await hostWith()
  const settings = {
    siteUrl: new URL(address).origin,
    basePath: BASE,
    formEndpoint: 'https://neuer-dienst.test/f',
  }
  expect(await complaintsAt(address, { settings })).toEqual([
    expect.stringContaining('✗ Formulare: Die Seiten senden an http://localhost'),
  ])
})

it('goes on where the address leads', async () => {
  const there = await hostWith()
  const port = await portOf(
    createServer((_request, response) => response.writeHead(301, { Location: there }).end()),
  )
  const complaints = await complaintsAt(`http://localhost:${port}/`)
  expect(complaints).toEqual([
    `! http://localhost:${port}/ leitet weiter. Geprüft wird die Website dort: ${there}`,
  ])
})

it('says in one line why a site cannot be read', async () => {
  const server = createServer()
  const port = await portOf(server)
  await new Promise((resolve) => server.close(resolve))
  expect(await complaintsAt(`http://localhost:${port}/`)).toEqual([
    `✗ http://localhost:${port}/ ist nicht zu lesen: dort antwortet kein Server.`,
  ])
})

describe('asked to, it sends one request as the page would', () => {
  const lastAt = async (email: string) => {
    const findings = await findingsAt(await hostWith(), { sendsRequest: true, sender: { ...sender, email } })
    return printed(findings.at(-1) ?? { level: 'bad', text: '' })
  }

  it('from the origin of the site, with the constants of its form, marked as a test', async () => {
    expect(await lastAt('post@nachtruf.test')).toMatch(
      /^✓ Testanfrage: vom Formulardienst angenommen \(25\.11\.2026, 19:22 Uhr\)/,
    )
    expect(received).toHaveLength(1)
    expect(received[0]?.headers).toMatchObject({
      origin: expect.stringMatching(/^http:\/\/localhost:\d+$/),
      'content-type': 'application/json',
    })
    const body = received[0]?.body ?? {}
    expect(Object.keys(body)).toEqual(['access_key', 'name', 'email', 'phone', 'message'])
    expect(body).toMatchObject({
      access_key: 'k-1',
      name: 'TEST von npm run probe',
      message: expect.stringMatching(/^TEST von npm run probe, 25\.11\.2026, 19:22 Uhr: .* Bitte löschen\.$/),
    })
  })

  it.each([
    ['quota@nachtruf.test', /^✗ Testanfrage: abgelehnt \(Antwort 200\): Kontingent/],
    ['422@nachtruf.test', /^✗ Testanfrage: abgelehnt \(Antwort 422\)/],
    ['429@nachtruf.test', /^✗ Testanfrage: der Dienst hat zu viel zu tun/],
    ['500@nachtruf.test', /^✗ Testanfrage: der Dienst antwortet so, dass niemand weiß/],
    ['html@nachtruf.test', /^✗ Testanfrage: der Dienst antwortet so, dass niemand weiß/],
    ['redirect@nachtruf.test', /^✗ Testanfrage: Der Dienst antwortet mit einer Weiterleitung/],
    ['nocors@nachtruf.test', /^✗ Testanfrage: gesendet, aber Browser dürften die Antwort nicht lesen/],
    ['reset@nachtruf.test', /^✗ Testanfrage: gesendet, aber die Verbindung brach ab/],
  ])('and reads the reply to %s as visitors would be told', async (email, line) => {
    const said = await lastAt(email)
    expect(said).toMatch(line)
    expect(said).not.toContain('nachtruf.test')
    expect(received).toHaveLength(1)
  })
})

it.each([
  ['www.wache.de', 'https://www.wache.de', '', false],
  ['https://www.wache.de/sub/pfad/', 'https://www.wache.de', '/sub/pfad', false],
  ['http://www.wache.de/index.html', 'https://www.wache.de', '', false],
  ['https://müller-wache.de', 'https://xn--mller-wache-thb.de', '', false],
  ['http://localhost:3100/sub', 'http://localhost:3100', '/sub', true],
])('takes %s for the site at %s%s', (typed, origin, basePath, isLocal) => {
  expect(siteAt(typed)).toEqual({ origin, basePath, isLocal })
})

it.each(['', 'https://', 'ftp://wache.de', 'zwei Wörter'])('takes „%s“ for no address', (typed) => {
  expect(siteAt(typed)).toBeNull()
})
