import { READY_EVENT } from '@/lib/both/pageState'
import { provideDialogs } from '@/tests/support/platform'

const FORM = `<form data-enquiry="contact"><input name="name" type="text"><input name="gdprConsent" type="checkbox"><textarea name="message"></textarea></form>`

const find = (selector: string) => document.querySelector(selector) as HTMLInputElement
/** As React does where the page is not what it expects: the old part goes, an equal one comes. */
async function rebuild() {
  const old = find('main')
  const next = document.createElement('main')
  next.innerHTML = `<a href="#a">a</a><a href="#b">b</a>${FORM}`
  old.remove()
  document.body.append(next)
  await Promise.resolve()
}

beforeAll(() => require('./rebuiltParts'))

afterAll(async () => {
  document.body.replaceChildren()
  await Promise.resolve()
})

beforeEach(() => {
  document.body.innerHTML = `<main><a href="#a">a</a><a href="#b">b</a>${FORM}</main>`
})

it('what stood in the fields stands in the new ones, and whoever listens is told', async () => {
  const told = jest.fn()
  document.addEventListener('input', told)
  find('[name=name]').value = 'Ada'
  find('[name=gdprConsent]').checked = true
  await rebuild()
  expect(find('[name=name]')).toHaveValue('Ada')
  expect(find('[name=gdprConsent]')).toBeChecked()
  expect(told).toHaveBeenCalledTimes(1)
  document.removeEventListener('input', told)
})

it('the focus, be it on a link, and the selection are where they were', async () => {
  find('[href="#b"]').focus()
  await rebuild()
  expect(find('[href="#b"]')).toHaveFocus()
  find('textarea').value = 'Zwei Tore'
  find('textarea').focus()
  find('textarea').setSelectionRange(2, 5)
  await rebuild()
  expect(find('textarea')).toHaveFocus()
  expect([find('textarea').selectionStart, find('textarea').selectionEnd]).toEqual([2, 5])
})

it('a dialog that was opened before is open again', async () => {
  provideDialogs()
  const opened = jest.fn()
  document.addEventListener('offer', opened, { once: true })
  find('main').innerHTML += '<dialog class="offer-dialog" open></dialog>'
  const next = document.createElement('main')
  next.innerHTML = '<dialog class="offer-dialog"></dialog>'
  find('main').replaceWith(next)
  await Promise.resolve()
  expect(find('dialog')).toHaveAttribute('open')
  expect(opened).toHaveBeenCalledTimes(1)
})

it('takes the focus from nobody who has gone on', async () => {
  find('textarea').focus()
  find('textarea').blur()
  await new Promise((resolve) => setTimeout(resolve))
  await rebuild()
  expect(document.body).toHaveFocus()
})

it('what goes away later has gone on purpose, but for a form', async () => {
  document.dispatchEvent(new Event(READY_EVENT))
  find('[href="#b"]').focus()
  await rebuild()
  expect(document.body).toHaveFocus()
  find('[name=name]').focus()
  await rebuild()
  expect(find('[name=name]')).toHaveFocus()
})
