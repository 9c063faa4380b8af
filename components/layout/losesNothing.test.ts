import { emptyDraft } from '@/lib/browser/enquiry/fields'
import { writeDraft } from '@/lib/browser/enquiry/storage'
import { enquiry } from '@/lib/browser/enquiry/store'
import { losesNothing } from './losesNothing'

const draft = { ...emptyDraft, name: 'Ada' }
const request = {
  id: 'a',
  form: 'contact',
  draft,
  status: { kind: 'sending' },
  dismissed: false,
  own: true,
} as const
const read = jest.spyOn(enquiry, 'read')

beforeEach(() => sessionStorage.clear())

it('is so where nothing was typed', () => {
  read.mockReturnValue({ ...enquiry.read(), draft: emptyDraft, requests: [] })
  expect(losesNothing()).toBe(true)
})

it('is so for what was typed only where it is stored', () => {
  read.mockReturnValue({ ...enquiry.read(), draft, requests: [] })
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined)
  writeDraft(draft)
  expect(losesNothing()).toBe(false)
  full.mockRestore()
  writeDraft(draft)
  expect(losesNothing()).toBe(true)
})

it('is not so while this document waits for a reply', () => {
  read.mockReturnValue({ ...enquiry.read(), draft: emptyDraft, requests: [{ ...request, own: false }] })
  expect(losesNothing()).toBe(true)
  read.mockReturnValue({ ...enquiry.read(), draft: emptyDraft, requests: [request] })
  expect(losesNothing()).toBe(false)
})
