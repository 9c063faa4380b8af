type Rules = { createScriptURL: (address: string) => string | null }

/** What the site's own policy returns for an address. */
function allowed(address: string): string | null {
  let rules: Rules | undefined
  process.env.NEXT_PUBLIC_BASE_PATH = '/sub'
  Object.assign(window, {
    trustedTypes: {
      createPolicy: (name: string, given: Rules) => {
        expect(name).toBe('default')
        rules = given
      },
    },
  })
  jest.isolateModules(() => {
    require('./trustedTypes')
  })
  return rules?.createScriptURL(address) ?? null
}

it.each(['/sub/_next/static/chunks/a.js', 'http://localhost/sub/_next/static/chunks/a.js?b'])(
  'lets our own chunk be a script: %s',
  (address) => {
    expect(allowed(address)).toBe(address)
  },
)

it.each([
  'https://elsewhere.test/sub/_next/static/chunks/a.js',
  '//elsewhere.test/sub/_next/static/chunks/a.js',
  '/other.js',
  '/_next/static/chunks/a.js',
  '/sub/_next/static/../../other.js',
  '/sub/_next/static/%2e%2e/%2E%2E/other.js',
  '/sub/_next/static/..%2fother.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
])('refuses %s', (address) => {
  expect(allowed(address)).toBeNull()
})
