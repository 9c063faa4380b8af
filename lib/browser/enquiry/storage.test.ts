/** @jest-environment jsdom */
import { datenschutz } from '@/content/legal/datenschutz'
import { DRAFT_KEY, RELOADED_KEY, REQUESTS_KEY } from '@/content/storageKeys'
import { emptyDraft } from './fields'
import type { EnquiryRequest } from './requests'
import { readDraft, readRequests, writeDraft, writeRequests } from './storage'

const request: EnquiryRequest = {
  id: 'a',
  form: 'contact',
  draft: { ...emptyDraft, name: 'Ada' },
  status: { kind: 'sending' },
  dismissed: false,
  own: true,
}

beforeEach(() => sessionStorage.clear())

describe('the stored draft', () => {
  it('is what was written, and nothing when it is empty', () => {
    for (const draft of [
      { ...emptyDraft, name: 'Ada' },
      { ...emptyDraft, posten: 'Pforte' },
    ]) {
      writeDraft(draft)
      expect(readDraft()).toEqual(draft)
    }
    writeDraft(emptyDraft)
    expect(sessionStorage).toHaveLength(0)
  })

  it('has nothing but what belongs to it, without half characters', () => {
    sessionStorage.setItem(DRAFT_KEY, '{"name":"A\\ud83d","gdprConsent":true,"email":7}')
    expect(readDraft()).toEqual({ ...emptyDraft, name: 'A\ufffd' })
  })

  it.each(['', 'null', '[]', '{', '"text"'])('is empty for %j', (stored) => {
    sessionStorage.setItem(DRAFT_KEY, stored)
    expect(readDraft()).toEqual(emptyDraft)
  })
})

describe('the stored requests', () => {
  it('are those that are not dismissed, and do not belong to the page that reads them', () => {
    const read = { ...request, id: 'b', dismissed: true }
    writeRequests([request, read])
    expect(readRequests()).toEqual([{ ...request, own: false }])
    writeRequests([read])
    expect(sessionStorage).toHaveLength(0)
  })

  it('keep no text of a request that has arrived', () => {
    writeRequests([{ ...request, status: { kind: 'sent' } }])
    expect(sessionStorage.getItem(REQUESTS_KEY)).not.toContain('Ada')
  })

  it.each([
    '{',
    '{}',
    '[null]',
    '[{"id":1}]',
    '[{"id":"a","form":"x"}]',
    '[{"id":"a","form":"offer","status":{}}]',
    '[{"id":"a","form":"offer","status":{"kind":"failed","reason":"busy"}}]',
    '[{"id":"a","form":"offer","status":{"kind":"failed","reason":"__proto__","fields":[]}}]',
  ])('are none for %j', (stored) => {
    sessionStorage.setItem(REQUESTS_KEY, stored)
    expect(readRequests()).toEqual([])
  })
})

it('uses only keys that the privacy notice names', () => {
  const notice = JSON.stringify(datenschutz({ formOrigin: 'https://formulare.test' }))
  for (const key of [DRAFT_KEY, RELOADED_KEY, REQUESTS_KEY]) {
    expect(notice).toContain(`„${key}“`)
  }
})
