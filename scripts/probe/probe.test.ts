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
import { type Finding, printed } from './finding'
import { probe } from './probe'
import { siteAt } from './site'

const NOW = new Date('2026-11-25T18:22:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000)
const BASE = '/wache'
const sender = { email: 'post@nachtruf.test', phone: '040 123456-0' }

const policyFor = (endpoint: string) =>
  formatPolicy(contentPolicy({ hashes: [], formOrigin: new URL(endpoint).origin }))

/** A page as the export writes it, as far as the probe reads it. */
function page(endpoint: string, { meta = '', text = 'Nachtruf' } = {}): string {
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policyFor(endpoint)}">${meta}
<p>${text}</p><form data-enquiry="contact" action="${endpoint}" method="post"><input type="hidden" name="access_key" value="k-1"><input name="email"></form>`
}

let received: Received[]
let receiver: Server
let endpoint: string
let folder: string
const running: Server[] = []

async function portOf(server: Server): Promise<number> {
  running.push(server)
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return (server.address() as AddressInfo).port
}

/** A file of the export; the host is a good one. */
function write(path: string, text: string): Host {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  writeFileSync(`${file}.gz`, gzipSync(text))
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
  for (const path of ['index.html', 'werkschutz/index.html', 'impressum/index.html']) {
    write(path, page(endpoint))
  }
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
})

type Host = {
  /** What the server's policy names. */
  policy?: string
  headers?: Record<string, string>
  robots?: string
  security?: string | null
  /** What such a server answers by itself, before the files. */
  answers?: (path: string) => { status: number; text: string } | undefined
}

/** A host that serves the export below a path, and files of its own at its root. */
async function hostWith({
  policy = policyFor(endpoint),
  headers,
  robots = 'User-agent: *\nAllow: /',
  security = securityTxt('post@nachtruf.test', null, NOW),
  answers,
}: Host = {}): Promise<string> {
  const site = createStaticServer({
    folder,
    basePath: BASE,
    headers: headers ?? {
      ...commonHeaders({ basePath: BASE, policy, indexing: true }),
      [RESOURCE_POLICY]: OWN_RESOURCE,
    },
  })
  const root: Record<string, string | null> = { '/robots.txt': robots, '/.well-known/security.txt': security }
  const port = await portOf(
    createServer((request, response) => {
      const path = request.url ?? ''
      const own = root[path] ?? null
      const answer = answers?.(path) ?? (own === null ? undefined : { status: 200, text: own })
      if (answer === undefined) {
        site.emit('request', request, response)
      } else {
        response.writeHead(answer.status).end(answer.text)
      }
    }),
  )
  return `http://localhost:${port}${BASE}/`
}

type Settings = Parameters<typeof probe>[1]
const UNSET = { siteUrl: null, basePath: '', formEndpoint: null }

async function findingsAt(address: string, options: Partial<Settings> = {}): Promise<Finding[]> {
  const site = siteAt(address)
  if (site === null) {
    throw new Error(`${address} is no address`)
  }
  const findings: Finding[] = []
  for await (const finding of probe(site, { settings: UNSET, sender, now: NOW, ...options })) {
    findings.push(finding)
  }
  return findings
}

/** What is not well, one printed line each. */
async function complaintsAt(address: string, options: Partial<Settings> = {}): Promise<string[]> {
  const findings = await findingsAt(address, options)
  return findings.filter(({ level }) => level === 'bad' || level === 'doubt').map(printed)
}

it('finds nothing wrong with a site below a path, says one line a check, and sends nothing', async () => {
  const findings = await findingsAt(await hostWith())
  expect(findings.filter(({ level }) => level !== 'good').map(printed)).toEqual([
    expect.stringMatching(/^– Zertifikat.*nicht geprüft/),
  ])
  expect(findings.every(({ text }) => /\.$/.test(text) && !text.includes('\n'))).toBe(true)
  expect(findings.map(({ text }) => text).join()).toContain('Sitemap: 3 Adressen, alle antworten.')
  expect(received).toEqual([])
})

