import { MENU_ID } from '@/lib/pageContract'

const find = (selector: string) => document.querySelector(selector) as HTMLElement
const toggle = () => find('button')
const isOpen = () => find('nav').hasAttribute('data-open')

// jsdom has no popovers.
beforeAll(() => require('./menuWithoutPopovers'))

beforeEach(() => {
  document.body.innerHTML = `<button popovertarget="${MENU_ID}"></button>
    <nav id="${MENU_ID}"><a href="#kontakt"><b>Kontakt</b></a></nav>`
})

it('the button of the menu opens and closes it, and says so', () => {
  toggle().click()
  expect(isOpen()).toBe(true)
  expect(toggle()).toHaveAttribute('aria-expanded', 'true')
  toggle().click()
  expect(isOpen()).toBe(false)
  expect(toggle()).toHaveAttribute('aria-expanded', 'false')
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
