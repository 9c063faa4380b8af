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
        BASE_PATH: '/.sub/pfad',
        FORM_ENDPOINT: 'https://formspree.io/f/abcdefgh',
        FORM_EXTRA_FIELDS: '{"access_key":"1"}',
        DEFER_SCRIPTS: 'off',
        INDEXING: 'off',
      }),
    ).toEqual({
      siteUrl: 'https://www.example.de',
      basePath: '/.sub/pfad',
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
    ['DEFER_SCRIPTS', 'no', 'ist weder on noch off'],
    ['INDEXING', 'no', 'ist weder on noch off'],
    [
      'SITE_URL',
      'www.example.de',
      'beginnt nicht mit https://. Richtig ist zum Beispiel „https://www.example.de“.',
    ],
    ['SITE_URL', 'https:www.example.de', 'beginnt nicht mit https://'],
    ['SITE_URL', 'https://', 'ist keine Adresse, die ein Browser lesen kann'],
    ['SITE_URL', 'https://www.exa mple.de', 'ist keine Adresse, die ein Browser lesen kann'],
    ['SITE_URL', 'http://www.example.de', 'beginnt mit http:// statt mit https://'],
    ['SITE_URL', 'ftp://www.example.de', 'beginnt mit ftp:// statt mit https://'],
    ['SITE_URL', 'https://www.example.de/', 'endet mit einem Schrägstrich'],
    ['SITE_URL', 'https://www.müller.de/', 'endet mit einem Schrägstrich'],
    [
      'SITE_URL',
      'https://www.müller.de/sub',
      'enthält einen Pfad; ein Ordner auf dem Server gehört in BASE_PATH',
    ],
    ['SITE_URL', 'https://www.example.de?a=b', 'enthält „?a=b“ hinter der Domain'],
    ['SITE_URL', 'https://wache@www.example.de', 'enthält einen Benutzernamen vor dem @'],
    ['SITE_URL', 'https://*.example.de', 'ein Zeichen, das in keiner Domain vorkommt'],
    ['SITE_URL', "https://www.exam'ple.de", 'ein Zeichen, das in keiner Domain vorkommt'],
    ['FORM_ENDPOINT', 'https://form"spree.io/f/a', 'ein Zeichen, das in keiner Domain vorkommt'],
    ['SITE_URL', 'https://www.example.de:443', 'lesen Browser als https://www.example.de.'],
    ['SITE_URL', 'https://1', 'lesen Browser als https://0.0.0.1.'],
    ['BASE_PATH', 'sub', '/sub/pfad'],
    ['BASE_PATH', '/sub/', '/sub/pfad'],
    ['BASE_PATH', '/..', 'führen woandershin'],
    ['BASE_PATH', '/a/./b', 'führen woandershin'],
    ['BASE_PATH', '/_next', '_next gehört den Skripten'],
    ['FORM_ENDPOINT', 'formspree', 'https://formspree.io/f/abcdefgh'],
    ['FORM_ENDPOINT', 'http://formspree.io/f/abcdefgh', 'https://formspree.io/f/abcdefgh'],
    ['FORM_ENDPOINT', 'https://formspree.io/f/a#b', 'enthält ein #; was dahinter steht, wird nie gesendet'],
    ['FORM_ENDPOINT', 'https://formspree.io/f/../a', 'lesen Browser als https://formspree.io/a.'],
    ['FORM_EXTRA_FIELDS', '{access_key}', '{"access_key":"00000000-0000"}'],
    ['FORM_EXTRA_FIELDS', '{"access_key":1}', '{"access_key":"00000000-0000"}'],
    ['FORM_EXTRA_FIELDS', '{"email":"x"}', 'benutzt „email“, ein Feld unserer Formulare'],
    ['FORM_EXTRA_FIELDS', '{"submit":"x"}', 'benutzt „submit“; so heißt schon etwas'],
    ['FORM_EXTRA_FIELDS', '{"reset":"x"}', 'benutzt „reset“; so heißt schon etwas'],
    ['FORM_EXTRA_FIELDS', '{"elements":"x"}', 'benutzt „elements“; so heißt schon etwas'],
  ])('refuses %s=%s in one line that shows a right value', (name, value, right) => {
    const error = messageOf(() => readSettings({ [name]: value }))
    expect(error).toContain(`.env.local oder Umgebung: ${name} „${value}“ `)
    expect(error).toMatch(/ Richtig ist zum Beispiel „.+“\.$/)
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
