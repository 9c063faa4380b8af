import { POSTING_ATTRIBUTE } from '@/lib/both/pageState'
import { emptyDraft } from '@/lib/browser/enquiry/fields'
import { readDraft, readRequests, writeDraft } from '@/lib/browser/enquiry/storage'
import { keepFields, postNatively } from './nativePost'

const page = document.documentElement

function formOf(kind: 'offer' | 'contact', action = 'https://formdienst.test/f') {
  document.body.innerHTML = `<form data-enquiry="${kind}" action="${action}">
    ${kind === 'offer' ? '<input name="company" value="Muster">' : ''}<input name="name" value="Ada"></form>`
  return document.querySelector('form') as HTMLFormElement
}

beforeEach(() => {
  sessionStorage.clear()
  page.removeAttribute(POSTING_ATTRIBUTE)
})

it('the request is written down before the browser posts it', () => {
  const form = formOf('offer')
  const atPost: unknown[] = []
  form.submit = () => atPost.push(...(readRequests() ?? []))
  postNatively(form)
  expect(atPost).toMatchObject([
    { form: 'offer', draft: { company: 'Muster', name: 'Ada' }, status: { kind: 'sending' } },
  ])
  expect(page.getAttribute(POSTING_ATTRIBUTE)).toBe(readRequests()?.[0]?.id)
})

it('a form that opens a mail program sends nothing', () => {
  const form = formOf('contact', 'mailto:a@b.example')
  form.submit = jest.fn()
  postNatively(form)
  expect(form.submit).toHaveBeenCalledTimes(1)
  expect(readRequests()).toEqual([])
  expect(page).not.toHaveAttribute(POSTING_ATTRIBUTE)
})

it('what stands in a form becomes the draft; what it does not ask for stays', () => {
  writeDraft({ ...emptyDraft, company: 'Muster', name: 'alt' })
  keepFields(formOf('contact'))
  expect(readDraft()).toEqual({ ...emptyDraft, company: 'Muster', name: 'Ada' })
})
