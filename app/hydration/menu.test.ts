import { DESKTOP, MENU_ID, SERVICES_ID } from '@/lib/both/pageParts'
import { provideMedia, providePopovers } from '@/tests/support/platform'

const find = (selector: string) => document.querySelector(selector) as HTMLElement
const menu = () => find('nav')
const services = () => find('ul')
const isShielded = () => ['main', 'footer'].map((name) => find(name).hasAttribute('inert'))

let desktop: ReturnType<typeof provideMedia>

function load() {
  desktop = provideMedia(DESKTOP, false)
  jest.isolateModules(() => {
    require('@/app/boot/clicks')
    require('./menu')
  })
}

beforeEach(() => {
  document.body.innerHTML = `<button popovertarget="${MENU_ID}"></button>
    <nav id="${MENU_ID}" popover><a href="#kontakt"><b>Kontakt</b></a><ul id="${SERVICES_ID}" popover></ul></nav>
    <main><a href="/x">Weiter</a></main><footer></footer>`
})

describe('without popovers', () => {
  const toggle = () => find('button')
  const isOpen = () => menu().hasAttribute('data-open')

  beforeAll(load)
  beforeEach(() => {
    desktop.turn(true)
  })

  it('its button opens and closes it, and announces it', () => {
    const state = () => [isOpen(), toggle().getAttribute('aria-expanded')]
    expect(state()).toEqual([false, 'false'])
    toggle().click()
    expect(state()).toEqual([true, 'true'])
    toggle().click()
    expect(state()).toEqual([false, 'false'])
  })

  it('a chosen link closes it, and so does Escape, which returns the focus', () => {
    toggle().click()
    find('b').click()
    expect(isOpen()).toBe(false)
    toggle().click()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    expect(isOpen()).toBe(false)
    expect(toggle()).toHaveFocus()
  })

  it('the page that it covers is inert until it is closed or the window is wide', () => {
    toggle().click()
    expect(isShielded()).toEqual([true, true])
    toggle().click()
    expect(isShielded()).toEqual([false, false])
    toggle().click()
    desktop.turn(true)
    expect(isOpen()).toBe(false)
    expect(isShielded()).toEqual([false, false])
  })
})

describe('with popovers', () => {
  const isOpen = (popover: HTMLElement) => popover.matches(':popover-open')

  beforeAll(() => {
    providePopovers()
    load()
  })

  it('the page that it covers is inert, also when it was opened before the script ran', () => {
    menu().showPopover()
    expect(isShielded()).toEqual([true, true])
    menu().hidePopover()
    expect(isShielded()).toEqual([false, false])
    menu().showPopover()
    find('main').removeAttribute('inert')
    load()
    expect(isShielded()).toEqual([true, true])
  })

  it('menu and services close when the window crosses the breakpoint', () => {
    menu().showPopover()
    services().showPopover()
    desktop.turn(true)
    expect([isOpen(menu()), isOpen(services())]).toEqual([false, false])
  })

  it('the services close when the focus moves into the page, and only then (WCAG 2.4.11)', () => {
    services().showPopover()
    find('nav a').focus()
    expect(isOpen(services())).toBe(true)
    find('main a').focus()
    expect(isOpen(services())).toBe(false)
  })
})
