import { apacheConfig } from './hosts/apache'
import { caddyConfig } from './hosts/caddy'
import { netlifyRedirects } from './hosts/netlify'
import { nginxConfig } from './hosts/nginx'
import { redirectFaults, redirectPage, redirectPages, redirectRules } from './redirects'

const OLD = [
  { from: '/leistungen.html', to: '/#services' },
  { from: '/%C3%BCber-uns/', to: '/impressum/' },
  { from: '/index.php', to: '/' },
] as const

const host = (redirects = redirectRules(OLD)) => ({
  basePath: '/wache',
  policy: "default-src 'none'",
  indexing: true,
  redirects,
})

it('matches a folder with and without its slash, and decoded letters', () => {
  expect(redirectRules(OLD)).toEqual([
    { from: '/leistungen.html', to: '/#services' },
    { from: '/über-uns', to: '/impressum/' },
    { from: '/über-uns/', to: '/impressum/' },
    { from: '/index.php', to: '/' },
  ])
})

it.each([
  ['Apache', apacheConfig(host()), 'RewriteRule "^leistungen\\.html$" "/wache/#services" [R=301,L,NE,QSD]'],
  ['Apache', apacheConfig(host()), 'RewriteRule "^über-uns\\/$" "/wache/impressum/" [R=301,L,NE,QSD]'],
  ['nginx', nginxConfig(host()), 'location = "/wache/leistungen.html" { return 301 /wache/#services; }'],
  ['nginx', nginxConfig(host()), 'location = "/wache/über-uns" { return 301 /wache/impressum/; }'],
  ['Caddy', caddyConfig(host()), '\nredir /wache/leistungen.html /wache/#services permanent\n'],
  ['Netlify', netlifyRedirects(host()), '\n/wache/leistungen.html /wache/#services 301!\n'],
  ['Cloudflare', netlifyRedirects(host()), '\n/wache/%C3%BCber-uns/ /wache/impressum/ 301\n'],
])('writes a rule for %s, below the base path', (_host, config, rule) => {
  expect(config).toContain(rule)
})

it.each([apacheConfig, nginxConfig, caddyConfig])('writes nothing about it without redirects', (config) => {
  expect([config(host([])), config(host())].map((text) => text.includes('earlier site'))).toEqual([
    false,
    true,
  ])
})

it('writes a redirect page for each old address that can be a page', () => {
  expect(redirectPages(OLD)).toEqual([
    { file: 'leistungen.html', to: '/#services' },
    { file: 'über-uns/index.html', to: '/impressum/' },
  ])
  const page = redirectPage('https://www.nachtruf.de/wache/#services')
  expect(page).toContain('content="0; url=/wache/#services"')
  expect(page).toContain('<link rel="canonical" href="https://www.nachtruf.de/wache/#services">')
})

it.each([
  ['/index.php?id=5', '/', 'ohne ? und #'],
  ['leistungen.html', '/', 'vorn ein /'],
  ['/alt/*', '/', 'vorn ein /'],
  ['/a//b', '/', 'vorn ein /'],
  ['/../alt', '/', 'vorn ein /'],
  ['/', '/impressum/', 'vorn ein /'],
  ['/impressum', '/datenschutz/', 'die es auf der neuen Website gibt'],
  ['/Impressum/', '/datenschutz/', 'die es auf der neuen Website gibt'],
  ['/index.html', '/impressum/', 'die es auf der neuen Website gibt'],
  ['/favicon.ico', '/', 'die es auf der neuen Website gibt'],
  ['/alt', '/impressum', 'keine Seite der neuen Website'],
  ['/alt', '/gibt-es-nicht/', 'keine Seite der neuen Website'],
  ['/alt', '//example.org/', 'keine Seite der neuen Website'],
  ['/alt', '/#a b', 'keine Seite der neuen Website'],
] as const)('refuses %s → %s in one line', (from, to, cause) => {
  const faults = redirectFaults([{ from, to: to as `/${string}` }])
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(/^content\/owner\/extras\.json: redirects, .*\.$/)
  expect(faults[0]).toContain(cause)
})

it('refuses a duplicate address, and no valid one', () => {
  expect(redirectFaults(OLD)).toEqual([])
  const twice = [
    { from: '/alt', to: '/' },
    { from: '/Alt/', to: '/impressum/' },
  ] as const
  expect(redirectFaults(twice)).toEqual([expect.stringContaining('zweimal')])
})
