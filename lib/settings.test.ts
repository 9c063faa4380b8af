import { readSettings } from './settings.mjs'

describe('readSettings', () => {
  it('needs nothing', () => {
    expect(readSettings({})).toEqual({
      siteUrl: null,
      basePath: '',
      formEndpoint: null,
      formExtraFields: {},
      deferScripts: true,
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
      }),
    ).toEqual({
      siteUrl: 'https://www.example.de',
      basePath: '/sub/pfad',
      formEndpoint: 'https://formspree.io/f/abcdefgh',
      formExtraFields: { access_key: '1' },
      deferScripts: false,
    })
  })

  it.each([
    ['DEFER_SCRIPTS', 'no', 'on or off'],
    ['SITE_URL', 'www.example.de', 'https://www.example.de'],
    ['SITE_URL', 'https://www.example.de/', 'https://www.example.de'],
    ['SITE_URL', 'http://www.example.de', 'https://www.example.de'],
    ['BASE_PATH', 'sub', '/sub/pfad'],
    ['BASE_PATH', '/sub/', '/sub/pfad'],
    ['FORM_ENDPOINT', 'formspree', 'https://formspree.io/f/abcdefgh'],
    ['FORM_ENDPOINT', 'http://formspree.io/f/abcdefgh', 'https://formspree.io/f/abcdefgh'],
    ['FORM_EXTRA_FIELDS', '{access_key}', '{"access_key":"00000000-0000"}'],
    ['FORM_EXTRA_FIELDS', '{"access_key":1}', '{"access_key":"00000000-0000"}'],
    ['FORM_EXTRA_FIELDS', '{"email":"x"}', 'must not use a field of our forms'],
    ['FORM_EXTRA_FIELDS', '{"submit":"x"}', 'must not use a name that every form has by itself'],
    ['FORM_EXTRA_FIELDS', '{"reset":"x"}', 'must not use a name that every form has by itself'],
    ['FORM_EXTRA_FIELDS', '{"elements":"x"}', 'must not use a name that every form has by itself'],
    ['FORM_EXTRA_FIELDS', '{"onsubmit":"x"}', 'must not use a name that every form has by itself'],
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
