import { mergeStyles } from './mergeStyles'

const link = (name: string) => `<link rel="stylesheet" href="/s/${name}.css" data-precedence="next"/>`
const pages = new Map([
  ['a', `${link('all')}${link('one')}${link('too')}<p>a</p><script>push("/s/one.css /s/too.css")</script>`],
  ['b', `${link('all')}${link('one')}${link('too')}<p>b</p>`],
  [
    'c',
    `<link rel="preload" href="/s/one.css" as="style"/>${link('all')}${link('too')}<p>c</p><script>push("/s/one.css")</script>`,
  ],
])
const textOf = (address: string) => `.${address.slice(3, -4)}{}\n/*# sourceMappingURL=x.css.map*/`
const merged = mergeStyles(pages, '/s/', textOf)
const hrefs = (page: string) =>
  [...(merged.pages.get(page) ?? '').matchAll(/<link[^>]*href="([^"]+)"/g)].map(([, href]) => href ?? '')
const text = (page: string) => hrefs(page).map((href) => merged.sheets.get(href))

it('leaves what all pages have, and what else a page has', () => {
  expect(text('a')).toEqual(['.all{}.too{}', '.one{}'])
  expect(text('c')).toEqual(['.all{}.too{}'])
})

it('gives pages with the same styles the same sheets', () => {
  expect(hrefs('b')).toEqual(hrefs('a'))
})

it('says so in the data of the page, too', () => {
  const [all, one] = hrefs('a')
  expect(merged.pages.get('a')).toContain(`push("${one} ${all}")`)
})

it('lets no page ask for a sheet that is gone', () => {
  expect(merged.pages.get('c')).toBe(
    `<link rel="stylesheet" href="${hrefs('c')}" data-precedence="next"/><p>c</p><script>push("${hrefs('c')}")</script>`,
  )
})

it('names what nobody asks for any more', () => {
  expect([...merged.parts].sort()).toEqual(['/s/all.css', '/s/one.css', '/s/too.css'])
})
