/** @jest-environment jsdom */
import { emptyDraft } from './fields'
import type { EnquiryRequest } from './requests'
import { readDraft, writeDraft, writeRequests } from './storage'
import { createEnquiryStore } from './store'

function pageshow() {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
}

it('a page that rests in the browser’s cache writes nothing, and shows what is stored when it is back', () => {
  const store = createEnquiryStore()
  store.subscribe(() => undefined)
  store.type({ message: 'Text 15' })
  window.dispatchEvent(new Event('pagehide'))
  writeDraft({ ...emptyDraft, message: 'Text 25' })
  // The `change` of a field that had the focus may come when the page is thawed, before `pageshow`.
  store.type({ message: 'Text 15' })
  expect(readDraft()?.message).toBe('Text 25')
  pageshow()
  expect(readDraft()?.message).toBe('Text 25')
  expect(store.read().draft.message).toBe('Text 25')
  store.type({ company: 'Firma' })
  expect(readDraft()).toEqual({ ...emptyDraft, company: 'Firma', message: 'Text 25' })
})

it('asks about the same words as long as their result is known, and forgets both with the page', async () => {
  const press = { form: 'contact', words: { ...emptyDraft, name: 'Ada', message: 'Zwei Tore' } } as const
  // Without a service nothing is sent; what has arrived is told by another document of the visitor.
  const service = { endpoint: null, extraFields: {} }
  const store = createEnquiryStore()
  store.subscribe(() => undefined)
  expect(store.press(press, service)).toBe('started')
  const request = store.read().requests[0] as EnquiryRequest
  writeRequests([{ ...request, status: { kind: 'sent' }, words: null }])

  const next = createEnquiryStore()
  next.subscribe(() => undefined)
  expect(next.press(press, service)).toBe('sent')
  next.dismiss(request.id)
  expect(next.press(press, service)).toBe('sent')

  const later = createEnquiryStore()
  later.subscribe(() => undefined)
  expect(later.press(press, service)).toBe('started')
})
