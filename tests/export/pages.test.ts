import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { company } from '@/content/company'
import { services } from '@/content/services'
import { pathOf } from '@/lib/both/pathOf'
import { CONTACT_CARD, type Page, pages } from '@/lib/server/pages'
import { phoneHref } from '@/lib/server/phone'
import { SHARING_SIZE } from '@/lib/server/sharingPictures'
import { OUT, settingsOfExport } from '@/scripts/lib/exportFolder'
import { type ExportedPage, exportedFiles, exportedPages } from '../support/exported'

const { basePath } = settingsOfExport(OUT)
const recorded = exportedPages.filter(({ path }) => pages.some((page) => page.path === path))

/** Members of structured data whose values stand word for word on the page. */
const SHOWN = [
  'name',
  'alternateName',
  'streetAddress',
  'postalCode',
  'addressLocality',
  'foundingDate',
  'email',
  'text',
]

/** What pages of a kind are beside pages of this company. */
const THINGS: Partial<Record<Page['kind'], readonly string[]>> = {
  area: ['BreadcrumbList'],
  service: ['Service', 'BreadcrumbList', 'FAQPage'],
  job: ['JobPosting', 'BreadcrumbList'],
  planung: ['BreadcrumbList'],
  'planung/bedarf': ['WebApplication', 'BreadcrumbList'],
  'planung/kosten': ['WebApplication', 'BreadcrumbList'],
  'planung/qualifikation': ['BreadcrumbList'],
  'planung/wechsel': ['Article', 'BreadcrumbList'],
  'planung/muster': ['BreadcrumbList'],
}

/** Whether a file of the export answers this address. */
function answers(address: string): boolean {
  const path = decodeURIComponent(new URL(address, 'http://x').pathname).slice(basePath.length)
  return existsSync(join(OUT, path.endsWith('/') ? `${path}index.html` : path))
}

/** Whether git can tell when a page last changed: not in a copy without its history, nor in a shallow one. */
function isWholeCheckout(): boolean {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? ''
  return git('rev-parse', '--is-shallow-repository') === 'false' && git('ls-files', 'content/home.ts') !== ''
}

function attributesOf(page: ExportedPage, selector: string, attribute: string): string[] {
  return page.root
    .querySelectorAll(selector)
    .map((element) => element.getAttribute(attribute))
    .filter((value) => value !== undefined)
}

/** Names of classes that a stylesheet of the export speaks of. */
function classesIn(href: string): string[] {
  const css = readFileSync(join(OUT, href.slice(basePath.length)), 'utf8')
  return [...css.matchAll(/\.([a-z][\w-]*)/g)].flatMap(([, name]) => name ?? [])
}
const styled = new Set(
  recorded.flatMap((page) => attributesOf(page, 'link[rel=stylesheet]', 'href')).flatMap(classesIn),
)

describe('the export', () => {
  it('has every route, the 404 page, and no other page', () => {
    const expected = [...pages.map(({ path }) => path), '/404.html', '/404/']
    expect(exportedPages.map(({ path }) => path).sort()).toEqual(expected.sort())
  })

  it('gives each page a title and a description of its own', () => {
    const titles = recorded.map(({ root }) => root.querySelector('title')?.text)
    const descriptions = recorded.map((page) => attributesOf(page, 'meta[name=description]', 'content')[0])
    expect(new Set(titles).size).toBe(pages.length)
    expect(new Set(descriptions).size).toBe(pages.length)
    expect([...titles, ...descriptions]).not.toContain(undefined)
  })

  it('lists every route in the sitemap, with its slash', () => {
    const sitemap = readFileSync(join(OUT, 'sitemap.xml'), 'utf8')
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    )
    expect(listed).toEqual(pages.map(({ path }) => basePath + path))
  })

  it('is linked up: from the home page every page is reached, and in few steps', () => {
    const linksOf = (page: ExportedPage) =>
      attributesOf(page, 'a[href]', 'href')
        .filter((href) => href.startsWith('/'))
        .map((href) => new URL(href, 'http://x').pathname.slice(basePath.length))
    const home = exportedPages.filter(({ path }) => path === '/')
    const nearby = new Set(home.flatMap(linksOf))
    const reached = new Set([
      ...nearby,
      ...exportedPages.filter(({ path }) => nearby.has(path)).flatMap(linksOf),
    ])
    expect(pages.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([])
  })

  it('tells when a page last changed, and never a day that has not come', () => {
    const sitemap = readFileSync(join(OUT, 'sitemap.xml'), 'utf8')
    const days = [...sitemap.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, day = '']) => day)
    expect(days.length > 0).toBe(isWholeCheckout())
    expect(days.filter((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day) || new Date(day) > new Date())).toEqual([])
  })

  it('has a contact card with what the pages show', () => {
    const card = readFileSync(join(OUT, CONTACT_CARD), 'utf8')
    expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3.0\r\n[\s\S]+END:VCARD\r\n$/)
    expect(card).toContain(`FN:${company.legalName}`)
    expect(card).toContain(phoneHref(company.phone).replace('tel:', ''))
    expect(card).toContain(company.street)
  })

  it('has a sharing picture of the right size for every page', async () => {
    for (const page of recorded) {
      const [address = ''] = attributesOf(page, 'meta[property="og:image"]', 'content')
      expect(answers(address)).toBe(true)
      const file = join(OUT, new URL(address).pathname.slice(basePath.length))
      expect((await sharp(file).metadata()).format).toBe('jpeg')
      // Read to its end.
      const { info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
      expect(info).toMatchObject(SHARING_SIZE)
      expect(attributesOf(page, 'meta[property="og:image:alt"]', 'content')[0]).toBeTruthy()
      // What else it may say, X reads from og:*.
      expect(attributesOf(page, 'meta[name^="twitter:"]', 'content')).toEqual(['summary_large_image'])
    }
  })

  it('names icons of the size that they have, one of them for every shape', async () => {
    const { icons, start_url } = JSON.parse(readFileSync(join(OUT, 'manifest.webmanifest'), 'utf8'))
    expect(start_url).toBe(`${basePath}/`)
    for (const { src, sizes, purpose } of icons) {
      expect(answers(src)).toBe(true)
      const picture = sharp(join(OUT, src.slice(basePath.length)))
      const { width, height } = await picture.metadata()
      expect(`${width}x${height}`).toBe(sizes)
      // A maskable icon has no transparent corner.
      expect((await picture.stats()).isOpaque).toBe(purpose === 'maskable')
    }
  })

  it('has no file of the page that Next keeps for unknown addresses: hosts would answer with it', () => {
    expect(exportedFiles.filter((file) => file.includes('_not-found'))).toEqual([])
  })
})

