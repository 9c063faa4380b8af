import { readSettings } from './settings'

describe('readSettings', () => {
  it('needs nothing', () => {
    expect(readSettings({})).toEqual({
      siteUrl: null,
      basePath: '',
      formEndpoint: null,
      formExtraFields: {},
      deferScripts: true,
      indexing: true,
    })
  })

  it('takes an empty value for none', () => {
    expect(readSettings({ BASE_PATH: '', FORM_ENDPOINT: '  ' })).toEqual(readSettings({}))
  })

  it('reads what is right', () => {
    expect(
      readSettings({
        SITE_URL: 'https://www.example.de',
        BASE_PATH: '/sub/pfad',
        FORM_ENDPOINT: 'https://formspree.io/f/abcdefgh',
        FORM_EXTRA_FIELDS: '{"access_key":"1"}',
        DEFER_SCRIPTS: 'off',
        INDEXING: 'off',
      }),
    ).toEqual({
      siteUrl: 'https://www.example.de',
      basePath: '/sub/pfad',
      formEndpoint: 'https://formspree.io/f/abcdefgh',
      formExtraFields: { access_key: '1' },
      deferScripts: false,
      indexing: false,
    })
  })

  it.each([
    ['https://www.müller-wache.de', 'https://www.xn--mller-wache-thb.de'],
    ['https://www.mu\u0308ller-wache.de', 'https://www.xn--mller-wache-thb.de'],
    ['https://www.xn--mller-wache-thb.de', 'https://www.xn--mller-wache-thb.de'],
    ['https://Große-Wache.de', 'https://xn--groe-wache-73a.de'],
    ['https://WWW.Example.de:8443', 'https://www.example.de:8443'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
  ])('takes SITE_URL=%s for machines as %s', (value, siteUrl) => {
    expect(readSettings({ SITE_URL: value }).siteUrl).toBe(siteUrl)
  })

  it.each([
    ['https://formulare.müller.de/f?an=wache', 'https://formulare.xn--mller-kva.de/f?an=wache'],
    ['https://formulare.de/öffnen', 'https://formulare.de/%C3%B6ffnen'],
    ['https://formulare.de/%C3%B6ffnen', 'https://formulare.de/%C3%B6ffnen'],
    ['https://formulare.de', 'https://formulare.de/'],
  ])('takes FORM_ENDPOINT=%s for machines as %s', (value, formEndpoint) => {
    expect(readSettings({ FORM_ENDPOINT: value }).formEndpoint).toBe(formEndpoint)
  })

  it.each([
    ['DEFER_SCRIPTS', 'no', 'on or off'],
    ['INDEXING', 'no', 'on or off'],
    [
      'SITE_URL',
      'www.example.de',
      'does not begin with https://; right is for example https://www.example.de',
    ],
    ['SITE_URL', 'https:www.example.de', 'does not begin with https://'],
    ['SITE_URL', 'https://', 'is no address that a browser can read'],
    ['SITE_URL', 'https://www.exa mple.de', 'is no address that a browser can read'],
    ['SITE_URL', 'http://www.example.de', 'begins with http://, not with https://'],
    ['SITE_URL', 'ftp://www.example.de', 'begins with ftp://, not with https://'],
    ['SITE_URL', 'https://www.example.de/', 'ends with a slash'],
    ['SITE_URL', 'https://www.müller.de/', 'ends with a slash'],
    ['SITE_URL', 'https://www.müller.de/sub', 'has a path: a folder on the host stands in BASE_PATH'],
    ['SITE_URL', 'https://www.example.de?a=b', "has '?a=b' behind the host"],
    ['SITE_URL', 'https://wache@www.example.de', 'holds a user name before the @'],
    ['SITE_URL', 'https://www.example.de:443', 'is read by browsers as https://www.example.de;'],
    ['SITE_URL', 'https://1', 'is read by browsers as https://0.0.0.1;'],
    ['BASE_PATH', 'sub', '/sub/pfad'],
    ['BASE_PATH', '/sub/', '/sub/pfad'],
    ['FORM_ENDPOINT', 'formspree', 'https://formspree.io/f/abcdefgh'],
    ['FORM_ENDPOINT', 'http://formspree.io/f/abcdefgh', 'https://formspree.io/f/abcdefgh'],
    ['FORM_ENDPOINT', 'https://formspree.io/f/a#b', 'has a #, and what follows it is never sent'],
    ['FORM_ENDPOINT', 'https://formspree.io/f/../a', 'is read by browsers as https://formspree.io/a;'],
    ['FORM_EXTRA_FIELDS', '{access_key}', '{"access_key":"00000000-0000"}'],
    ['FORM_EXTRA_FIELDS', '{"access_key":1}', '{"access_key":"00000000-0000"}'],
    ['FORM_EXTRA_FIELDS', '{"email":"x"}', 'must not use a field of our forms'],
    ['FORM_EXTRA_FIELDS', '{"submit":"x"}', 'must not use a name that every form has by itself'],
    ['FORM_EXTRA_FIELDS', '{"reset":"x"}', 'must not use a name that every form has by itself'],
    ['FORM_EXTRA_FIELDS', '{"elements":"x"}', 'must not use a name that every form has by itself'],
  ])('refuses %s=%s in one line that shows a right value', (name, value, right) => {
    const error = messageOf(() => readSettings({ [name]: value }))
    expect(error).toContain(`${name}=${value}`)
    expect(error).toContain(right)
    expect(error).not.toContain('\n')
  })

  it('names every wrong setting at once', () => {
    const lines = messageOf(() => readSettings({ SITE_URL: 'x', BASE_PATH: 'y' })).split('\n')
    expect(lines).toHaveLength(2)
  })
})

function messageOf(action: () => unknown): string {
  try {
    action()
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  throw new Error('nothing was refused')
}
