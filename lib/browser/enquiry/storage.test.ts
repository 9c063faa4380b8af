/** @jest-environment jsdom */
import { datenschutz } from '@/content/legal/datenschutz'
import { DRAFT_KEY, INSERTED_KEY, RELOADED_KEY, REQUESTS_KEY } from '@/content/storageKeys'
import { emptyDraft } from './fields'
import type { EnquiryRequest } from './requests'
import { readDraft, readInserted, readRequests, writeDraft, writeInserted, writeRequests } from './storage'

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
    writeDraft({ ...emptyDraft, name: 'Ada' })
    expect(readDraft()).toEqual({ ...emptyDraft, name: 'Ada' })
    writeDraft(emptyDraft)
    expect(sessionStorage).toHaveLength(0)
  })

  it('has the text fields only, without half characters', () => {
    sessionStorage.setItem(DRAFT_KEY, '{"name":"A\\ud83d","gdprConsent":true,"email":7}')
    expect(readDraft()).toEqual({ ...emptyDraft, name: 'A\ufffd' })
  })

  it.each(['', 'null', '[]', '{', '"text"'])('is empty for %j', (stored) => {
    sessionStorage.setItem(DRAFT_KEY, stored)
    expect(readDraft()).toEqual(emptyDraft)
  })
})

describe('what was taken over into the message', () => {
  it('is stored as it was written, and not at all where there is nothing', () => {
    writeInserted({ posten: 'Pforte' })
    expect(readInserted()).toEqual({ posten: 'Pforte' })
    writeInserted({})
    expect(sessionStorage).toHaveLength(0)
  })

  it.each(['', 'null', '[]', '{', '"text"', '{"posten":7}'])('is nothing for %j', (stored) => {
    sessionStorage.setItem(INSERTED_KEY, stored)
    expect(Object.values(readInserted() ?? {}).join('')).not.toContain('7')
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
  for (const key of [DRAFT_KEY, INSERTED_KEY, RELOADED_KEY, REQUESTS_KEY]) {
    expect(notice).toContain(`„${key}“`)
  }
})