/** Classes of CSS modules, as the bundler names them: `JlWZxq_table`. */
const MODULE_CLASS = /^[\w-]{6}_[a-z]\w*$/i

describe.each(exportedPages)('$file', (page) => {
  it('has a rule for each class of its parts', () => {
    const sheets = attributesOf(page, 'link[rel=stylesheet]', 'href')
      .map((address) => readFileSync(join(OUT, address.slice(basePath.length)), 'utf8'))
      .join('')
    const classes = attributesOf(page, '[class]', 'class')
      .flatMap((value) => value.split(/\s+/))
      .filter((name) => MODULE_CLASS.test(name))
    expect(classes.length).toBeGreaterThan(10)
    expect([...new Set(classes)].filter((name) => !sheets.includes(`.${name}`))).toEqual([])
  })

  const { root, html } = page
  const record = pages.find(({ path }) => path === page.path)

  it('is German and has one h1 and one main', () => {
    expect(root.querySelector('html')?.getAttribute('lang')).toBe('de')
    expect(root.querySelectorAll('h1')).toHaveLength(1)
    expect(root.querySelectorAll('main')).toHaveLength(1)
  })

  it('steps down its headings one by one', () => {
    const levels = root.querySelectorAll('h1,h2,h3,h4,h5,h6').map(({ tagName }) => Number(tagName.slice(1)))
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1)
    expect(jumps).toEqual([])
  })

  it('names itself as the canonical address, unless it is the error page', () => {
    const canonical = attributesOf(page, 'link[rel=canonical]', 'href')
    const expected = record ? [basePath + page.path] : []
    expect(canonical.map((address) => new URL(address).pathname)).toEqual(expected)
  })

  it('uses each id once', () => {
    const ids = attributesOf(page, '[id]', 'id')
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('links to pages and sections that exist', () => {
    const broken = attributesOf(page, 'a[href]', 'href')
      // What leads elsewhere is the owner's: profiles in social networks.
      .filter((href) => !/^(tel|mailto|https):/.test(href))
      .filter((href) => {
        const url = new URL(href, `http://x${basePath}${page.path}`)
        const target = exportedPages.find(({ path }) => basePath + path === url.pathname)
        if (target === undefined && answers(url.pathname)) {
          return url.hash !== ''
        }
        const id = url.hash.slice(1)
        const states = pages.find(({ path }) => path === target?.path)?.linkState ?? []
        const isState = states.some((key) => id.startsWith(`${key}=`))
        return target === undefined || (id !== '' && !isState && target.root.getElementById(id) === null)
      })
    expect(broken).toEqual([])
  })

  it('links without a detour, in words that say where to', () => {
    const links = root.querySelectorAll('a[href]').map((link) => ({
      href: link.getAttribute('href') ?? '',
      words: link.text.replaceAll('\u00ad', '').trim() || link.querySelector('img')?.getAttribute('alt'),
    }))
    const downloads = pages.flatMap((each) => each.downloads.map((path) => basePath + path))
    // Without its slash a page answers with a redirect.
    const detours = links.filter(
      ({ href }) => href.startsWith('/') && !/^\/([^?#]*\/)?(#.*)?$/.test(href) && !downloads.includes(href),
    )
    const empty = links.filter(
      ({ words }) => !words || /^(hier|mehr|weiter|klick.*|link|details)\.?$/i.test(words),
    )
    expect([...detours, ...empty]).toEqual([])
  })

  it('tells search engines what it shows, and nothing else', () => {
    const data = root
      .querySelectorAll('script[type="application/ld+json"]')
      .map(({ text }) => JSON.parse(text))
    if (record === undefined) {
      expect(data).toEqual([])
      return
    }
    const shown =
      root
        .querySelector('body')
        ?.structuredText.replace(/[\u00ad\u2060]/g, '')
        .replace(/\s+/g, ' ') ?? ''
    const things: Record<string, unknown>[] = data[0]['@graph']
    const types = things.map((thing) => thing['@type'])
    expect(types).toEqual(['LocalBusiness', 'WebSite', ...(THINGS[record.kind] ?? [])])
    const told: string[] = []
    JSON.stringify(things, (key, value) => {
      if (SHOWN.includes(key)) {
        told.push(value)
      }
      return value
    })
    expect(told).toContain(company.street)
    expect(told.filter((text) => !shown.includes(text.replace(/\s+/g, ' ')))).toEqual([])
    expect(root.querySelector(`a[href="tel:${things[0]?.telephone}"]`)).not.toBeNull()
  })

  it('loads the styles of every class that it has', () => {
    const own = new Set(attributesOf(page, 'link[rel=stylesheet]', 'href').flatMap(classesIn))
    const used = new Set(attributesOf(page, '[class]', 'class').flatMap((names) => names.split(/\s+/)))
    expect([...used].filter((name) => styled.has(name) && !own.has(name))).toEqual([])
  })

  it('loads files that exist, all from its own host', () => {
    const sets = [
      ...attributesOf(page, '[srcset]', 'srcset'),
      ...attributesOf(page, '[imagesrcset]', 'imagesrcset'),
    ]
    const addresses = [
      ...attributesOf(page, '[src]', 'src'),
      ...attributesOf(page, 'link[href]:not([rel=canonical])', 'href'),
      ...sets.flatMap((set) => set.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? '')),
    ]
    expect(addresses.length).toBeGreaterThan(3)
    expect(addresses.filter((address) => !address.startsWith(`${basePath}/`) || !answers(address))).toEqual(
      [],
    )
  })

  it('opens the offer dialog with the name of the service that it is about', () => {
    const service = services.find(({ slug }) => page.path === pathOf(slug))
    const named = root.querySelectorAll('main [data-offer]').map((link) => link.getAttribute('data-offer'))
    // A calculator of the desk may be for one service.
    const ofDesk = page.path.startsWith(pathOf('planung')) ? services.map(({ title }) => title) : []
    const words = service ? [service.title] : ['', ...ofDesk]
    expect(named.filter((name) => !words.includes(name ?? 'none'))).toEqual([])
    if (service) {
      expect(named.length).toBeGreaterThanOrEqual(2)
    }
  })

  it('leads to the contact form with every offer button, for want of scripts', () => {
    const targets = new Set(attributesOf(page, 'a[data-offer]', 'href'))
    expect([...targets]).toEqual([`${basePath}/#contact`])
  })

  it('gives every picture a text, a size and a reserved place', () => {
    for (const picture of root.querySelectorAll('img')) {
      expect(picture.getAttribute('alt')).toBeDefined()
      expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0)
      expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0)
    }
  })

  it('styles nothing inline and hides no text by an attribute: it is read before and without scripts', () => {
    expect(attributesOf(page, '[style]', 'style')).toEqual([])
    // Next leaves one empty box for what streams in later.
    expect(root.querySelectorAll('[hidden], [inert]').map(({ text }) => text)).toEqual([''])
    // What fades in is hidden by the island, never by the page.
    expect(root.querySelectorAll('[data-reveal=armed]')).toEqual([])
  })

  it('keeps from screen readers only what is drawn or said elsewhere', () => {
    const controls = root
      .querySelectorAll('[aria-hidden=true]')
      .flatMap((element) =>
        element
          .querySelectorAll('a, button, input, textarea, summary, h1, h2, h3, h4')
          .map(({ text }) => text),
      )
    expect(controls).toEqual([])
  })

  it('can be called from', () => {
    expect(html).toContain('href="tel:')
    expect(html).toContain(company.phone)
  })

  it('leaves no text undefined', () => {
    const texts = root.querySelectorAll('h1,h2,h3,p,li,dd,dt,a,button,label').map((element) => element.text)
    expect(texts.filter((text) => /undefined|\[object|NaN/.test(text))).toEqual([])
  })
})
