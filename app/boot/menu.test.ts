import { MENU_ID } from '@/lib/both/pageContract'

/** The popovers that are open; jsdom has none. */
const open = new Set<Element>()

beforeAll(() => {
  const { closest } = Element.prototype
  Object.assign(HTMLElement.prototype, {
    closest(this: Element, selector: string): Element | null {
      return selector === ':popover-open'
        ? open.has(this)
          ? this
          : (this.parentElement?.closest(selector) ?? null)
        : closest.call(this, selector)
    },
    showPopover() {},
    hidePopover(this: Element) {
      open.delete(this)
    },
  })
  require('./menu')
})

const find = (selector: string) => document.querySelector(selector) as HTMLElement

beforeEach(() => {
  document.body.innerHTML = `<nav id="${MENU_ID}"><a href="#kontakt"><b>Kontakt</b></a><button>Leistungen</button>
    <div id="list"><a href="#werkschutz">Werkschutz</a></div></nav><div id="other"><a href="#seite">Seite</a></div>`
  open.clear()
})

it('a chosen link closes the menu', () => {
  open.add(find('nav'))
  find('b').click()
  expect(open.size).toBe(0)
})

it('a chosen service closes the list that it stands in, and nothing around it', () => {
  open.add(find('nav')).add(find('#list'))
  find('#list a').click()
  expect([...open]).toEqual([find('nav')])
})

it.each(['button', '#other a'])('%s closes nothing', (selector) => {
  open.add(find('nav')).add(find('#other'))
  find(selector).click()
  expect(open.size).toBe(2)
})
