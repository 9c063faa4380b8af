import { MENU_ID } from '@/lib/both/pageParts'
import { addClickRows } from '@/lib/browser/clicks'
import { provideDialogs, providePopovers } from '@/tests/support/platform'

const find = <T extends HTMLElement>(selector: string) => document.querySelector(selector) as T
/** Whether the browser's default action was not prevented. */
function click(selector: string, init: MouseEventInit = {}): boolean {
  return find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
}
const isOpen = (selector: string) => find(selector).matches(':popover-open')

beforeAll(() => {
  provideDialogs()
  providePopovers()
  require('./clicks')
})

beforeEach(() => {
  document.body.innerHTML = `<nav id="${MENU_ID}" popover><a href="#kontakt"><b>Kontakt</b></a><button>Leistungen</button>
    <div id="list" popover><a href="#werkschutz">Werkschutz</a></div></nav><a id="offer" href="#contact" data-offer="Werkschutz"><i>Angebot</i></a>
    <dialog></dialog>`
  delete window.offerTrigger
})

it('a chosen link closes the menu', () => {
  find('nav').showPopover()
  click('b')
  expect(isOpen('nav')).toBe(false)
})

it('a chosen service closes its list, and nothing around it', () => {
  find('nav').showPopover()
  find('#list').showPopover()
  click('#list a')
  expect([isOpen('nav'), isOpen('#list')]).toEqual([true, false])
})

it.each(['button', '#offer'])('%s closes no menu', (selector) => {
  find('nav').showPopover()
  click(selector)
  expect(isOpen('nav')).toBe(true)
})

it('a trigger opens the dialog at the first press, and is recorded', () => {
  const opened = jest.fn()
  document.addEventListener('offer', opened, { once: true })
  expect(click('i')).toBe(false)
  expect(find<HTMLDialogElement>('dialog').open).toBe(true)
  expect(window.offerTrigger).toBe(find('#offer'))
  expect(opened).toHaveBeenCalledTimes(1)
})

it.each<[string, MouseEventInit, () => void]>([
  ['with a modifier', { ctrlKey: true }, () => undefined],
  ['on a page without a dialog', {}, () => find('dialog').remove()],
])('a press %s is left to the browser', (_, init, arrange) => {
  arrange()
  // jsdom cannot open a new tab and would log an error.
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  click('#offer', init)
  expect(window.offerTrigger).toBeUndefined()
})

it('a modifier changes nothing for a button', () => {
  const act = jest.fn()
  const remove = addClickRows(['button', act])
  click('button', { shiftKey: true })
  remove()
  expect(act).toHaveBeenCalledTimes(1)
})

it('rows act in their order, and none after one that has handled the click', () => {
  const order: string[] = []
  const remove = addClickRows(
    ['button', () => order.push('first')],
    [
      'nav *',
      (_, event) => {
        order.push('second')
        event.preventDefault()
      },
    ],
    ['button', () => order.push('third')],
  )
  click('button')
  remove()
  click('button')
  expect(order).toEqual(['first', 'second'])
})

it('acts while React stops what it cannot deliver yet', () => {
  const waiting = new AbortController()
  document.addEventListener('click', (event) => event.stopPropagation(), {
    capture: true,
    signal: waiting.signal,
  })
  click('#offer')
  waiting.abort()
  expect(find<HTMLDialogElement>('dialog').open).toBe(true)
})
