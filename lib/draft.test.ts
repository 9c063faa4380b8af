/** @jest-environment jsdom */
import * as draftModule from './draft'

type Draft = typeof draftModule

/** The module as a freshly loaded page has it. */
function freshPage(): Draft {
  let fresh: Draft = draftModule
  jest.isolateModules(() => {
    fresh = jest.requireActual<Draft>('./draft')
  })
  return fresh
}

beforeEach(() => sessionStorage.clear())

describe('the draft', () => {
  it('survives a reload', () => {
    freshPage().updateDraft({ message: 'Zwei Tore' })
    expect(freshPage().readDraft()).toMatchObject({ message: 'Zwei Tore', name: '' })
  })

  it('never stores anything but the text fields', () => {
    sessionStorage.setItem(draftModule.DRAFT_KEY, '{"name":"A","gdprConsent":true,"email":7}')
    expect(freshPage().readDraft()).toEqual({ ...draftModule.emptyDraft, name: 'A' })
  })

  it.each(['', 'null', '[]', '{', '"text"'])('takes %j in the storage for no draft', (stored) => {
    sessionStorage.setItem(draftModule.DRAFT_KEY, stored)
    expect(freshPage().readDraft()).toEqual(draftModule.emptyDraft)
  })

  it('leaves nothing behind when it is cleared', () => {
    const page = freshPage()
    page.updateDraft({ name: 'A' })
    page.clearDraft()
    expect(sessionStorage).toHaveLength(0)
  })

  it('lives on without a storage', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const page = freshPage()
    page.updateDraft({ name: 'A' })
    expect(page.readDraft().name).toBe('A')
    refuse.mockRestore()
  })

  it('tells those who listen, until they stop', () => {
    const page = freshPage()
    const heard: string[] = []
    const stop = page.onDraftChange(({ name }) => heard.push(name))
    page.updateDraft({ name: 'A' })
    stop()
    page.updateDraft({ name: 'B' })
    expect(heard).toEqual(['A'])
  })
})
