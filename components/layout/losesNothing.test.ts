import { emptyDraft } from '@/lib/enquiry/fields'
import { writeDraft } from '@/lib/enquiry/storage'
import { enquiry } from '@/lib/enquiry/store'
import { losesNothing } from './losesNothing'

const draft = { ...emptyDraft, name: 'Ada' }
const request = { id: 'a' } as ReturnType<typeof enquiry.read>['requests'][number]
const read = jest.spyOn(enquiry, 'read')
const isRunning = jest.spyOn(enquiry, 'isRunning')

beforeEach(() => {
  sessionStorage.clear()
  isRunning.mockReturnValue(false)
})

it('is so where nothing was typed', () => {
  read.mockReturnValue({ ...enquiry.read(), draft: emptyDraft, requests: [] })
  expect(losesNothing()).toBe(true)
})

it('is so for what was typed only once all of it is stored', () => {
  read.mockReturnValue({ ...enquiry.read(), draft, requests: [] })
  expect(losesNothing()).toBe(false)
  writeDraft({ ...draft, name: 'Ad' })
  expect(losesNothing()).toBe(false)
  writeDraft(draft)
  expect(losesNothing()).toBe(true)
})

it('is not so while this document waits for a reply', () => {
  read.mockReturnValue({ ...enquiry.read(), draft: emptyDraft, requests: [request] })
  expect(losesNothing()).toBe(true)
  isRunning.mockReturnValue(true)
  expect(losesNothing()).toBe(false)
})