it('sees that the server still allows the form service of before: every request is lost', async () => {
  const [line, ...others] = await complaintsAt(
    await hostWith({ policy: policyFor('https://alter-dienst.test/f') }),
  )
  expect(line).toContain('✗ Formulare: JEDE ANFRAGE GEHT VERLOREN')
  expect(line).toContain('https://alter-dienst.test. Laden Sie den Server neu: nginx -s reload')
  expect(others).toEqual([])
})

const MISSING = (path: string) => path.includes('gibt-es-nicht')
const ELSEWHERE = 'https://alter-dienst.test/f'

/** What is otherwise than on a good host, and in which line the probe names it. */
it.each<[what: string, change: () => Host, line: string]>([
  [
    'an upload of which one page is missing',
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
    () => {
      for (const path of ['index.html', 'werkschutz/index.html', 'impressum/index.html']) {
        write(path, page(endpoint).replace(`action="${endpoint}"`, 'action="mailto:post@nachtruf.test"'))
      }
      return {}
    },
    '✗ Formulare: Sie senden nicht',
  ],
  [
    'a host that answers 200 whatever it is asked',
    () => ({ answers: (path) => (MISSING(path) ? { status: 200, text: 'Start' } : undefined) }),
    '✗ 404: Eine Adresse, die es nicht gibt, antwortet 200',
  ],
  [
    "an error page of the host's own",
    () => ({ answers: (path) => (MISSING(path) ? { status: 404, text: 'Not Found' } : undefined) }),
    '! 404: Die Fehlerseite ist nicht die der Website',
  ],
  [
    'no redirect to the slash',
    () => ({ answers: (path) => (path === `${BASE}/werkschutz` ? { status: 200, text: 'x' } : undefined) }),
    '! Schrägstrich: ',
  ],
  ['no headers', () => ({ headers: {} }), '! Kopfzeilen: Es fehlen Content-Security-Policy,'],
  [
    'pages that are not compressed',
    () => {
      rmSync(join(folder, 'index.html.gz'))
      return {}
    },
    '! Kompression: ',
  ],
  [
    'a sitemap of another address',
    () => write('sitemap.xml', '<loc>https://www.alte-adresse.test/wache/</loc>'),
    '✗ Sitemap: Nicht hierher gehören 1 von 1 Adressen (https://www.alte-adresse.test/wache/)',
  ],
  [
    'a page of the sitemap that is missing',
    () => {
      rmSync(join(folder, 'impressum'), { recursive: true })
      return {}
    },
    '✗ Sitemap: Nicht zu lesen sind 1 von 3 Adressen: /wache/impressum/ (Antwort 404)',
  ],
  [
    'a host that forbids search engines the folder',
    () => ({ robots: `User-agent: *\nDisallow: ${BASE}/` }),
    '✗ robots.txt: verbietet Suchmaschinen 3 von 3 Seiten',
  ],
  [
    'a preview, by its pages',
    () => write('werkschutz/index.html', page(endpoint, { meta: '<meta name="robots" content="noindex">' })),
    '✗ Suchmaschinen: „noindex“ steht auf 1 von 3 Seiten',
  ],
  [
    'a preview, by the header of its host',
    () => ({
      headers: {
        ...commonHeaders({ basePath: BASE, policy: policyFor(endpoint), indexing: false }),
        [RESOURCE_POLICY]: OWN_RESOURCE,
      },
    }),
    '✗ Suchmaschinen: „noindex“ steht auf 3 von 3 Seiten',
  ],
  [
    'the sample company',
    () => write('impressum/index.html', page(endpoint, { text: 'Musterwacht Sicherheitsdienste GmbH' })),
    '! Muster: Die Musterfirma steht noch auf 1 von 3 Seiten (Musterwacht; /wache/impressum/)',
  ],
  [
    'a security.txt that has expired',
    () => ({ security: securityTxt('a@b.test', null, daysAgo(351)) }),
    '✗ security.txt: seit 24.11.2026 abgelaufen',
  ],
  [
    'a security.txt that soon will have',
    () => ({ security: securityTxt('a@b.test', null, daysAgo(300)) }),
    '! security.txt: läuft in 50 Tagen ab (14.1.2027)',
  ],
  ['a security.txt that only lies in the folder', () => ({ security: null }), '! security.txt: '],
])('names %s, in one line and no other', async (_what, change, line) => {
  expect(await complaintsAt(await hostWith(change()))).toEqual([expect.stringContaining(line)])
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
