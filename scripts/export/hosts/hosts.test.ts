import { apacheConfig } from './apache'
import { caddyConfig } from './caddy'
import { netlifyHeaders } from './netlify'
import { nginxConfig } from './nginx'

const site = { basePath: '', policy: "default-src 'none'", indexing: true, redirects: [] }

describe.each(Object.entries({ apacheConfig, caddyConfig, netlifyHeaders, nginxConfig }))(
  '%s',
  (_name, write) => {
    it('keeps search engines away from every file of a preview, and from nothing else', () => {
      expect(write({ ...site, indexing: false })).toMatch(/X-Robots-Tag\W+noindex/)
      expect(write(site)).not.toContain('X-Robots-Tag')
    })

    it('demands https of a whole host only where the site has it to itself', () => {
      expect(write(site)).toContain('Strict-Transport-Security')
      expect(write({ ...site, basePath: '/wache' })).not.toContain('Strict-Transport-Security')
    })
  },
)

it.each([
  [nginxConfig(site), 'nginx -s reload'],
  [caddyConfig(site), 'systemctl reload caddy'],
])('the head of a configuration that a server reads once says to reload it', (config, command) => {
  const head = config.slice(0, config.search(/^[^#\n]/m))
  expect(head).toContain(`NACH JEDEM HOCHLADEN: ${command}`)
  expect(head.split('\n').every((line) => line === '' || line.startsWith('#'))).toBe(true)
})
