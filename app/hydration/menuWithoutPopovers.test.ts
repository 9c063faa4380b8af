import { MENU_ID } from '@/lib/both/pageContract'

const find = (selector: string) => document.querySelector(selector) as HTMLElement
const toggle = () => find('button')
const isOpen = () => find('nav').hasAttribute('data-open')
const desktop = new EventTarget()

// jsdom has no popovers.
beforeAll(() => {
  document.body.innerHTML = `<button popovertarget="${MENU_ID}"></button>
    <nav id="${MENU_ID}"><a href="#kontakt"><b>Kontakt</b></a></nav><main></main><footer></footer>`
  Object.assign(window, { matchMedia: () => desktop })
  require('./menuWithoutPopovers')
})

it('its button opens and closes it, and says so from the start', () => {
  const said = () => [isOpen(), toggle().getAttribute('aria-expanded')]
  expect(said()).toEqual([false, 'false'])
  toggle().click()
  expect(said()).toEqual([true, 'true'])
  toggle().click()
  expect(said()).toEqual([false, 'false'])
})

it('a chosen link closes it, and Escape, which gives the focus back', () => {
  toggle().click()
  find('b').click()
  expect(isOpen()).toBe(false)
  toggle().click()
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(isOpen()).toBe(false)
  expect(toggle()).toHaveFocus()
})

it('the page that it covers is out of reach, until the window is wide or it is closed', () => {
  const shielded = () => ['main', 'footer'].map((name) => find(name).hasAttribute('inert'))
  toggle().click()
  expect(shielded()).toEqual([true, true])
  toggle().click()
  expect(shielded()).toEqual([false, false])
  toggle().click()
  desktop.dispatchEvent(new Event('change'))
  expect(isOpen()).toBe(false)
  expect(shielded()).toEqual([false, false])
})
