import { pageOf } from '@/lib/server/pages'
import { publicAddressFor } from '@/lib/server/publicAddress'
import { structuredData } from '@/lib/server/structuredData'
import { elementsOf } from './markup'
import { withStructuredData } from './structuredDataTag'

const publicAddress = publicAddressFor({ siteUrl: 'https://www.nachtruf.test', basePath: '' })
const PAGE = '<!DOCTYPE html><html><head><title>$1</title></head><body><p>Nacht</p></body></html>'

it.each([
  ['home', 'index.html'],
  ['werkschutz', 'werkschutz/index.html'],
] as const)(
  'puts what search engines read about %s at the end of its head, and changes nothing else',
  (id, file) => {
    const html = withStructuredData(PAGE, file, publicAddress)
    const tag = elementsOf(html).find(({ attributes }) => attributes.type === 'application/ld+json')
    expect(JSON.parse(tag?.text ?? '')).toEqual(
      JSON.parse(JSON.stringify(structuredData(pageOf(id), publicAddress))),
    )
    expect(tag?.text).not.toContain('<')
    expect(html.slice(tag?.end)).toMatch(/^<\/head>/)
    expect(html.slice(0, tag?.start) + html.slice(tag?.end)).toBe(PAGE)
  },
)

it('leaves a page without an address of its own as it is', () => {
  expect(withStructuredData(PAGE, '404.html', publicAddress)).toBe(PAGE)
})

it('stops at a page without an end of its head', () => {
  expect(() => withStructuredData(PAGE.replace('</head>', ''), 'index.html', publicAddress)).toThrow(
    'index.html has no </head>',
  )
})
