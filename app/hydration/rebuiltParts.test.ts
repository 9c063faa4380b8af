import { READY_EVENT } from '@/lib/both/pageState'
import { provideDialogs } from '@/tests/support/platform'

const FORM = `<form data-enquiry="contact"><input name="name" type="text"><input name="gdprConsent" type="checkbox"><textarea name="message"></textarea></form>`

const find = (selector: string) => document.querySelector(selector) as HTMLInputElement
/** Replaces the old part by an equal one, as React does on a hydration mismatch. */
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

it('copies the values of the fields into the new ones, with an event', async () => {
  const onInput = jest.fn()
  document.addEventListener('input', onInput)
  find('[name=name]').value = 'Ada'
  find('[name=gdprConsent]').checked = true
  await rebuild()
  expect(find('[name=name]')).toHaveValue('Ada')
  expect(find('[name=gdprConsent]')).toBeChecked()
  expect(onInput).toHaveBeenCalledTimes(1)
  document.removeEventListener('input', onInput)
})

it('restores the focus, also of a link, and the selection', async () => {
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

it('opens the dialog again', async () => {
  provideDialogs()
  const opened = jest.fn()
  document.addEventListener('offer', opened, { once: true })
  find('main').innerHTML += '<dialog open></dialog>'
  const next = document.createElement('main')
  next.innerHTML = '<dialog></dialog>'
  find('main').replaceWith(next)
  await Promise.resolve()
  expect(find('dialog')).toHaveAttribute('open')
  expect(opened).toHaveBeenCalledTimes(1)
})

it('restores no focus that the visitor has moved away', async () => {
  find('textarea').focus()
  find('textarea').blur()
  await new Promise((resolve) => setTimeout(resolve))
  await rebuild()
  expect(document.body).toHaveFocus()
})

it('once the page is ready, restores the focus in forms only', async () => {
  document.dispatchEvent(new Event(READY_EVENT))
  find('[href="#b"]').focus()
  await rebuild()
  expect(document.body).toHaveFocus()
  find('[name=name]').focus()
  await rebuild()
  expect(find('[name=name]')).toHaveFocus()
})
