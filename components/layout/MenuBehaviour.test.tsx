import { act, render, screen } from '@testing-library/react'
import { DESKTOP, MENU_ID, SERVICES_ID } from '@/lib/both/pageContract'
import { provideMedia, providePopovers } from '@/tests/support/platform'
import { MenuBehaviour } from './MenuBehaviour'

const isOpen = (id: string) => document.getElementById(id)?.matches(':popover-open')
const menu = () => document.getElementById(MENU_ID) as HTMLElement
const services = () => document.getElementById(SERVICES_ID) as HTMLElement
const isShielded = () => screen.getByRole('main', { hidden: true }).hasAttribute('inert')

let desktop: ReturnType<typeof provideMedia>

beforeAll(providePopovers)

beforeEach(() => {
  desktop = provideMedia(DESKTOP, false)
  document.body.innerHTML = `
    <nav id="${MENU_ID}" popover><a href="/#karriere">Karriere</a><ul id="${SERVICES_ID}" popover></ul></nav>
    <main><a href="/x">Weiter</a></main>
    <footer></footer>`
})

it('keeps the page behind the open menu out of reach, gives it back, and lets go of it when it is taken away', () => {
  const { unmount } = render(<MenuBehaviour />)
  expect(isShielded()).toBe(false)
  menu().showPopover()
  expect(isShielded()).toBe(true)
  expect(document.querySelector('footer')).toHaveAttribute('inert')
  menu().hidePopover()
  expect(isShielded()).toBe(false)
  unmount()
  menu().showPopover()
  expect(isShielded()).toBe(false)
})

it('sees a menu that was opened before it was there', () => {
  menu().showPopover()
  render(<MenuBehaviour />)
  expect(isShielded()).toBe(true)
})

it('closes menu and services when the window turns to the other side of the width', () => {
  render(<MenuBehaviour />)
  menu().showPopover()
  services().showPopover()
  act(() => desktop.turn(true))
  expect([isOpen(MENU_ID), isOpen(SERVICES_ID)]).toEqual([false, false])
})

it('closes the services when the focus goes on into the page, and only then (WCAG 2.4.11)', () => {
  render(<MenuBehaviour />)
  services().showPopover()
  screen.getByText('Karriere').focus()
  expect(isOpen(SERVICES_ID)).toBe(true)
  screen.getByText('Weiter').focus()
  expect(isOpen(SERVICES_ID)).toBe(false)
})
